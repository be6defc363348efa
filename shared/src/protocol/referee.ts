/** What the referee command may be asked, strict to the last key, and what it answers (design §4, design §1). */
import { z } from 'zod'
import { problemCodes } from '../dial/squad/problem.ts'

/** Lengths in mm and headings in degrees: large enough for any table, small enough for exact sums. */
const measure = z.number().min(-1e6).max(1e6)
const point = z.tuple([measure, measure])

const body = z.strictObject({
  size: z.enum(['small', 'medium', 'large']),
  pose: z.tuple([measure, measure, measure]).describe('Centre of the base in mm, heading in degrees clockwise from +y'),
})
const ship = z.strictObject({ ...body.shape, friendly: z.boolean().default(false) })
const ships = z.array(ship).max(256).default([])
const obstacle = z.strictObject({ kind: z.string().max(64), polygon: z.array(point).min(3).max(512) })
/** So many corners in one question keep its answer a matter of seconds, whatever the outlines. */
const mostCorners = 4096
const obstacles = z
  .array(obstacle)
  .max(256)
  .refine(all => all.reduce((sum, { polygon }) => sum + polygon.length, 0) <= mostCorners, {
    message: `Too many corners: expected at most ${mostCorners} in all obstacles together`,
  })
  .default([])
const length = z.number().positive().max(1e6)
const area = z
  .tuple([length, length])
  .nullable()
  .default(null)
  .describe('Width and height with the origin in a corner; null has no edge')
const guides = z.boolean().default(true)

/** Every question has an operation, and may have an id, which the answer echoes. */
const id = { id: z.union([z.string(), z.number(), z.boolean(), z.null()]).optional() }

/** Answers name ships and obstacles by their place in the question. */
const indices = z.array(z.int()).readonly()
const placed = z
  .tuple([z.number(), z.number(), z.number()])
  .readonly()
  .describe('Centre of the base in mm, heading in [0, 360)')

export const flyQuestion = z
  .strictObject({
    ...id,
    op: z.literal('dial.fly'),
    ship: body,
    maneuver: z.string().describe('A dial code such as 4KR'),
    ships,
    obstacles,
    area,
    guides,
    slot: z.literal([-1, 0, 1]).optional().describe('Of a Tallon roll: 1 lies further along the first heading'),
  })
  .describe('`dial.fly`: flies a manoeuvre.')

export const flyAnswer = z.strictObject({
  ...id,
  pose: placed,
  executed: z.enum(['fully', 'partially']),
  overlapped: indices.describe('Ships overlapped at the full final position'),
  touching: indices.describe('Ships that touch the final body'),
  movedThrough: indices.describe('Obstacles under the part of the template used'),
  onObstacles: indices.describe('Obstacles under the final body'),
  fled: z.boolean(),
  difficulty: z.enum(['blue', 'white', 'red', 'purple']),
  slots: z
    .array(z.literal([-1, 0, 1]))
    .readonly()
    .nullable()
    .describe('The free ones of a Tallon roll; null for other manoeuvres'),
})

export const repositionQuestion = z
  .strictObject({
    ...id,
    op: z.literal('dial.reposition'),
    action: z.enum(['barrel-roll', 'boost', 'decloak']),
    ship: body,
    ships,
    obstacles,
    area,
    guides,
  })
  .describe('`dial.reposition`: every way of an action that moves a ship.')

export const repositionAnswer = z.strictObject({
  ...id,
  options: z
    .array(
      z.strictObject({
        name: z.string().describe('left:+1, right:0, straight …'),
        pose: placed,
        legal: z.boolean(),
        why: z.enum(['area', 'ship', 'obstacle']).optional().describe('Of an illegal one: the first that holds'),
      }),
    )
    .readonly()
    .describe('All of them, always in the same order'),
})

export const measureQuestion = z
  .strictObject({ ...id, op: z.literal('dial.measure'), attacker: body, defender: body, ships, obstacles, guides })
  .describe('`dial.measure`: range and arcs from an attacker to a defender.')

const corner = z.tuple([z.number(), z.number()]).readonly()
const arc = z
  .union([
    z.strictObject({
      in: z.literal(true),
      distance: z.number(),
      range: z.literal([0, 1, 2, 3]),
      obstructed: z.boolean(),
      by: indices.describe('Obstacles'),
      through: indices.describe('Ships crossed'),
      deciding: z.tuple([corner, corner]).readonly().describe('The line measured'),
    }),
    z.strictObject({ in: z.literal(false) }),
  ])
  .meta({ id: 'Arc' })

