/** A player brings three different obstacles: rules/dial.md §1.1. */

import type { Rule } from './fielded.ts'

export const BROUGHT = 3

/** Obstacles beyond the third and second copies are reported. A list may name fewer: set-up fills them up. */
export const obstacles: Rule = ({ obstacles }) =>
  obstacles.flatMap((id, i) => {
    const twice = obstacles.indexOf(id) < i
    if (!twice && i < BROUGHT) return []
    const message = twice ? `${id} is there already; the obstacles differ.` : `A squad brings ${BROUGHT} obstacles.`
    return [{ code: 'limit_exceeded', where: `obstacles[${i}]`, message }]
  })
