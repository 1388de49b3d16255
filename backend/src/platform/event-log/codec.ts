import { open, seal } from '@hub/cipher';
import { traceparent } from '@hub/telemetry';
import { type AnyAggregate, type DomainEvent, eventTypes, type StoredShape } from '../domain/index.ts';
import type { EventContext } from './event-context.ts';
import type { NewEvent, StoredEvent } from './event-log.ts';
import type { Keys } from '../encryption/index.ts';

/** What an event says after its owner's key was destroyed. */
export const erased = '[erased]';

/** `data` is today's shape, not yet parsed; {@link erased} in its place when nobody can read it any more. */
export interface DecodedEvent {
  readonly stored: StoredEvent;
  readonly category: string;
  readonly ownerId: string;
  readonly shape: StoredShape | typeof erased;
}

/** Not erased, and not readable either: the database was restored to before the key was made, or it is another one. */
export class LostKeyError extends Error {
  override readonly name = 'LostKeyError';

  constructor(ownerId: string) {
    super(`The database holds no data key of ${ownerId}: was it restored to an earlier time than the event log?`);
  }
}

/** Typed events ↔ stored bytes: version, upcasting and encryption with the owner's key. */
export interface EventCodec {
  /** @throws Rejection `not_found` when the owner was erased, ZodError when an event breaks its own schema */
  encode(draft: Draft): Promise<NewEvent[]>;
  /** @throws LostKeyError, Error when the event is newer than this program, or was altered */
  decode(stored: StoredEvent): Promise<DecodedEvent>;
  /** Whether this program has the event's type; a newer one that was rolled back may have left others. */
  knows(stored: Pick<StoredEvent, 'streamId' | 'type'>): boolean;
}

interface Draft {
  readonly aggregate: AnyAggregate;
  readonly stream: string;
  readonly events: readonly DomainEvent[];
  /** As many as events. */
  readonly ids: readonly string[];
  readonly context: EventContext;
}

/** What a stream is about, the part of its name before the id; empty for a name without one. */
export const categoryOf = (stream: string) => stream.slice(0, Math.max(0, stream.indexOf('-')));

const currentVersion = (aggregate: AnyAggregate) => aggregate.schemaVersion ?? 1;
/** Stream, type and id are bound to the content: a stored event cannot pass for another. */
const boundTo = (stream: string, type: string, id: string) => `${stream}|${type}|${id}`;

const metadataOf = ({ aggregate, context }: Draft, trace = traceparent()): Record<string, string> => ({
  schemaVersion: String(currentVersion(aggregate)),
  ownerId: context.ownerId,
  actorId: context.actorId,
  actorKind: context.actorKind,
  correlationId: context.correlationId,
  ...(context.causationId && { causationId: context.causationId }),
  ...(context.commandId && { commandId: context.commandId }),
  ...(context.undoes && { undoes: context.undoes }),
  ...(trace && { traceparent: trace }),
  ...(context.requestHash && { requestHash: context.requestHash }),
});

/** For the categories of these aggregates; an event of any other is read in the shape that it was stored in. */
export const createEventCodec = (aggregates: readonly AnyAggregate[], keys: Pick<Keys, 'use' | 'find'>): EventCodec => {
  const byCategory = new Map(aggregates.map((aggregate) => [aggregate.category, aggregate]));

  const types = new Map(aggregates.map(({ category, events }) => [category, eventTypes(events)]));

  const knows: EventCodec['knows'] = ({ streamId, type }) => types.get(categoryOf(streamId))?.has(type) ?? true;

  const upcast = (shape: StoredShape, category: string, version: number) => {
    const aggregate = byCategory.get(category);
    if (!aggregate || version === currentVersion(aggregate)) return shape;
    if (version > currentVersion(aggregate)) {
      throw new Error(`${shape.type} has version ${version}; this program reads up to ${currentVersion(aggregate)}`);
    }
    return aggregate.upcast ? aggregate.upcast(shape, version) : shape;
  };

  return {
    knows,

    async encode(draft) {
      const key = await keys.use(draft.context.ownerId);
      const metadata = metadataOf(draft);
      return draft.events.map((event, index) => {
        const { type, data } = draft.aggregate.events.parse(event);
        const id = draft.ids[index];
        if (id === undefined) throw new Error('Every event needs an id');
        const plain = Buffer.from(JSON.stringify(data));
        return { id, type, data: seal(key, plain, boundTo(draft.stream, type, id)), metadata };
      });
    },

    async decode(stored) {
      const { streamId, type, id, metadata } = stored;
      if (!knows(stored)) throw new Error(`${type} is an event of a newer program`);
      const { ownerId = '', schemaVersion = '1' } = metadata;
      const category = categoryOf(streamId);
      const key = await keys.find(ownerId);
      if (key === undefined) throw new LostKeyError(ownerId);
      if (key === null) return { stored, category, ownerId, shape: erased };
      const data: unknown = JSON.parse(open(key, stored.data, boundTo(streamId, type, id)).toString());
      return { stored, category, ownerId, shape: upcast({ type, data }, category, Number(schemaVersion)) };
    },
  };
};
