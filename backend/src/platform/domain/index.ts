export type { Aggregate, AnyAggregate, Done, StoredShape } from './aggregate.ts';
export { type Changes, changesTo, withChanges } from './changes.ts';
export { type Decider, type DomainEvent, Rejection } from './decider.ts';
export { eventTypes } from './event-types.ts';
export { listLimit, withinListLimit } from './list-limit.ts';
export { uuid5 } from './uuid5.ts';