export const measureAnswer = z.strictObject({
  ...id,
  distance: z.number().describe('mm, base to base'),
  range: z.literal([0, 1, 2, 3]).nullable().describe('0 when the bodies touch, null beyond 3'),
  arcs: z.strictObject({
    front: arc,
    rear: arc,
    left: arc,
    right: arc,
    bullseye: arc,
    fullFront: arc,
    fullRear: arc,
  }),
})

export const squadQuestion = z
  .strictObject({
    ...id,
    op: z.literal('dial.squad'),
    ruleset: z.enum(['xwa', 'amg']),
    // Anything goes: reading it is the answer.
    xws: z.unknown().describe('A squad as an object, or the text that somebody pasted'),
  })
  .describe('`dial.squad`: reads a squad and names what is wrong with it.')

const words = z.array(z.string()).readonly()

export const squadAnswer = z.strictObject({
  ...id,
  ok: z.boolean().describe('No problem at all: rated play takes it'),
  ships: z
    .array(
      z.strictObject({
        pilot: z.string(),
        ship: z.string(),
        cost: z.int(),
        loadout: z.int().describe('What the upgrades spend'),
        upgrades: words.describe('Those of a standard loadout too'),
      }),
    )
    .readonly()
    .describe('All that are known'),
  cost: z.int(),
  manual: words.describe('Cards with an ability that is not carried out: a match goes on as if they had none'),
  problems: z
    .array(
      z.strictObject({
        code: z.enum(problemCodes),
        where: z.string().describe('Such as pilots[2].upgrades.talent[0]; empty for the whole list'),
        message: z.string(),
      }),
    )
    .readonly(),
  canonical: z
    .strictObject({
      faction: z.string(),
      name: z.string().optional(),
      ruleset: z.string(),
      version: z.string(),
      points: z.int(),
      obstacles: words,
      pilots: z
        .array(
          z.strictObject({
            id: z.string(),
            ship: z.string(),
            points: z.int(),
            upgrades: z.record(z.string(), words).describe('By slot, without those of a standard loadout'),
          }),
        )
        .readonly(),
    })
    .nullable()
    .describe('The same squad as XWS; null when nothing could be read'),
})

/** Cube coordinates, the third left out: large enough for any map, small enough for exact sums. */
const hexNumber = z.int().min(-1e6).max(1e6)
const hex = z.tuple([hexNumber, hexNumber]).readonly().describe('[q, r] of a flat-top map')
const facing = z.literal([0, 1, 2, 3, 4, 5]).describe('Clockwise from north')

const actions = [
  ...['fly', 'maneuver', 'full-power', 'glide', 'audacious-gambit'],
  ...['back-off', 'barrel-roll', 'evade', 'flip-and-burn', 'flyby', 'slide', 'turn-in-place'],
] as const

export const moveQuestion = z
  .strictObject({
    ...id,
    op: z.literal('hex.move'),
    ship: z.strictObject({
      hex,
      facing,
      speed: z.int().min(0).max(200).describe('In hexes, before the action changes it'),
      maneuverability: z.enum(['clumsy', 'poor', 'average', 'good', 'perfect']),
    }),
    action: z.enum(actions).describe('A stunt is taken as successful'),
    path: z
      .array(z.enum(['F', 'L', 'R', 'FP', 'FS', 'B']))
      .max(1000)
      .describe(
        'F one hex forward, L and R a turn of 60° to port and starboard; FP and FS of a slide, B of a back-off',
      ),
    others: z
      .array(
        z.strictObject({
          hex,
          enemy: z.boolean().default(false),
          gunner: z.boolean().default(false).describe('Somebody is in the role of gunner'),
          directFire: z.boolean().default(false).describe('It has a direct-fire weapon'),
        }),
      )
      .max(256)
      .default([]),
    target: z.int().min(0).optional().describe('Of a flyby: which of `others`'),
    finalFacing: facing.optional().describe('Of an audacious gambit; left out: as the path ends'),
  })
  .refine(({ action, target }) => (target !== undefined) === (action === 'flyby'), {
    path: ['target'],
    message: 'A flyby has a target, and no other action has one',
  })
  .refine(({ action, finalFacing }) => finalFacing === undefined || action === 'audacious-gambit', {
    path: ['finalFacing'],
    message: 'Only an audacious gambit ends with a facing of its choice',
  })
  .describe('`hex.move`: whether a path may be flown, where it ends, and whose free attacks it draws.')

