import { beginSpan, inOrigin, type Ids } from '@hub/telemetry';
import type { LogMessage, StoredEvent } from './event-log.ts';

type Cause = Pick<StoredEvent, 'id' | 'type' | 'metadata'>;

/** For what is done because of an event. */
export const idsOfEvent = ({ id, metadata }: Pick<Cause, 'id' | 'metadata'>): Ids => ({
  correlationId: metadata['correlationId'],
  causationId: id,
});

/** Does what follows from an event, under its ids and as part of its trace. */
export const becauseOf = <Result>(event: Cause, name: string, work: () => Promise<Result>): Promise<Result> => {
  const parent = event.metadata['traceparent'];
  const span = { name, kind: 'consumer', attributes: { 'event.type': event.type } } as const;
  return inOrigin({ ...idsOfEvent(event), traceparent: parent }, span, work);
};

/** An event that is older belongs to a rebuild, which is no part of the request it came from. */
const oldestTracedMs = 60_000;

const isTraced = ({ metadata, created }: StoredEvent) =>
  metadata['traceparent'] !== undefined && Date.now() - created.getTime() < oldestTracedMs;

/** Takes a batch in and adds a span of this name to the trace of each of its events. */
export const tracedForEach = async <Result>(
  messages: readonly LogMessage[],
  name: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const spans = messages.flatMap((message) => {
    if (message.kind !== 'event' || !isTraced(message.event)) return [];
    const { type, metadata } = message.event;
    const attributes = { 'event.type': type, 'batch.size': messages.length };
    return [beginSpan(name, { kind: 'consumer', attributes, parent: metadata['traceparent'] })];
  });
  const endAll = (error?: unknown) => {
    for (const { end } of spans) end(error);
  };
  try {
    const result = await work();
    endAll();
    return result;
  } catch (error) {
    endAll(error);
    throw error;
  }
};
