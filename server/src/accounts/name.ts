/** Names of players: what one may be called, and what a guest is called who gave none. */
import { randomInt } from 'node:crypto'
import { z } from 'zod'

const birds =
  `Avocet Bittern Brambling Bunting Bustard Buzzard Chaffinch Condor Cormorant Crake Crane Curlew Dipper Dotterel
Dunlin Dunnock Egret Eider Falcon Fieldfare Finch Gadwall Gannet Godwit Goldcrest Goosander Goshawk Grebe Harrier Heron
Hobby Hoopoe Ibis Jackdaw Kestrel Kingfisher Kite Kittiwake Knot Lapwing Lark Linnet Loon Magpie Martin Merlin Nightjar
Nuthatch Oriole Osprey Ouzel Pelican Petrel Pipit Plover Pochard Puffin Quail Rail Raven Redshank Redstart Redwing
Reeve Roller Rook Ruff Sanderling Sandpiper Scoter Serin Shearwater Shelduck Shoveler Shrike Siskin Skua Skylark Smew
Snipe Sparrow Starling Stilt Stonechat Stork Swallow Swift Teal Tern Thrush Turnstone Wagtail Warbler Waxwing Wheatear
Whimbrel Whinchat Wigeon Woodlark Wren Wryneck`.split(/\s+/)

/** A guest's name: `Guest Heron`. */
export function guestName(): string {
  return `Guest ${birds[randomInt(birds.length)]}`
}

/** 1 to 24 letters, digits and a little punctuation: nothing invisible, nothing that turns the line around. */
export const PlayerName = z
  .string()
  .max(200)
  .transform(text => text.normalize('NFC').trim().replace(/\s+/gu, ' '))
  .pipe(z.string().regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’._-]*$/u))
  .refine(name => [...name].length <= 24)
