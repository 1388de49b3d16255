import type { UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { randomUUID } from 'node:crypto';
import { uuid5 } from '../../../platform/domain/index.ts';
import { claimDue, dueOwners, type DueRow, retryAt, unclaimed } from '../../../platform/postgres/index.ts';
import { devices, type PushDeviceRow } from './devices.ts';

/** What a message will speak of, without a word of it: it is read when the message is sent. */
export interface DueAbout {
  readonly keys: readonly string[];
  readonly things: readonly string[];
  /** `digest/2027-03-28` or `look-ahead/2027-03-28` */
  readonly summaries: readonly string[];
}

/** One message to one device. */
interface PushMessageRow extends DueRow {
  deviceId: string;
  /** Without keys: a test. */
  about: DueAbout;
  tries: number;
  createdAt: string;
}

const table = 'push_messages';
const messages = (on: Knex) => on<PushMessageRow>(table);

/** How many messages of a device wait at most; of more, the oldest are forgotten. */
const mostWaiting = 20;

const forgetOldest = `delete from push_messages using (
    select id, row_number() over (partition by device_id order by created_at desc, id) as place from push_messages
    where owner_id = any(?::uuid[])) as ranked
  where push_messages.id = ranked.id and ranked.place > ${mostWaiting}`;

const put = `insert into push_messages (id, owner_id, device_id, about)
  select * from unnest(?::uuid[], ?::uuid[], ?::uuid[], ?::jsonb[]) on conflict (id) do nothing`;

interface Due {
  readonly ownerId: UserId;
  readonly about: DueAbout;
}

/** Puts what is due on its way to every device of its student. */
export const queueMessages = async (trx: Knex.Transaction, due: readonly Due[]): Promise<void> => {
  if (due.length === 0) return;
  const owners = due.map(({ ownerId }) => ownerId);
  const aboutOf = new Map(due.map(({ ownerId, about }) => [ownerId, about]));
  const found = await devices(trx).whereRaw('owner_id = any(?)', [owners]).select('id', 'ownerId');
  const rows = found.flatMap(({ id: deviceId, ownerId }) => {
    const about = aboutOf.get(ownerId);
    return about ? [{ id: uuid5('push message', deviceId, ...about.keys), ownerId, deviceId, about }] : [];
  });
  if (rows.length === 0) return;
  await trx.raw(put, [
    rows.map(({ id }) => id),
    rows.map(({ ownerId }) => ownerId),
    rows.map(({ deviceId }) => deviceId),
    rows.map(({ about }) => JSON.stringify(about)),
  ]);
  await trx.raw(forgetOldest, [owners]);
};

/** Sends a device a test; false when it is not the student's. */
export const queueTest = async (db: Knex, ownerId: UserId, deviceId: string): Promise<boolean> => {
  const found = await devices(db).where({ ownerId, id: deviceId }).first('id');
  if (!found) return false;
  const about = JSON.stringify({ keys: [], things: [], summaries: [] });
  await db('push_messages').insert({ id: randomUUID(), ownerId, deviceId, about });
  await db.raw(forgetOldest, [[ownerId]]);
  return true;
};

/** Later it is of no use. */
const isOld = "created_at < now() - interval '6 hours'";

/** Students with a message to send now, except these. */
export const ownersToPush = (db: Knex, except: readonly UserId[], most: number): Promise<UserId[]> =>
  dueOwners({ db, table }, except, most);

/** A message whose turn it is, and the device it goes to. */
export interface Claimed {
  readonly message: PushMessageRow & { readonly claim: string };
  readonly device: PushDeviceRow;
}

/** Claims a student's next message for half a minute; null when there is none. */
export const claimMessage = (db: Knex, ownerId: UserId): Promise<Claimed | null> =>
  db.transaction(async (trx) => {
    await messages(trx).where({ ownerId }).whereRaw(isOld).delete();
    const claim = await claimDue({ db: trx, table }, ownerId);
    if (claim === null) return null;
    const message = await messages(trx).where({ ownerId, claim }).first();
    const device = message && (await devices(trx).where({ id: message.deviceId }).first());
    return device ? { message: { ...message, claim }, device } : null;
  });

const own = (trx: Knex, { id, claim }: Claimed['message']) => messages(trx).where({ id, claim });

/** It was taken, or will never be. */
export const endMessage = async (db: Knex, { message, device }: Claimed): Promise<void> => {
  await own(db, message).delete();
  await devices(db).where({ id: device.id }).whereNotNull('failingSince').update({ failingSince: null });
};

/** The device does not exist any more: what waits for it goes with it. */
export const endDevice = async (db: Knex, { device }: Claimed): Promise<void> => {
  await devices(db).where({ id: device.id }).delete();
};

/** A device that has only failed for so long is not asked any more. */
const isLost = "failing_since < now() - interval '7 days'";

/** Tries again later, as long as it is of use. */
export const putOffMessage = async (db: Knex, { message, device }: Claimed): Promise<void> => {
  const { tries } = message;
  await own(db, message).update({ ...unclaimed, tries: tries + 1, dueAt: retryAt(db, tries) });
  await devices(db)
    .where({ id: device.id })
    .update({ failingSince: db.raw('coalesce(failing_since, now())') });
  await devices(db).where({ id: device.id }).whereRaw(isLost).delete();
};
