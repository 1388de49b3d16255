import { type AuditGrantId, auditGrantLimits, type AuditGrantView, type AuditLook, type UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { pageOf } from '../../platform/postgres/index.ts';
import { auditLookList, type AuditLookRow } from './look-projection.ts';
import { auditGrantList, type AuditGrantRow } from './projection.ts';

interface LookFilter {
  readonly before?: string | undefined;
  readonly owner?: string | undefined;
}

export const auditGrantQueries = (db: Knex) => {
  const grants = () => db<AuditGrantRow & { id: AuditGrantId }>(auditGrantList.table);
  /** The addresses of student and auditor; null for an account that is gone. */
  const listed = () =>
    db<AuditGrantView>(`${auditGrantList.table} as grants`)
      .leftJoin('user_list as students', 'students.id', 'grants.ownerId')
      .leftJoin('user_list as auditors', 'auditors.id', 'grants.auditorId')
      .select<AuditGrantView[]>('grants.*', 'students.email as student', 'auditors.email as auditor')
      .limit(auditGrantLimits.listed);

  return {
    /** The auditor's, newest first. */
    grantsOf: (auditorId: UserId): Promise<AuditGrantView[]> =>
      listed().where({ auditorId }).orderBy('requestedAt', 'desc'),

    /** Of all auditors: those that wait for a decision, then newest first. */
    allGrants: (): Promise<AuditGrantView[]> => listed().orderByRaw("(state = 'requested') desc, requested_at desc"),

    /** The student's id; null for an unknown grant. */
    ownerOf: async (id: AuditGrantId): Promise<UserId | null> =>
      (await grants().where({ id }).first('ownerId'))?.ownerId ?? null,

    /** How many requests and grants of an auditor are not over. */
    openOf: async (auditorId: UserId, now: string): Promise<number> => {
      const open = await grants()
        .where({ auditorId })
        .whereIn('state', ['requested', 'given'])
        .where((isGood) => void isGood.whereNull('until').orWhere('until', '>', now))
        .limit(auditGrantLimits.open)
        .select('id');
      return open.length;
    },

    isStudent: async (id: UserId): Promise<boolean> => (await db('user_list').where({ id }).first('id')) !== undefined,

    /** Newest first. */
    looksFor: async ({ before, owner }: LookFilter): Promise<{ looks: AuditLook[]; next: string | null }> => {
      const query = db<AuditLookRow>(`${auditLookList.table} as looks`)
        .leftJoin('user_list as auditors', 'auditors.id', 'looks.auditorId')
        .leftJoin(`${auditGrantList.table} as grants`, 'grants.id', 'looks.grantId')
        .select<AuditLook[]>('looks.*', 'auditors.email as auditor', 'grants.reason')
        .orderBy([
          { column: 'looks.lookedAt', order: 'desc' },
          { column: 'looks.id', order: 'desc' },
        ])
        .limit(auditGrantLimits.page + 1);
      const [at = '', id = ''] = before?.split('_') ?? [];
      if (before !== undefined) void query.whereRaw('(looks.looked_at, looks.id) < (?, ?::uuid)', [at, id]);
      if (owner !== undefined) void query.where('looks.ownerId', owner);
      const { shown, next } = pageOf(await query, auditGrantLimits.page, (look) => `${look.lookedAt}_${look.id}`);
      return { looks: shown, next };
    },
  };
};

export type AuditGrantQueries = ReturnType<typeof auditGrantQueries>;
