import { open, seal } from '@hub/cipher';
import { traceparent } from '@hub/telemetry';
import { type AnyAggregate, type DomainEvent, eventTypes, type StoredShape } from '../domain/index.ts';
import type { EventContext } from './event-context.ts';
import type { NewEvent, StoredEvent } from './event-log.ts';
import type { Keys } from '../encryption/index.ts';

/** Replaces an event's content once its owner's key was destroyed. */
export const erased = '[erased]';

/** `shape` is the current shape, not yet parsed; {@link erased} if the owner's key was destroyed. */
export interface DecodedEvent {
  readonly stored: StoredEvent;
  readonly category: string;
  readonly ownerId: string;
  readonly shape: StoredShape | typeof erased;
}

/**
 * Not erased but not readable: the database is a different one, or was restored to a time before the key was created.
 */
export class LostKeyError extends Error {
  override readonly name = 'LostKeyError';

  constructor(ownerId: string) {
    super(`The database has no data key of ${ownerId}: was it restored to an earlier time than the event log?`);
  }
}

/** Typed events ↔ stored bytes: version, upcasting and encryption with the owner's key. */
export interface EventCodec {
  /** @throws Rejection `not_found` when the owner was erased, ZodError when an event breaks its own schema */
  encode(draft: Draft): Promise<NewEvent[]>;
  /** @throws LostKeyError; Error when the event is newer than this program or was altered */
  decode(stored: StoredEvent): Promise<DecodedEvent>;
  /** Whether this program knows the event type; a newer release that was rolled back may have written others. */
  knows(stored: Pick<StoredEvent, 'streamId' | 'type'>): boolean;
}

interface Draft {
  readonly aggregate: AnyAggregate;
  readonly stream: string;
  readonly events: readonly DomainEvent[];
  /** One id per event. */
  readonly ids: readonly string[];
  readonly context: EventContext;
}

/** The category of a stream: the part of its name before the id; empty for a name without an id. */
export const categoryOf = (stream: string) => stream.slice(0, Math.max(0, stream.indexOf('-')));

const currentVersion = (aggregate: AnyAggregate) => aggregate.schemaVersion ?? 1;
/** Binds the content to stream, type and id: a stored event cannot be passed off as another. */
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

/** Knows the categories of these aggregates; an event of any other category is read in its stored shape. */
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
