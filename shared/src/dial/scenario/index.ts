/** Scenarios: rules/dial.md §1.3. */
import { pickShip } from '../pick-ship.ts'
import { jettison, jettisonRequest } from './jettison.ts'
import { objectives } from './objectives.ts'
import { features, placeFeature } from './place-features.ts'

export const scenarioFrames = { features, jettison, objectives }
export const scenarioRequests = { placeFeature, jettison: jettisonRequest, loseKnowledge: pickShip }
