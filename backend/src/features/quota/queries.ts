import { StorageView, type Usage, type UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { z } from 'zod';
import { Rejection } from '../../platform/domain/index.ts';
import type { Quota } from '../../platform/feature.ts';

const Limit = z.number().nullish();
const Used = z.object({
  rows: z.tuple([
    z.object({
      bytes: z.coerce.number(),
      documents: z.coerce.number(),
      events: z.coerce.number(),
      quotaBytes: Limit,
      quotaDocuments: Limit,
      quotaEvents: Limit,
    }),
  ]),
});

const used = `
  select current_bytes + earlier_bytes as bytes, documents, events.*, quota_bytes, quota_documents, quota_events
  from
    (
      select coalesce(sum(size), 0) as current_bytes, count(*) as documents from document_list where owner_id = :owner
    ) as documents,
    (select coalesce(sum(size), 0) as earlier_bytes from note_version_list where owner_id = :owner) as note_versions,
    (select count(*) as events from calendar_event_list where owner_id = :owner) as events
    left join user_list on user_list.id = :owner`;

const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(2)} MB`;
const isFull = ({ used, limit }: Usage, added: number) => limit !== null && used + added > limit;
const reached = (text: string) => new Rejection('quota_reached', text);

/** The limits are the student's own, where an operator has set them. */
export const quotaQueries = (db: Knex, quota: Quota) => {
  const storageOf = async (owner: UserId): Promise<StorageView> => {
    const { bytes, documents, events, ...own } = Used.parse(await db.raw(used, { owner })).rows[0];
    const usage = (count: number, limit: number) => ({ used: count, limit: limit || null });
    return StorageView.parse({
      bytes: usage(bytes, own.quotaBytes ?? quota.bytes),
      documents: usage(documents, own.quotaDocuments ?? quota.documents),
      events: usage(events, own.quotaEvents ?? quota.events),
    });
  };

  const requireRoomForBytes = ({ bytes }: StorageView, size: number) => {
    if (!isFull(bytes, size)) return;
    const [taken, most] = [bytes.used, bytes.limit ?? 0].map(megabytes);
    throw reached(`This file does not fit: you use ${taken} of ${most}. Please delete a document first.`);
  };

  return {
    storageOf,

    /** @throws Rejection `quota_reached` when a document of this size does not fit */
    requireRoomForDocument: async (owner: UserId, size: number): Promise<void> => {
      const storage = await storageOf(owner);
      const { documents } = storage;
      if (isFull(documents, 1))
        throw reached(`You have ${documents.used} documents, the most you can have. Please delete one first.`);
      requireRoomForBytes(storage, size);
    },

    /** @throws Rejection `quota_reached` when a text of this size does not fit, next to the versions of its note */
    requireRoomForText: async (owner: UserId, size: number): Promise<void> =>
      requireRoomForBytes(await storageOf(owner), size),

    /** @throws Rejection `quota_reached` when so many more events do not fit */
    requireRoomForEvents: async (owner: UserId, added: number): Promise<void> => {
      const { events } = await storageOf(owner);
      if (isFull(events, added))
        throw reached(`You have ${events.used} of at most ${events.limit} events. Please delete some first.`);
    },
  };
};
