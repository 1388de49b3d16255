import { type ChangeView, type CommandId, type UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { type RecordedCommandRow, undoableSince } from '../../platform/read-models/index.ts';

const mostChanges = 500;

/** A command that touched several things is one change, named after the first. */
const changes = `
  select
    command_id, items::int, undone, recorded_at, type, subject, subject_id, title
  from (
    select distinct on (command_id)
      command_id, type, subject, subject_id,
      count(*) over command as items,
      bool_and(undone) over command as undone,
      max(recorded_at) over command as recorded_at
    from recorded_commands
    where owner_id = :owner and recorded_at >= :since
      and (:subject::uuid is null or command_id in (
        select command_id from recorded_commands where owner_id = :owner and subject_id = :subject
      ))
    window command as (partition by command_id)
    order by command_id, recorded_commands.recorded_at, subject_id
  ) as change
  left join subject_titles on subject_titles.id = subject_id
  order by recorded_at desc, command_id
  limit ${mostChanges}`;

export const undoQueries = (db: Knex) => ({
  /** Newest first. */
  changesOf: async (owner: UserId, subjectId?: string): Promise<ChangeView[]> => {
    const binding = { owner, since: undoableSince(), subject: subjectId ?? null };
    const { rows } = await db.raw<{ rows: ChangeView[] }>(changes, binding);
    return rows;
  },

  /** The streams that a command changed; `[]` for another student's command and for one that is too old. */
  doneBy: (
    owner: UserId,
    commandId: CommandId,
  ): Promise<Pick<RecordedCommandRow, 'subject' | 'subjectId' | 'undone'>[]> =>
    db<RecordedCommandRow>('recordedCommands')
      .where({ ownerId: owner, commandId })
      .where('recordedAt', '>=', undoableSince())
      .orderBy('id')
      .select('subject', 'subjectId', 'undone'),
});
