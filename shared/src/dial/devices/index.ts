/** Bombs, mines and other devices: rules/dial.md §9.1. */
import { placeDevice } from './place-device.ts'

export { lay, layObstacle } from './lay.ts'
export { carriesDevice, type DevicePlace, devicePlaces } from './places.ts'

export const deviceFrames = { placeDevice }
