export { categoryOf, createEventCodec, type DecodedEvent, erased, type EventCodec, LostKeyError } from './codec.ts';
export {
  type BatchEnd,
  endOfBatch,
  isDecoded,
  ownerOf,
  type ReadEvent,
  type Undecodable,
  withoutRepeats,
} from './decoded-batch.ts';
export type { EventContext } from './event-context.ts';
export {
  ConflictError,
  type EventHead,
  type EventLog,
  isSystem,
  type LogMessage,
  type NewEvent,
  type Position,
  type StoredEvent,
} from './event-log.ts';
export { becauseOf, idsOfEvent, tracedForEach } from './event-tracing.ts';
