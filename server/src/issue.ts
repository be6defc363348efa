/** The first thing that is wrong with an input, and where: a path such as `dials.a1` or `ships[0].pose`. */
import type { z } from 'zod'

/** For a parser: it would tell of types, even where there is nothing at all. */
export const plainWords = {
  error: ({ input }: { input?: unknown }) => (input === undefined ? 'This is missing' : undefined),
}

export function firstIssue(error: z.ZodError): { readonly place: string; readonly message: string } {
  const [issue] = error.issues
  if (issue === undefined) return { place: '', message: '' }
  if (issue.code === 'invalid_union') {
    // The alternative that fits best is the one that was meant.
    const [best] = issue.errors.toSorted((a, b) => a.length - b.length)
    const [inner] = best ?? []
    if (inner !== undefined)
      return { place: placeOf([...issue.path, ...inner.path, ...extra(inner)]), message: `${inner.message}.` }
  }
  return { place: placeOf([...issue.path, ...extra(issue)]), message: `${issue.message}.` }
}

function extra(issue: z.core.$ZodIssue): readonly string[] {
  return issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
}

function placeOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((place, step) => {
    if (typeof step === 'number') return `${place}[${step}]`
    return place === '' ? String(step) : `${place}.${String(step)}`
  }, '')
}
