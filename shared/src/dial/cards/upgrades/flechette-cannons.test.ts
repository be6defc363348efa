import { describe, expect, it } from 'vitest'
import { duel, range2 } from '../../../../test/dial/duel.ts'
import type { At } from '../../../../test/dial/table.ts'

const shoot = (at: At, red: readonly ('hit' | 'blank')[]) =>
  duel({
    a: { upgrades: [{ id: 'flechettecannons-armedanddangerous', slot: 'cannon' }] },
    at,
    weapon: 0,
    dice: [red, ['blank', 'blank']],
  }).ship('b1').tokens

describe('flechette cannons', () => {
  it('strain a defender whom they hit in the bullseye arc', () => {
    expect(shoot(range2, ['hit', 'blank', 'blank'])).toEqual({ strain: 1 })
    expect(shoot([450, 590, 180], ['hit', 'blank', 'blank'])).toEqual({})
    expect(shoot(range2, ['blank', 'blank', 'blank'])).toEqual({})
  })
})
