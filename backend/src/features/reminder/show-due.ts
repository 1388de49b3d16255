import { listNotices, type UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { announceQueries } from '../../platform/read-models/index.ts';
import type { Look } from './look.ts';
import { type DueAbout, queueMessages } from './push/messages.ts';
import { recordSent, sentAmong, type SentKey } from './reminder-turns.ts';

/** Notices and push messages have other keys than mails: a mail that waits does not hold them up. */
const shownKey = ({ ownerId }: Look['turn'], key: string): SentKey => ({ ownerId, key: `shown/${key}` });

const forgetOld = `delete from reminder_notices
  where owner_id = any(?::uuid[]) and created_at < now() - interval '30 days'`;

/** One notice per thing: a later reminder of it is new again. */
const add = `insert into reminder_notices (owner_id, thing_id)
  select * from unnest(?::uuid[], ?::uuid[]) on conflict (owner_id, thing_id) do update set created_at = now()`;

const addNotices = async (trx: Knex.Transaction, notices: readonly { ownerId: UserId; thingId: string }[]) => {
  if (notices.length === 0) return;
  const owners = notices.map(({ ownerId }) => ownerId);
  await trx.raw(forgetOld, [owners]);
  await trx.raw(add, [owners, notices.map(({ thingId }) => thingId)]);
};

/** What is due and was not shown yet. */
const freshOf = ({ turn, due }: Look, isSent: (key: SentKey) => boolean): DueAbout | null => {
  const keys = due.keys.filter((key) => !isSent(shownKey(turn, key)));
  if (keys.length === 0) return null;
  const things = due.reminders.map(({ id }) => id).filter((id) => keys.some((key) => key.startsWith(`${id}/`)));
  const summaries = keys.filter((key) => key.startsWith('digest/') || key.startsWith('look-ahead/'));
  return { keys, things, summaries };
};

/**
 * Shows what is due as notices, and puts it on its way to the devices, with the keys in the same transaction: it happens
 * once. The caller holds the students' turns.
 */
export const showDue = async (db: Knex, looks: readonly Look[]): Promise<void> => {
  const wanted = looks.filter(({ settings, due }) => (settings.app || settings.push) && due.keys.length > 0);
  if (wanted.length === 0) return;
  const isSent = await sentAmong(
    db,
    wanted.flatMap(({ turn, due }) => due.keys.map((key) => shownKey(turn, key))),
  );
  const shown = wanted.flatMap((look) => {
    const about = freshOf(look, isSent);
    return about ? [{ ...look, ownerId: look.turn.ownerId, about }] : [];
  });
  if (shown.length === 0) return;
  const notices = shown
    .filter(({ settings }) => settings.app)
    .flatMap(({ ownerId, about }) => about.things.map((thingId) => ({ ownerId, thingId })));
  await db.transaction(async (trx) => {
    await recordSent(
      trx,
      shown.flatMap(({ turn, about }) => about.keys.map((key) => shownKey(turn, key))),
    );
    await addNotices(trx, notices);
    await queueMessages(
      trx,
      shown.filter(({ settings }) => settings.push),
    );
  });
  await announceQueries(db, [...new Set(notices.map(({ ownerId }) => ownerId))], [listNotices.path]);
};
