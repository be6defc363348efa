import { always, type Card } from '../card.ts'

const sides = ['left', 'right'] as const

export const modularBombingMagazine: Card = {
  kind: 'shipAbility',
  id: 'modularbombingmagazine',
  says: 'Devices may be dropped from the middle of the left or right side of the base.',
  parts: [
    always('deviceWays', (_t, self, { ship }, ways) => {
      const drops = ways.filter(({ way }) => way === 'drop')
      return ship === self.id ? [...ways, ...drops.flatMap(at => sides.map(side => ({ ...at, side })))] : ways
    }),
  ],
}
