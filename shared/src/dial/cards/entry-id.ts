/** The name under which a part of a card listens: the card, its side if only one has the part, and the window. */
export function entryId(card: string, side: number | undefined, listensTo: string, nth: number): string {
  const face = side === undefined ? card : `${card}/${side}`
  return nth === 1 ? `${face} ${listensTo}` : `${face} ${listensTo} ${nth}`
}

/** The card of such a name; of two cards of one id, such as a pilot and an upgrade, one has its kind before it. */
export function cardOfEntry(entry: string): string {
  return entry.split(/[ /]/, 1)[0]?.replace(/^\w+:/, '') ?? entry
}
