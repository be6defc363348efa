/** Bombs, mines and other devices: rules/dial.md §9.1. */
import { leaveBlaze } from './blazer-bomb.ts'
import { concussion } from './concussion-bomb.ts'
import { detonate } from './detonate.ts'
import { detonations, nextDevice } from './detonations.ts'
import { placeDevice } from './place-device.ts'
import { nextObstacle, seismic } from './seismic-charge.ts'

export { unitsAround } from './blast.ts'
export { detonateBombs } from './bombs.ts'
export { addFuse } from './fuse.ts'
export { carriesDevice, type DevicePlace, deviceCard, deviceLies, devicePlaces } from './places.ts'
export { removeDevice } from './remove-device.ts'
export { systemUses } from './system-uses.ts'

export const deviceFrames = { placeDevice, detonate, detonations, concussion, seismic, leaveBlaze }
export const deviceRequests = { nextDevice, nextObstacle }
