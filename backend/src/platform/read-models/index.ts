export { aheadOfLog, refuseWhenAhead } from './ahead-of-log.ts';
export { type AnyProjection, applyEvents, subscribesTo } from './apply-events.ts';
export { beginBuild, dropPrevious, previousTables, planBuilds, rollBack, switchToNext } from './builds.ts';
export { announce, announceQueries, missedSince } from './changed-queries.ts';
export { allCheckpoints, lockCheckpoints, moveCheckpoints, saveCheckpoint } from './checkpoints.ts';
export { type ChangedQueries, notifyProgress, notifySessionsEnded } from './notifications.ts';
export {
  countParked,
  forgetParkedStream,
  isParked,
  listParked,
  lockParked,
  park,
  parkAgain,
  type ParkedStream,
} from './parked-streams.ts';
export { followProgress, type Progress } from './projection-progress.ts';
export { type Batch, CheckpointMovedError, createProjectionWriter } from './projection-writer.ts';
export type { Projection, RecordedMetadata } from './projection.ts';
export { rebuild } from './rebuild.ts';
export { rowAfter, rowsAfter, type RecordedEvents } from './rows-after.ts';
export { recordedEvents, type RecordedEventRow, streamsOf } from './recorded-events.ts';
export { type RecordedCommandRow, undoableProjections, undoableSince } from './recorded-commands.ts';
export { createTwin, placeOf, projectionAt } from './table-places.ts';
export { columnsOf, viewOf } from './view-of.ts';
export { verifyProjections } from './verify-projections.ts';
