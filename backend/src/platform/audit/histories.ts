import { erased, type EventCodec, type EventLog, type StoredEvent } from '../event-log/index.ts';
import type { StoredShape } from '../domain/index.ts';

/** The head of an event of one stream. */
export interface PastHead {
  readonly id: string;
  readonly revision: number;
  /** Orders the events of the whole log. */
  readonly position: bigint;
  readonly type: string;
  readonly ownerId: string;
  /** The kind of actor. */
  readonly actor: string;
  /** ISO 8601 UTC. */
  readonly recordedAt: string;
}

/** An event with what it contains; null once its owner's key was destroyed. */
export interface PastContents extends PastHead {
  readonly shape: StoredShape | null;
}

/** Reads single streams for an auditor, part by part. */
export interface Histories {
  /** At most `count` events from a revision on. @throws Rejection `unavailable` */
  readonly part: (stream: string, from: number, count: number) => Promise<readonly PastHead[]>;
  /** The whole stream, read by pages, as far as it is iterated. @throws Rejection `unavailable`; LostKeyError */
  readonly contents: (stream: string) => AsyncGenerator<PastContents>;
}

const pageSize = 500;

const headOf = ({ id, revision, position, type, metadata, created }: StoredEvent): PastHead => {
  const { ownerId = '', actorKind = 'system' } = metadata;
  const recordedAt = created.toISOString();
  return { id, revision: Number(revision), position: position.commit, type, ownerId, actor: actorKind, recordedAt };
};

/** Seals and other records of the log itself belong to no student. */
const isOfStudent = ({ metadata }: StoredEvent) => 'ownerId' in metadata;

export const createHistories = (
  eventLog: Pick<EventLog, 'readPart'>,
  codec: Pick<EventCodec, 'decode'>,
): Histories => ({
  part: async (stream, from, count) =>
    (await eventLog.readPart(stream, BigInt(from), count)).filter(isOfStudent).map(headOf),

  async *contents(stream) {
    for (let from = 0; ; from += pageSize) {
      const events = (await eventLog.readPart(stream, BigInt(from), pageSize)).filter(isOfStudent);
      const decoded = await Promise.all(events.map((event) => codec.decode(event)));
      for (const { stored, shape } of decoded) yield { ...headOf(stored), shape: shape === erased ? null : shape };
      if (events.length < pageSize) return;
    }
  },
});
