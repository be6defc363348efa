export { battlePicture, type PictureOptions } from './battle-picture.ts'
