import { AccountDetail, AccountRow, accountListSize, type AccountList, type UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { pageOf } from '../../platform/postgres/index.ts';

const micros = '(extract(epoch from created_at) * 1000000)::bigint';

/** Everything about these accounts in one query; each part is found by its index. */
const described = (page: string) => `
  with page as materialized (${page})
  select page.id, email, email_verified, first_name, last_name, page.created_at, locked_at, roles, cursor,
    last_seen_at, sessions, factor.user_id is not null or passkey as second_factor,
    jsonb_build_object('bytes', bytes, 'documents', documents, 'events', events) as used,
    jsonb_build_object('bytes', quota_bytes, 'documents', quota_documents, 'events', quota_events) as quota
  from page
  left join second_factors as factor on factor.user_id = page.id and factor.confirmed_at is not null
  cross join lateral (select exists (select from passkeys where user_id = page.id) as passkey) as keys
  cross join lateral (
    select max(last_used_at) as last_seen_at, count(*)::int as sessions
    from sessions where user_id = page.id and expires_at > now()) as seen
  cross join lateral (
    select coalesce(sum(size), 0) as bytes, count(*) as documents from document_list where owner_id = page.id) as kept
  cross join lateral (select count(*) as events from calendar_event_list where owner_id = page.id) as planned
  order by page.created_at desc, page.id desc`;

const columns = `*, ${micros} || '_' || id as cursor`;

/** The beginning of an address or a name, so that an index finds it. */
const startsSo = '(lower(email) like :start or lower(first_name) like :start or lower(last_name) like :start)';
const isEarlier = `(created_at, id) < ('epoch'::timestamptz + :at::bigint * interval '1 microsecond', :id::uuid)`;

const pattern = (search: string) => `${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

interface Wanted {
  readonly search?: string | undefined;
  readonly before?: string | undefined;
}

export const operationsQueries = (db: Knex) => ({
  /** Null for an unknown account. */
  accountOf: async (id: UserId): Promise<AccountDetail | null> => {
    const page = `select ${columns} from user_list where id = :id`;
    const { rows } = await db.raw<{ rows: unknown[] }>(described(page), { id });
    return rows[0] ? AccountDetail.parse(rows[0]) : null;
  },

  /** Newest first. */
  accountsFrom: async ({ search, before }: Wanted): Promise<AccountList> => {
    const [at = '0', id = ''] = before?.split('_') ?? [];
    const conditions = ['true', ...(search ? [startsSo] : []), ...(before ? [isEarlier] : [])].join(' and ');
    const page = `select ${columns} from user_list where ${conditions}
      order by created_at desc, id desc limit ${accountListSize + 1}`;
    const binding = { ...(search && { start: pattern(search) }), ...(before && { at, id }) };
    const { rows } = await db.raw<{ rows: { cursor: string }[] }>(described(page), binding);
    const { shown, next } = pageOf(rows, accountListSize, ({ cursor }) => cursor);
    return { accounts: shown.map((row) => AccountRow.parse(row)), next };
  },
});

export type OperationsQueries = ReturnType<typeof operationsQueries>;
