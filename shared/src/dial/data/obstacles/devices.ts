/**
 * Bombs, mines and remotes: rules/dial.md §4.6, §9.1. The template meets the middle of the lower side; up is away from it.
 * A cluster mine set is one `clustermine` with a `clustermineside` on each hand. A Conner net has no published size.
 */

import { drawn } from './outline.ts'

const device = drawn('device')

export const deviceOutlines = {
  bomb: device('-10.5,-16.5 10.5,-16.5 15.5,-8 15.5,7.5 9.5,16 -9.5,16 -15.5,7.5 -15.5,-8'),
  proximitymine: device(
    '-12,-34.5 12,-34.5 17,-17 34,-12 34,12 17,17 12,34.5 -12,34.5 -17,17 -34,12 -34,-12 -17,-17',
    '2 3 4 5',
    '8 9 10 11',
    '11 0 1 2 5 6 7 8',
  ),
  clustermine: device(
    '-11,-21 11,-21 21.5,-10 15.5,0 21.5,10 11,21 -11,21 -21.5,10 -15.5,0 -21.5,-10',
    '3 4 5 6 7 8',
    '8 9 0 1 2 3',
  ),
  clustermineside: device('-11,-20 11,-20 20,-9 20,9 10,19.5 0,13.5 -10,19.5 -20,9 -20,-9', '2 3 4 5', '5 6 7 8 0 1 2'),
  connernet: device(
    '-14,-33 14,-33 30,-20 24,0 33,22 12,26 0,33 -12,26 -33,22 -24,0 -30,-20',
    '3 4 5',
    '7 8 9',
    '9 10 0 1 2 3 5 6 7',
  ),
  buzzdroidswarm: device('-15.5,-20.5 15.5,-20.5 16.5,-19.5 16.5,15.5 10.5,20.5 -10.5,20.5 -16.5,15.5 -16.5,-19.5'),
  /** Guides in front and in the rear; a template meets it between them. */
  commandoteam: device(
    '-14,-18 -10,-15 10,-15 14,-18 18,-15 18,15 14,18 10,15 -10,15 -14,18 -18,15 -18,-15',
    '1 2 7 8',
    '2 3 4 5 6 7',
    '8 9 10 11 0 1',
  ),
  /** Five long edges alike around its middle, each as far from it as the lower one: it has guides on all of them. */
  drk1probedroid: device('-12.5,-20.5 12.5,-20.5 15.5,-18 23.5,5.5 22,9 2,24 -2,24 -22,9 -23.5,5.5 -15.5,-18'),
  /** It is not placed by a template. */
  sensorbuoy: device('0,-18 6.5,-14.5 9,-9 11.5,-3 13.5,4.5 10,13.5 0,18 -10,13.5 -13.5,4.5 -11.5,-3 -9,-9 -6.5,-14.5'),
}

/**
 * How far below the middle a template ends that a device is placed by, mm: the guides stand out on both sides of it. Left out: at
 * the lower edge.
 */
export const templateEnds: { readonly [outline: string]: number } = {
  bomb: 14.2,
  proximitymine: 32.6,
  clustermine: 19.5,
  connernet: 31,
  commandoteam: 15,
}

export type DeviceShapeId = keyof typeof deviceOutlines
