/** What people call things, per language. Tables hold ids only; a name is never compared. */

import en from './names/en.json' with { type: 'json' }

export type NameKind =
  | 'actions'
  | 'arcs'
  | 'captions'
  | 'conditions'
  | 'damage'
  | 'devices'
  | 'factions'
  | 'keywords'
  | 'obstacles'
  | 'pilots'
  | 'shipAbilities'
  | 'ships'
  | 'sides'
  | 'slots'
  | 'upgrades'

/** A language file: `{"pilots": {"lukeskywalker": "Luke Skywalker"}}`. A side's id is its upgrade's with `/0` or `/1`. */
export type NameTable = { readonly [K in NameKind]?: { readonly [id: string]: string } }

/** To add a language, put its file beside `names/en.json` and its line here. It may leave out what English serves. */
const LANGUAGES = { en } satisfies { readonly [language: string]: NameTable }

export type Language = keyof typeof LANGUAGES

/** The name of a thing: in the language, else in English, else its id. A pilot without a caption has the caption ''. */
export const nameOf = (kind: NameKind, id: string, language: Language = 'en'): string =>
  firstName([LANGUAGES[language], en], kind, id)

/** The name in the first of the language files that has one. */
export function firstName(files: readonly NameTable[], kind: NameKind, id: string): string {
  for (const file of files) {
    const names = file[kind]
    if (names && Object.hasOwn(names, id) && names[id] !== undefined) return names[id]
  }
  return kind === 'captions' ? '' : id
}
