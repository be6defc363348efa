import { describe, expect, it } from 'vitest'
import { type At, type ShipSetup, type Table, type TableSetup, table } from '../../../test/dial/table.ts'
import type { Json } from '../../kernel/index.ts'

type Setup = Partial<Omit<TableSetup, 'ships'>> & { a?: Partial<ShipSetup>; b?: Partial<ShipSetup>; at?: At }

/** a1 at (400, 400) heading north is asked whether it attacks b1. */
function asked({ a = {}, b = {}, at = [400, 590, 180], ...rest }: Setup): Table {
  const t = table({
    phase: 'engagement',
    ...rest,
    ships: [
      { id: 'a1', at: [400, 400], ...a },
      { id: 'b1', at, ...b },
    ],
  })
  t.push('offerAttack', { ship: 'a1', bonus: false })
  return t
}

const upgrade = (id: string, value?: number) => ({
  upgrades: [
    { id, slot: 'missile' as const, charges: value === undefined ? null : { value, max: value, recovers: 0 } },
  ],
})

/** The attacks listed, with what was measured. */
const listed = (setup: Setup) => {
  const t = asked(setup)
  if (t.idle) return []
  return (t.request.args as { shots: { range: number; obstructed: string[]; weapon: { arc: string } }[] }).shots
}

const front = { weapon: 'primary', arc: 'front', target: 'b1' }

