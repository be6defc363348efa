export type { Pictured } from './pictured.ts'
export { type PictureOptions, tablePicture } from './table-picture.ts'
