/** What special weapons need and cost, by their card: facts that the public tables hold only as text. */

export interface SpecialWeapon {
  /** One of these: a lock on the defender, or a token of the attacker. None: nothing is needed. */
  readonly needs: readonly ('lock' | 'focus' | 'calculate')[]
  /** Charges of the card. */
  readonly charges: number
}

const locked = { needs: ['lock'], charges: 1 } as const

export const specialWeapons: { readonly [upgrade: string]: SpecialWeapon } = {
  advprotontorpedoes: locked,
  barragerockets: { needs: ['focus'], charges: 1 },
  clustermissiles: locked,
  concussionmissiles: locked,
  diamondboronmissiles: locked,
  discordmissiles: locked,
  electrochaffmissiles: locked,
  energyshellcharges: { needs: ['calculate'], charges: 1 },
  homingmissiles: locked,
  homingtorpedoes: locked,
  ionmissiles: locked,
  iontorpedoes: locked,
  magpulsewarheads: locked,
  multimissilepods: { needs: ['calculate', 'lock'], charges: 1 },
  plasmatorpedoes: locked,
  protoncannons: { needs: [], charges: 2 },
  protonrockets: { needs: ['focus'], charges: 1 },
  protontorpedoes: locked,
  xx23sthreadtracers: { needs: ['focus', 'calculate', 'lock'], charges: 1 },
}
