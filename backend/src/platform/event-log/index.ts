export {
  categoryOf,
  createEventCodec,
  type DecodedEvent,
  erased,
  type EventCodec,
  LostKeyError,
} from './event-codec.ts';
export {
  type BatchEnd,
  batchEndOf,
  isDecoded,
  ownersOf,
  type ReadEvent,
  type Undecodable,
  withoutRepeats,
} from './decoded-batch.ts';
export type { EventContext } from './event-context.ts';
export {
  type Append,
  ConflictError,
  type EventHead,
  type EventLog,
  isSystem,
  type LogMessage,
  type NewEvent,
  type Position,
  type StoredEvent,
} from './event-log.ts';
export { runCausedBy, idsCausedBy, traceBatch } from './event-tracing.ts';