export const moveAnswer = z.union([
  z.strictObject({
    ...id,
    legal: z.literal(true),
    hex,
    facing,
    freeAttacks: indices.describe('A place in `others` for each pass, so one may stand there twice'),
  }),
  z.strictObject({
    ...id,
    legal: z.literal(false),
    at: z.int().describe('The first step that breaks a rule, from 0'),
    code: z.enum(['turn_too_soon', 'too_far', 'ends_on_ship', 'not_a_turn_here', 'no_such_step']),
  }),
])

export const arcQuestion = z
  .strictObject({ ...id, op: z.literal('hex.arc'), ship: z.strictObject({ hex, facing }), target: hex })
  .describe('`hex.arc`: in which arcs of a ship a hex lies.')

export const arcAnswer = z.strictObject({
  ...id,
  distance: z.int().describe('In hexes'),
  arcs: z
    .array(z.enum(['forward', 'starboard', 'aft', 'port']))
    .readonly()
    .describe('Two on a boundary, all four on its own hex'),
})

export const errorAnswer = z
  .strictObject({
    ...id,
    error: z.strictObject({
      code: z.enum([
        'bad_json',
        'unknown_op',
        'bad_input',
        'unknown_maneuver',
        'overlap_at_start',
        'slot_blocked',
        'engine_fault',
      ]),
      message: z.string().describe('Begins with the place in the question, where there is one'),
    }),
  })
  .describe('The answer to a bad question; those after it are answered all the same.')

export type BodyQuestion = z.infer<typeof body>
export type ObstacleQuestion = z.infer<typeof obstacle>
export type FlyQuestion = z.infer<typeof flyQuestion>
export type RepositionQuestion = z.infer<typeof repositionQuestion>
export type MeasureQuestion = z.infer<typeof measureQuestion>
export type SquadQuestion = z.infer<typeof squadQuestion>
export type MoveQuestion = z.infer<typeof moveQuestion>
export type ArcQuestion = z.infer<typeof arcQuestion>

/** An answer without the id, which the line adds. */
type Unnamed<Schema extends z.ZodType> = Omit<z.infer<Schema>, 'id'>
/** The same of each form that an answer may have. */
type UnnamedOf<Answer> = Answer extends object ? Omit<Answer, 'id'> : never
export type FlyAnswer = Unnamed<typeof flyAnswer>
export type RepositionAnswer = Unnamed<typeof repositionAnswer>
export type MeasureAnswer = Unnamed<typeof measureAnswer>
export type SquadAnswer = Unnamed<typeof squadAnswer>
export type MoveAnswer = UnnamedOf<z.infer<typeof moveAnswer>>
export type ArcAnswer = Unnamed<typeof arcAnswer>
export type ErrorAnswer = Unnamed<typeof errorAnswer>

/** A question read, or what is wrong with it and where: `ships[0].pose[1]: …`. */
export type Read<Question> =
  | { readonly ok: true; readonly question: Question }
  | { readonly ok: false; readonly message: string }

const placeOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((place, step) => {
    if (typeof step === 'number') return `${place}[${step}]`
    return place === '' ? String(step) : `${place}.${String(step)}`
  }, '')

const reader =
  <Question>(schema: z.ZodType<Question>) =>
  (raw: unknown): Read<Question> => {
    const read = schema.safeParse(raw, { error: ({ input }) => (input === undefined ? 'This is missing' : undefined) })
    if (read.success) return { ok: true, question: read.data }
    const [issue] = read.error.issues
    if (issue === undefined) return { ok: false, message: 'The question has not the form of its operation.' }
    const place = placeOf(issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path)
    return { ok: false, message: `${place === '' ? 'question' : place}: ${issue.message}`.slice(0, 300) }
  }

export const readFly = reader(flyQuestion)
export const readReposition = reader(repositionQuestion)
export const readMeasure = reader(measureQuestion)
export const readSquad = reader(squadQuestion)
export const readMove = reader(moveQuestion)
export const readArc = reader(arcQuestion)
export const readId = reader(z.object(id))
export const readOp = reader(z.object({ op: z.string() }))
