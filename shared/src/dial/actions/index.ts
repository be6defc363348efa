/** Actions and how they are offered: rules/dial.md §8. */
import { linkedAction } from './linked-action.ts'
import { action, offerActions } from './offer-actions.ts'
import { performAction } from './perform-action.ts'
import { performActionStep } from './perform-action-step.ts'
import { reposition } from './reposition.ts'

export const actionFrames = { performActionStep, offerActions, performAction, reposition }
export const actionRequests = { action }
/** Abilities that every match needs: the game takes them into its table. */
export const actionAbilities = { linkedAction }
