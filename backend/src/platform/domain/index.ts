export type { Aggregate, AnyAggregate, UndoContext, StoredShape } from './aggregate.ts';
export { type Changes, changesTo, withChanges } from './changes.ts';
export type { Decider, DomainEvent } from './decider.ts';
export { eventTypes } from './event-types.ts';
export { Rejection } from './rejection.ts';
export { listLimit, withinListLimit } from './list-limit.ts';
export { uuid5 } from './uuid5.ts';
export { addDays, daysBetween, weekday, weeksBetween } from './day.ts';
