/** What is wrong with a ship: where on its sheet, and why it cannot be built. */

const sentences = {
  form: 'It does not have this form.',
  unknown_part: 'There is no such part.',
  wrong_size: 'The part is not made for a ship of this size.',
  build_points: 'The ship costs more than its tier allows.',
  power: 'Its cores do not feed all that is switched on.',
  cores: 'It has no room for so many cores.',
  bays: 'Its frame does not have so many bays.',
  mounts: 'The arc does not take so many weapons.',
  mount_class: 'A mount of this class cannot be put there.',
  linked: 'These weapons cannot be linked.',
  frame: 'What the frame asks for is missing.',
  shields: 'The shields cannot be split so.',
  crew: 'The ship cannot be crewed so.',
  ranks: 'Nobody has more ranks than levels.',
  printed: 'The printed number is better than its parts give.',
} as const

export type ProblemCode = keyof typeof sentences

export interface Problem {
  readonly code: ProblemCode
  /** A path on the sheet, such as `weapons[2].mount`; empty: the whole sheet. */
  readonly where: string
  readonly message: string
}

/** A problem at a place, its sentence closed by `more`. */
export function problem(code: ProblemCode, where: string, more: string): Problem {
  return { code, where, message: `${sentences[code]} ${more}` }
}
