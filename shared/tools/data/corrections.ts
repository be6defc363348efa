/** Where the public data are known to be wrong or to use one name for two things. */

interface Correction {
  readonly field: 'shipAbility'
  readonly is: string
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
]

/** Our value for a field of the card with that id. */
export function corrected(field: Correction['field'], id: string, value: string): string {
  return CORRECTIONS.find(fix => fix.field === field && fix.is === value && fix.on.test(id))?.ours ?? value
}
