export { type Cast, castOf } from './cast.ts'
export { type Chapter, type StoryOptions, storyOf } from './story-of.ts'
export { tell } from './tell.ts'
