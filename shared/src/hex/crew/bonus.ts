/** How bonuses and penalties add up: rules/hex.md, Conventions, Bonus stacking. */

export interface Bonus {
  /** Where it comes from: a bonus does not count twice from one source. */
  readonly source: string
  readonly amount: number
  readonly type: 'circumstance' | 'enhancement' | 'untyped'
}

/**
 * Circumstance bonuses of different sources add up, and untyped ones; of any other type only the highest counts.
 * Penalties add up, but not from the same source.
 */
export function total(bonuses: readonly Bonus[]): number {
  const bySource = new Map<string, Bonus>()
  for (const bonus of bonuses) {
    const key = `${bonus.amount < 0 ? 'penalty' : bonus.type} ${bonus.source}`
    const known = bySource.get(key)
    const stronger = known === undefined || Math.abs(bonus.amount) > Math.abs(known.amount)
    if (stronger) bySource.set(key, bonus)
  }
  const counted = [...bySource.values()]
  const adding = counted.filter(({ type, amount }) => amount < 0 || type !== 'enhancement')
  const highest = Math.max(0, ...counted.filter(b => b.amount > 0 && b.type === 'enhancement').map(b => b.amount))
  return adding.reduce((sum, { amount }) => sum + amount, 0) + highest
}

export function untyped(source: string, amount: number): Bonus[] {
  return amount === 0 ? [] : [{ source, amount, type: 'untyped' }]
}

/** Half again a tier, rounded down: of tiers below 1 nothing (rules/hex.md, Conventions; 6.55). */
export function tierAndHalf(tier: number): number {
  return Math.floor(1.5 * tier)
}
