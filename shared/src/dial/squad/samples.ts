/** Squads of ours to play with at once, legal under their ruleset: rules/dial.md §1.1. */

import amgDroidLine from '../../../squads/amg/droid-line.json' with { type: 'json' }
import amgFirstOrderSignals from '../../../squads/amg/first-order-signals.json' with { type: 'json' }
import amgImperialGhosts from '../../../squads/amg/imperial-ghosts.json' with { type: 'json' }
import amgImperialSwarm from '../../../squads/amg/imperial-swarm.json' with { type: 'json' }
import amgRebelSmugglers from '../../../squads/amg/rebel-smugglers.json' with { type: 'json' }
import amgRepublicEscort from '../../../squads/amg/republic-escort.json' with { type: 'json' }
import amgResistanceConvoy from '../../../squads/amg/resistance-convoy.json' with { type: 'json' }
import amgScumCaptains from '../../../squads/amg/scum-captains.json' with { type: 'json' }
import amgScumHunters from '../../../squads/amg/scum-hunters.json' with { type: 'json' }
import xwaDroidLine from '../../../squads/xwa/droid-line.json' with { type: 'json' }
import xwaFirstOrderSignals from '../../../squads/xwa/first-order-signals.json' with { type: 'json' }
import xwaImperialGhosts from '../../../squads/xwa/imperial-ghosts.json' with { type: 'json' }
import xwaImperialHammer from '../../../squads/xwa/imperial-hammer.json' with { type: 'json' }
import xwaRebelSmugglers from '../../../squads/xwa/rebel-smugglers.json' with { type: 'json' }
import xwaRebelSpearhead from '../../../squads/xwa/rebel-spearhead.json' with { type: 'json' }
import xwaRepublicGunships from '../../../squads/xwa/republic-gunships.json' with { type: 'json' }
import xwaRepublicSiege from '../../../squads/xwa/republic-siege.json' with { type: 'json' }
import xwaResistanceConvoy from '../../../squads/xwa/resistance-convoy.json' with { type: 'json' }
import xwaScumHunters from '../../../squads/xwa/scum-hunters.json' with { type: 'json' }
import type { Ruleset } from '../data/index.ts'
import type { Xws } from './xws.ts'

/** By ruleset, then by name. Each brings three obstacles. */
export const samples = {
  xwa: {
    droidLine: xwaDroidLine,
    firstOrderSignals: xwaFirstOrderSignals,
    imperialGhosts: xwaImperialGhosts,
    imperialHammer: xwaImperialHammer,
    rebelSmugglers: xwaRebelSmugglers,
    rebelSpearhead: xwaRebelSpearhead,
    republicGunships: xwaRepublicGunships,
    republicSiege: xwaRepublicSiege,
    resistanceConvoy: xwaResistanceConvoy,
    scumHunters: xwaScumHunters,
  },
  amg: {
    droidLine: amgDroidLine,
    firstOrderSignals: amgFirstOrderSignals,
    imperialGhosts: amgImperialGhosts,
    imperialSwarm: amgImperialSwarm,
    rebelSmugglers: amgRebelSmugglers,
    republicEscort: amgRepublicEscort,
    resistanceConvoy: amgResistanceConvoy,
    scumCaptains: amgScumCaptains,
    scumHunters: amgScumHunters,
  },
} satisfies { readonly [R in Ruleset]: { readonly [name: string]: Xws } }
