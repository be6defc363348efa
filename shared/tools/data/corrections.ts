/** Where the public data are known to be wrong or use one name for two things. */

type Field = 'shipAbility' | 'title'

interface Correction {
  readonly field: Field
  readonly is: string
  /** The cards it is on, by id. */
  readonly on: RegExp
  readonly ours: string
}

const CORRECTIONS: readonly Correction[] = [
  // These cards print another ability under the same name.
  {
    field: 'shipAbility',
    is: 'heavyweaponturret',
    on: /-evacuationofdqar$/,
    ours: 'heavyweaponturret-evacuationofdqar',
  },
  { field: 'shipAbility', is: 'sensorblindspot', on: /-swz103(-sl)?-[a-z]+$/, ours: 'sensorblindspot-swz103' },
  // The card's name in every other place, and in later data here too.
  { field: 'title', is: 'Silent Hunter', on: /^stealthgambit-tiephphantom$/, ours: 'Stealth Gambit' },
]

/** Our value for a field of the card with that id. */
export function corrected(field: Field, id: string, value: string): string {
  return CORRECTIONS.find(fix => fix.field === field && fix.is === value && fix.on.test(id))?.ours ?? value
}
