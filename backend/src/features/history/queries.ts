import { type HistoryEntry, type HistoryFilter, type HistoryPage, historyPageSize, type UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { pageOf } from '../../platform/postgres/index.ts';
import { type RecordedEventRow, undoableSince } from '../../platform/read-models/index.ts';

/** It says only that the student has opened a list. */
const lookedAt = 'NoticesSeen';

/** Titles and commands are looked up for these rows alone. */
const page = `
  with page as materialized (
    select *, case when pg_input_is_valid(subject_id, 'uuid') then subject_id::uuid end as thing
    from recorded_events
    where owner_id = :owner and type <> '${lookedAt}'
      and (:before::bigint is null or position < :before)
      and (:actor::text is null or actor = :actor)
      and (:subject::text is null or subject = :subject)
      and (:subjectId::text is null or subject_id = :subjectId)
    order by position desc
    limit ${historyPageSize + 1}
  )
  select page.id, page.type, page.subject, page.subject_id, coalesce(title, grants.reason) as title, actor, tokens.name as token,
    commands.command_id as undoable,
    page.recorded_at, position
  from page
  left join subject_titles as titles on titles.id = thing and titles.owner_id = :owner
  left join audit_grant_list as grants on grants.id = thing and grants.owner_id = :owner
  left join access_token_list as tokens on tokens.id = page.token_id and tokens.owner_id = :owner
  left join recorded_commands as commands on commands.command_id = page.command_id and commands.subject_id = thing
    and commands.owner_id = :owner and not commands.undone and commands.recorded_at >= :since
  order by position desc`;

type Found = HistoryEntry & Pick<RecordedEventRow, 'position'>;

export const historyQueries = (db: Knex) => ({
  /** Newest first. */
  historyOf: async (owner: UserId, filter: HistoryFilter): Promise<HistoryPage> => {
    const { before = null, actor = null, subject = null, subjectId = null } = filter;
    const binding = { owner, since: undoableSince(), before, actor, subject, subjectId };
    const { rows } = await db.raw<{ rows: Found[] }>(page, binding);
    const { shown, next } = pageOf(rows, historyPageSize, ({ position }) => position);
    return { entries: shown.map(({ position: _position, ...entry }) => entry), next };
  },
});
