import { type AuditEntry, type AuditFilter, type AuditPage, auditPageSize } from '@hub/contracts';
import type { Knex } from 'knex';
import { erasedAmong } from '../../platform/encryption/index.ts';
import { pageOf } from '../../platform/postgres/index.ts';

const columns = [
  'id',
  'position',
  'ownerId',
  'subject',
  'subjectId',
  'type',
  'actor',
  'commandId',
  'correlationId',
  'causationId',
  'recordedAt',
] as const;

export const auditQueries = (db: Knex) => ({
  /** Newest first. */
  entriesFor: async ({ before, email, from, until, owner, correlation, ...same }: AuditFilter): Promise<AuditPage> => {
    const equal = { ...same, ownerId: owner, correlationId: correlation };
    const query = db<AuditEntry>('recorded_events')
      .select<AuditEntry[]>([...columns])
      .orderBy('position', 'desc')
      .limit(auditPageSize + 1);
    for (const [name, value] of Object.entries(equal)) if (value !== undefined) void query.where(name, value);
    if (email !== undefined) void query.whereIn('ownerId', db('user_list').select('id').where({ email }));
    if (before !== undefined) void query.where('position', '<', before);
    if (from !== undefined) void query.where('recordedAt', '>=', from);
    if (until !== undefined) void query.where('recordedAt', '<', until);
    const { shown: entries, next } = pageOf(await query, auditPageSize, ({ position }) => position);
    return { entries, next };
  },

  /** Whether a student's key was destroyed. */
  isErased: async (ownerId: string): Promise<boolean> => (await erasedAmong(db, [ownerId])).length > 0,

  /** The stream of an event; null for an event that was not recorded. */
  streamOf: async (id: string): Promise<string | null> => {
    const row = await db<AuditEntry>('recorded_events').where({ id }).first('subject', 'subjectId');
    return row ? `${row.subject}-${row.subjectId}` : null;
  },
});

export type AuditQueries = ReturnType<typeof auditQueries>;
