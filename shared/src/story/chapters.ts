/** A match of any game, or a stretch of it, told phase by phase. */

/** Where a chapter stands. */
interface Stretch<Phase extends string> {
  readonly round: number
  readonly phase: Phase
}

export interface Line {
  /** Number of the event that the line tells. */
  readonly seq: number
  readonly text: string
}

/** What happened in one phase. */
export interface Chapter<Phase extends string> extends Stretch<Phase> {
  readonly heading: string
  readonly lines: readonly Line[]
}

export interface StoryOptions<Phase extends string, Language extends string> {
  readonly language?: Language
  /** Where a stretch stands in which no phase begins or ends: by default in set-up. */
  readonly round?: number
  readonly phase?: Phase
}

type Heading<Phase extends string> = Stretch<Phase> & { readonly type: 'phaseBegan' | 'phaseEnded' }

/** Told as a heading, not as a line. */
export function isHeading<Phase extends string>(event: { readonly type: string }): event is Heading<Phase> {
  return event.type === 'phaseBegan' || event.type === 'phaseEnded'
}

interface Teller<Phase extends string, Event> {
  heading(phase: Phase, round: number): string
  sentence(event: Event): string | null
}

/** Phases are the headings, so their beginnings and ends are no lines. `from`: where a stretch stands that says nothing of it. */
export function chaptersOf<Phase extends string, Event extends { readonly type: string }>(
  events: readonly (Event & { readonly seq: number })[],
  from: Stretch<Phase>,
  teller: Teller<Phase, Event>,
): Chapter<Phase>[] {
  const begun = ({ round, phase }: Stretch<Phase>) => {
    return { round, phase, heading: teller.heading(phase, round), lines: [] as Line[] }
  }
  let chapter = begun(endedFirst<Phase>(events) ?? from)
  const chapters = [chapter]
  for (const event of events) {
    if (isHeading<Phase>(event)) {
      if (event.type === 'phaseEnded' || (event.phase === chapter.phase && event.round === chapter.round)) continue
      chapter = begun(event)
      chapters.push(chapter)
    } else {
      const text = teller.sentence(event)
      if (text !== null) chapter.lines.push({ seq: event.seq, text })
    }
  }
  return chapters.filter(({ lines }, i) => lines.length > 0 || i > 0)
}

/** The phase in which a stretch begins, when it goes beyond that phase. */
function endedFirst<Phase extends string>(events: readonly { readonly type: string }[]): Stretch<Phase> | null {
  const first = events.find(event => isHeading<Phase>(event))
  return first?.type === 'phaseEnded' ? first : null
}
