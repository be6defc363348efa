/** The cards of remotes, sorted by id. */
import type { Card } from '../cards/card.ts'
import { buzzDroidSwarm } from './buzz-droid-swarm.ts'
import { commandoTeams } from './commando-team.ts'
import { drk1ProbeDroid } from './drk1-probe-droid.ts'

export const remoteCards: readonly Card[] = [buzzDroidSwarm, ...commandoTeams, drk1ProbeDroid]
