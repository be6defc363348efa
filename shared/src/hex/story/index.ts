export { type Cast, castOf } from './cast.ts'
export { type Chapter, type StoryOptions, storyOf, tellers } from './story-of.ts'
export type { Teller } from './teller.ts'
