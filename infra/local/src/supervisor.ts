/** Building blocks of the supervisor, for programs that run the product differently from `pnpm start`. */
export type { Running } from './spawn-child.ts';
export { makePlan, runFolder } from './make-plan.ts';
export { backendEnvironment, eventLogEnvironment, workerEnvironment } from './environment.ts';
export { createLog } from './log.ts';
export {
  nodeService as nodePart,
  postgresService as postgresPart,
  temporalService as temporalPart,
  workerService as workerPart,
} from './services.ts';
export { pidFilesIn } from './pid-files.ts';
export { eventStoreUrl, type Plan } from './plan.ts';
export { claimPort } from './claim-port.ts';
export { inRoot } from './root.ts';
export { runOnce } from './run-once.ts';
export { parseSettings } from './settings.ts';
export { supervise, type Service as Part, type Supervised } from './supervise.ts';
export { waitForPort } from './wait-for-port.ts';
