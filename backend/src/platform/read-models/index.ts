export { aheadOfLog, refuseWhenAhead } from './ahead-of-log.ts';
export { type AnyProjection, applyEvents, subscribesTo } from './apply-events.ts';
export { beginBuild, dropPrevious, keptTables, planBuilds, rollBack, switchToNext } from './builds.ts';
export { announce, missedSince } from './changed-queries.ts';
export { allCheckpoints, lockCheckpoints, moveCheckpoints, saveCheckpoint } from './checkpoints.ts';
export { type ChangedQueries, notifyProgress, notifySessionsEnded } from './notifications.ts';
export {
  countParked,
  forgetParkedStream,
  isParked,
  listParked,
  lockParked,
  park,
  parkAnew,
  type ParkedStream,
} from './parked-streams.ts';
export { followProgress, type Progress } from './projection-progress.ts';
export { type Batch, CheckpointMovedError, createProjectionWriter } from './projection-writer.ts';
export type { Projection, Recorded } from './projection.ts';
export { rebuild } from './rebuild.ts';
export { type RecordedCommandRow, undoableProjections } from './recorded-commands.ts';
export { createTwin, placed, placeOf } from './table-places.ts';
export { verifyProjections } from './verify.ts';
