import { PlannedChange, type UserId } from '@hub/contracts';
import type { Knex } from 'knex';

const table = 'assistantQuestions';
const fresh = `asked_at > now() - interval '15 minutes'`;

/** Changes that the student was asked about. */
export interface Question {
  readonly planId: string;
  readonly changes: readonly PlannedChange[];
}

/** The one question of each student that waits for a yes. Kept here: what the browser says was asked counts for nothing. */
export const questions = (db: Knex) => {
  const of = (ownerId: UserId) => db<{ ownerId: UserId; planId: string; changes: unknown }>(table).where({ ownerId });
  return {
    /** Null when none was asked, or too long ago. */
    async openQuestion(owner: UserId): Promise<Question | null> {
      const row = await of(owner).whereRaw(fresh).first('planId', 'changes');
      return row ? { planId: row.planId, changes: PlannedChange.array().parse(row.changes) } : null;
    },

    /** In place of any other. */
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
