/** What the referee command may be asked: the questions of its contract, strict to the last key (design §4, design §1). */
import { z } from 'zod'

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
const op = { op: z.string() }
const common = { ...id, ...op }

export const flyQuestion = z
  .strictObject({
    ...common,
    ship: body,
    maneuver: z.string().describe('A dial code such as 4KR'),
    ships,
    obstacles,
    area,
    guides,
    slot: z.literal([-1, 0, 1]).optional().describe('Of a Tallon roll: 1 lies further along the first heading'),
  })
  .describe('`dial.fly`: flies a manoeuvre.')

export const repositionQuestion = z
  .strictObject({
    ...common,
    action: z.enum(['barrel-roll', 'boost', 'decloak']),
    ship: body,
    ships,
    obstacles,
    area,
    guides,
  })
  .describe('`dial.reposition`: every way of an action that moves a ship.')

export const measureQuestion = z
  .strictObject({ ...common, attacker: body, defender: body, ships, obstacles, guides })
  .describe('`dial.measure`: range and arcs from an attacker to a defender.')

export const squadQuestion = z
  .strictObject({
    ...common,
    ruleset: z.enum(['xwa', 'amg']),
    // Anything goes: reading it is the answer.
    xws: z.unknown().describe('A squad as an object, or the text that somebody pasted'),
  })
  .describe('`dial.squad`: reads a squad and names what is wrong with it.')

export type BodyQuestion = z.infer<typeof body>
export type ObstacleQuestion = z.infer<typeof obstacle>
export type FlyQuestion = z.infer<typeof flyQuestion>
export type RepositionQuestion = z.infer<typeof repositionQuestion>
export type MeasureQuestion = z.infer<typeof measureQuestion>
export type SquadQuestion = z.infer<typeof squadQuestion>

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
    const read = schema.safeParse(raw)
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
export const readId = reader(z.object(id))
export const readOp = reader(z.object(op))
