import { isDeepStrictEqual } from 'node:util';
import { type Aggregate, type DomainEvent, type Done, Rejection } from '../domain/index.ts';
import { stateAfter, type PastEvent } from './recorder.ts';

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const merged = (before: unknown, after: unknown, now: unknown): unknown => {
  if (isDeepStrictEqual(before, after)) return now;
  if (isDeepStrictEqual(after, now)) return before;
  if (!isPlain(before) || !isPlain(after) || !isPlain(now)) throw new Rejection('changed_since');
  const names = [...new Set([...Object.keys(before), ...Object.keys(after), ...Object.keys(now)])];
  const fields = names.map((name) => [name, merged(before[name], after[name], now[name])] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
};

/**
 * The state as it is now without what the command changed: field by field, and entity by entity where they are kept in
 * plain objects by their ids. What was changed elsewhere since then stays.
 * @throws Rejection `changed_since` where the very same was changed again
 */
export const takenBack = <Event, State>({ before, after, now }: Done<Event, State>): State =>
  merged(before, after, now) as State;

/**
 * The events that take back in one stream what a command did there.
 * @throws Rejection `changed_since`, `change_not_found`
 */
export const eventsOfUndo = <Event extends DomainEvent, State>(
  aggregate: Aggregate<{ type: string }, Event, State>,
  past: readonly PastEvent<Event>[],
  commandId: string,
): readonly Event[] => {
  const { decider } = aggregate;
  const isOwn = ({ stored }: PastEvent<Event>) => stored.metadata['commandId'] === commandId;
  const [first, ...others] = past.filter(isOwn).map(({ event }) => event);
  if (!first || !aggregate.undo) throw new Rejection('change_not_found');
  return aggregate.undo({
    events: [first, ...others],
    before: stateAfter(decider, past.slice(0, past.findIndex(isOwn))),
    after: stateAfter(decider, past.slice(0, past.findLastIndex(isOwn) + 1)),
    now: stateAfter(decider, past),
    beganAt: past[0]?.stored.created.toISOString() ?? '',
  });
};