describe('attacks that may be made', () => {
  it('are of an enemy in arc and range, or none', () => {
    const t = asked({})
    expect(t.choices()).toEqual([front, { skip: true }])
    expect(t.request).toMatchObject({ seat: 'a', kind: 'attack', default: { skip: true } })
    t.answer({ skip: true })
    expect(t.events.at(-1)).toMatchObject({ type: 'attackPassed', ship: 'a1' })
    expect(t.idle).toBe(true)
  })

  it('are not asked for where there are none', () => {
    expect(asked({ at: [400, 200] }).idle).toBe(true)
    expect(asked({ at: [400, 741] }).idle).toBe(true)
  })

  it('hold to the bands: 300 mm are range 3, anything more is beyond', () => {
    expect(listed({ at: [400, 740, 180] })).toMatchObject([{ range: 3 }])
    expect(listed({ at: [400, 740.01, 180] })).toEqual([])
  })

  it('take the part of the base that is inside the arc, though another is nearer', () => {
    // Its near side edge lies outside of the front arc.
    const [shot] = listed({ at: [490, 505, 180], a: { attacks: [{ arc: 'front', value: 3 }] } })
    expect(shot?.range).toBe(1)
    const [bullseye] = listed({ at: [425, 519, 135], a: { attacks: [{ arc: 'bullseye', value: 3 }] } })
    expect(bullseye).toMatchObject({ range: 1, weapon: { arc: 'bullseye' } })
  })

  it('A56: reach a target of which only a corner touches the arc line', () => {
    const bullseye = { attacks: [{ arc: 'bullseye' as const, value: 3 }] }
    expect(listed({ a: bullseye, at: [427.4, 500] })).toHaveLength(1)
    expect(listed({ a: bullseye, at: [427.409, 500] })).toHaveLength(1)
    expect(listed({ a: bullseye, at: [427.42, 500] })).toEqual([])
  })

  it('know the full front arc from the front arc', () => {
    const at: At = [500, 430, 180]
    expect(listed({ at })).toEqual([])
    expect(listed({ at, a: { attacks: [{ arc: 'fullFront', value: 3 }] } })).toMatchObject([{ range: 1 }])
  })

  it('follow the turret', () => {
    const a = { type: 'rz2awing', turret: 'rear' } as const
    expect(asked({ a, at: [400, 210] }).choices()).toEqual([
      { weapon: 'primary', arc: 'rear', turret: true, target: 'b1' },
      { skip: true },
    ])
    expect(asked({ a }).idle).toBe(true)
  })

  it('A28: a touching enemy outside the arc is not attacked; in arc the range is 0 though the part in it is farther', () => {
    expect(asked({ at: [440.03, 400, 90] }).idle).toBe(true)
    // Side by side and a little ahead: what lies in the front arc is only its far corner.
    const side: At = [440.02, 430]
    expect(listed({ at: side })).toMatchObject([{ range: 0 }])
  })

  it('A27: a special weapon without range 0 is not fired at a touching enemy', () => {
    const at: At = [400, 443.18, 180]
    const locks = [{ by: 'a1', on: { kind: 'ship', id: 'b1' } }] as const
    const t = asked({ at, a: upgrade('clustermissiles', 4), locks })
    expect(t.choices()).toEqual([front, { skip: true }])
    expect(t.refuses({ weapon: 0, arc: 'front', target: 'b1' })).toMatchObject({
      code: 'out_of_range',
      facts: { rule: 'dial §6.1', range: 0 },
    })
  })

  it('reach range 0 where the weapon prints it', () => {
    const at: At = [400, 356.82]
    expect(listed({ at, a: upgrade('hotshottailblaster', 2) })).toMatchObject([{ range: 0, weapon: { source: 0 } }])
  })

  it('need the lock on that very defender', () => {
    const a = upgrade('protontorpedoes', 2)
    const torpedoes = { weapon: 0, arc: 'front', target: 'b1' }
    expect(asked({ a }).refuses(torpedoes)).toMatchObject({ code: 'not_met', place: 'answer.weapon' })
    const other = asked({ a, locks: [{ by: 'a1', on: { kind: 'obstacle', id: 'b1' } }] })
    expect(other.refuses(torpedoes)).toMatchObject({ code: 'not_met' })
    expect(asked({ a, locks: [{ by: 'a1', on: { kind: 'ship', id: 'b1' } }] }).choices()).toContainEqual(torpedoes)
  })

  it('need the tokens or the lock, whichever is there', () => {
    const pods = { weapon: 0, arc: 'fullFront', target: 'b1' }
    const a = upgrade('multimissilepods', 5)
    expect(asked({ a }).refuses(pods)).toMatchObject({ code: 'not_met' })
    expect(asked({ a: { ...a, tokens: { focus: 1 } } }).refuses(pods)).toMatchObject({ code: 'not_met' })
    expect(asked({ a: { ...a, tokens: { calculate: 1 } } }).refuses(pods)).toBeNull()
    expect(asked({ a, locks: [{ by: 'a1', on: { kind: 'ship', id: 'b1' } }] }).refuses(pods)).toBeNull()
    const rockets = { weapon: 0, arc: 'bullseye', target: 'b1' }
    const b = upgrade('protonrockets', 1)
    expect(asked({ a: b }).refuses(rockets)).toMatchObject({ code: 'not_met' })
    expect(asked({ a: { ...b, tokens: { focus: 1 } } }).refuses(rockets)).toBeNull()
  })

  it('cost all or nothing, and what cannot be paid is not offered', () => {
    const cannons = { weapon: 0, arc: 'bullseye', target: 'b1' }
    const a = (value: number) => ({
      upgrades: [{ id: 'protoncannons', slot: 'cannon' as const, charges: { value, max: 2, recovers: 1 } }],
    })
    expect(asked({ a: a(1) }).refuses(cannons)).toMatchObject({ code: 'cannot_pay', facts: { charges: 2 } })
    const t = asked({ a: a(2) })
    t.answer(cannons)
    expect(t.ship('a1').upgrades[0]?.charges?.value).toBe(0)
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'chargeSpent', card: 'protoncannons', count: 2 }))
  })

  it('are not made by a disarmed or a cloaked ship', () => {
    expect(asked({ a: { tokens: { disarm: 1 } } }).idle).toBe(true)
    expect(asked({ a: { tokens: { cloak: 1 } } }).idle).toBe(true)
    expect(asked({ b: { tokens: { cloak: 1, disarm: 1 } } }).choices()).toContainEqual(front)
  })

  it('are not made at range 0 of an asteroid, debris or gas; other clouds do not matter', () => {
    const under = (outline: NonNullable<TableSetup['obstacles']>[number]['outline'], at: At = [400, 400]) =>
      asked({ obstacles: [{ id: 'o1', outline, at }] }).idle
    expect(under('coreasteroid0')).toBe(true)
    expect(under('pomasteroid1')).toBe(true)
    expect(under('gascloud1')).toBe(true)
    expect(under('electrochaffcloud')).toBe(false)
    expect(under('coreasteroid0', [400, 300])).toBe(false)
  })

  it('are obstructed by an obstacle on the line, which is told', () => {
    const [shot] = listed({ obstacles: [{ id: 'o1', outline: 'coreasteroid0', at: [400, 495] }] })
    expect(shot).toMatchObject({ range: 2, obstructed: ['o1'] })
  })

  it('A46: of equally short lines one that is clear decides', () => {
    // A rock reaching into the lane between two parallel bases from the left.
    const at: At = [370, 495]
    const [shot] = listed({ obstacles: [{ id: 'o1', outline: 'gascloud1', at }] })
    expect(shot).toMatchObject({ obstructed: [] })
    const [[x] = [0]] = (shot as unknown as { line: [number, number][] }).line
    expect(x).toBeGreaterThan(380)
    // Turned a little, there is one shortest line, and it is not clear.
    const [turned] = listed({ at: [385, 590, 170], obstacles: [{ id: 'o1', outline: 'gascloud1', at }] })
    expect(turned).toMatchObject({ obstructed: ['o1'] })
  })

  it('A29: at range 0 a rock under the contact obstructs; a rock at range 0 of the attacker bars the attack', () => {
    const touching: At = [400, 443.18, 180]
    const rock = (y: number) => [{ id: 'o1', outline: 'coreasteroid0', at: [400, y] as At }] as const
    expect(listed({ at: touching, obstacles: rock(440) })).toMatchObject([{ range: 0, obstructed: ['o1'] }])
    expect(asked({ at: touching, obstacles: rock(430) }).idle).toBe(true)
  })

  it('A31: may be made on a ship that is destroyed and not yet removed', () => {
    expect(asked({ b: { doomed: true } }).choices()).toContainEqual(front)
  })
})

