/** Templates by their codes: rules/dial.md §4.2. */
import type { TemplateCode } from './device-cards.ts'

type Letter = 'F' | 'B' | 'N' | 'T' | 'Y'

/** Straights have five speeds, all others three. */
function isTemplate(code: string): code is TemplateCode {
  return /^([1-5]F|[1-3][BNTY])$/.test(code)
}

const speedOf = (template: TemplateCode): number => Number(template[0])

export const isStraight = (template: TemplateCode): boolean => template.endsWith('F')

/** Templates of the same bearing, one speed lower and one higher. */
export function neighbours(template: TemplateCode): TemplateCode[] {
  const speed = speedOf(template)
  return [speed - 1, speed + 1].map(next => `${next}${template.slice(1)}`).filter(isTemplate)
}

/** Templates of the same speed with other bearings. */
export function sameSpeed(template: TemplateCode, ...letters: Letter[]): TemplateCode[] {
  return letters.map(letter => `${speedOf(template)}${letter}`).filter(isTemplate)
}
