import { randomUUID } from 'node:crypto';
import type { Position } from '../../../../backend/src/platform/event-log/index.ts';
import type { Platform } from '../../../../backend/src/platform/platform.ts';
import type { Past } from './history.ts';

/** Seals a stream's events with their owner's key and appends them, as a command does. */
export const record = async (
  { codec, eventLog }: Platform,
  { aggregate, id, ownerId, events }: Past,
): Promise<Position> => {
  const stream = `${aggregate.category}-${id}`;
  const context = { ownerId, actorId: ownerId, actorKind: 'student', correlationId: randomUUID() } as const;
  const ids = events.map(() => randomUUID());
  return eventLog.append(stream, null, await codec.encode({ aggregate, stream, events, ids, context }));
};