describe('attacks that are refused', () => {
  it('say why, by the rule and the line measured', () => {
    const t = asked({ b: { id: 'b1' } })
    expect(t.refuses({ weapon: 'primary', arc: 'rear', target: 'b1' })).toMatchObject({
      code: 'no_weapon',
      place: 'answer.weapon',
    })
    expect(t.refuses({ weapon: 'primary', arc: 'front', turret: true, target: 'b1' })).toMatchObject({
      code: 'no_weapon',
    })
    expect(t.refuses({ weapon: 'primary', arc: 'front', target: 'b9' })).toMatchObject({ code: 'no_such_object' })
    expect(t.refuses({ weapon: 'primary', arc: 'front', target: 'constructor' })).toMatchObject({
      code: 'no_such_object',
    })
    expect(t.refuses({ weapon: 'primary', arc: 'front', target: 'a1' })).toMatchObject({ code: 'wrong_object' })
    const bad: Json[] = [null, 1, {}, { skip: false }, { ...front, skip: true }, { ...front, more: 1 }, []]
    for (const answer of bad) {
      expect(t.refuses(answer)).toMatchObject({ code: 'bad_answer' })
    }
    expect(t.refuses(front)).toBeNull()
  })

  it('for the arc or the range name them', () => {
    const t = table({
      phase: 'engagement',
      ships: [
        { id: 'a1', at: [400, 400] },
        { id: 'a2', at: [600, 400] },
        { id: 'b1', at: [400, 590, 180] },
        { id: 'b2', at: [400, 200] },
        { id: 'b3', at: [400, 780] },
        { id: 'c1', at: [460, 560] },
      ],
      sides: { a: 'A', b: 'B', c: 'A' },
    })
    t.push('offerAttack', { ship: 'a1', bonus: false })
    const at = (target: string) => t.refuses({ ...front, target })
    expect(at('b2')).toMatchObject({ code: 'not_in_arc', facts: { rule: 'dial §6.2', arc: 'front' } })
    expect(at('b3')).toMatchObject({ code: 'out_of_range', facts: { rule: 'dial §6.1' } })
    const [[, from = 0] = [], [, to = 0] = []]: number[][] = JSON.parse(`${at('b3')?.facts?.line}`)
    expect([from, to]).toEqual([420, 760])
    expect(at('a2')).toMatchObject({ code: 'wrong_object' })
    // Allied ships are not attacked either.
    expect(at('c1')).toMatchObject({ code: 'wrong_object' })
    expect(t.choices()).toEqual([front, { skip: true }])
  })

  it('at range 0 of an obstacle name it; where the ship lies on it no line decides', () => {
    const t = asked({
      a: {
        attacks: [
          { arc: 'front', value: 3 },
          { arc: 'rear', value: 2 },
        ],
      },
    })
    t.game.obstacles.o1 = { id: 'o1', outline: 'coreasteroid0', pose: { x: 400, y: 400, dx: 0, dy: 1 }, fuses: 0 }
    const refused = t.refuses({ weapon: 'primary', arc: 'rear', target: 'b1' })
    expect(refused).toMatchObject({ code: 'cannot_attack', facts: { rule: 'dial §5.5', obstacle: 'o1' } })
    expect(refused?.facts).not.toHaveProperty('line')
  })
})
