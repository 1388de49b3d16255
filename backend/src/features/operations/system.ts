import { SystemState } from '@hub/contracts';
import type { Knex } from 'knex';

const keptMs = 5000;

const everyone = '00000000-0000-0000-0000-000000000000';

/** Counts only; one query, in which each part is a value. */
const state = `
  select
    (select jsonb_build_object('all', count(*), 'locked', count(locked_at)) from user_list) as accounts,
    (select jsonb_build_object('documents', count(*), 'bytes', coalesce(sum(size), 0),
      'databaseBytes', pg_database_size(current_database())) from document_list) as storage,
    jsonb_build_object(
      'waiting', (select count(*) from mail_requests),
      'failed', (select coalesce(jsonb_agg(failed), '[]') from (
        select template, tries, requested_at as "requestedAt", due_at as "nextTryAt" from mail_requests
        where tries > 0 order by requested_at desc limit 20) as failed)) as mails,
    (select jsonb_build_object('due', count(*) filter (where due_at <= now()), 'failed', count(*) filter (where tries > 0))
      from reminder_turns) as reminders,
    (select coalesce(jsonb_agg(parked order by parked.subscriber), '[]') from (
      select subscriber, count(*) as streams from parked_streams group by subscriber) as parked) as parked,
    (select coalesce(jsonb_agg(spent order by spent.day), '[]') from (
      select day, tokens from ai_tokens where owner_id = :everyone) as spent) as ai_tokens`;

/** Postgres writes times with an offset. */
const instants = ({ mails, ...rest }: Found): unknown => ({
  ...rest,
  mails: {
    ...mails,
    failed: mails.failed.map(({ requestedAt, nextTryAt, ...mail }) => ({
      ...mail,
      requestedAt: new Date(requestedAt).toISOString(),
      nextTryAt: new Date(nextTryAt).toISOString(),
    })),
  },
});

interface Found {
  readonly mails: { readonly failed: readonly { readonly requestedAt: string; readonly nextTryAt: string }[] };
}

/** Requests within five seconds share one measurement. */
export const systemQuery = (db: Knex): (() => Promise<SystemState>) => {
  let latest: { readonly found: Promise<SystemState>; readonly until: number } | null = null;

  const measure = async () => {
    const { rows } = await db.raw<{ rows: [Found] }>(state, { everyone });
    return SystemState.parse(instants(rows[0]));
  };

  return () => {
    if (latest && latest.until > performance.now()) return latest.found;
    const found = measure();
    const own = { found, until: performance.now() + keptMs };
    latest = own;
    found.catch(() => {
      if (latest === own) latest = null; // an error is not kept
    });
    return found;
  };
};
