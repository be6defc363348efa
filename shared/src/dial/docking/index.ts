/** Docking and deploying: rules/dial.md §8.2. */
import { deploy } from './deploy.ts'
import { dock } from './dock.ts'
import { dockRequest } from './dock-request.ts'
import { deployRequest, emergencyDeploy } from './emergency-deploy.ts'
import { startDocked } from './start-docked.ts'

export const dockingFrames = { startDocked, dock, deploy, emergencyDeploy }
export const dockingRequests = { dock: dockRequest, deploy: deployRequest }
