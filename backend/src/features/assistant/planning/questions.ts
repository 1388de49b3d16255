import { PlannedChange, type UserId } from '@hub/contracts';
import type { Knex } from 'knex';

const table = 'assistantQuestions';
const fresh = `asked_at > now() - interval '15 minutes'`;

/** Changes that wait for the student's confirmation. */
export interface Question {
  readonly planId: string;
  readonly changes: readonly PlannedChange[];
}

/** The one open question of each student. It is stored here because the browser's word for it cannot be trusted. */
export const questions = (db: Knex) => {
  const of = (ownerId: UserId) => db<{ ownerId: UserId; planId: string; changes: unknown }>(table).where({ ownerId });
  return {
    /** Null when there is none, or it has expired. */
    async openQuestion(owner: UserId): Promise<Question | null> {
      const row = await of(owner).whereRaw(fresh).first('planId', 'changes');
      return row ? { planId: row.planId, changes: PlannedChange.array().parse(row.changes) } : null;
    },

    /** Replaces any earlier question. */
    async putQuestion(ownerId: UserId, { planId, changes }: Question): Promise<void> {
      const asked = { planId, changes: JSON.stringify(changes), askedAt: db.fn.now() };
      await db(table)
        .insert({ ownerId, ...asked })
        .onConflict('ownerId')
        .merge(asked);
    },

    async closeQuestion(owner: UserId): Promise<void> {
      await of(owner).delete();
    },
  };
};
