import type { AiPlan, UserId } from '@hub/contracts';
import type { Knex } from 'knex';

const table = 'aiPlans';
const old = `created_at < now() - interval '30 days'`;

/** What the plans of the last 30 days were made of; the changes that a plan made name it as their cause. */
export const plans = (db: Knex) => ({
  async keepPlan(ownerId: UserId, id: string, { modelUsed, provenance }: AiPlan): Promise<void> {
    if (!modelUsed || !provenance) return; // by a worker from before it was kept
    await db(table).whereRaw(old).delete();
    await db(table)
      .insert({ id, ownerId, modelUsed, provenance: JSON.stringify(provenance) })
      .onConflict('id')
      .ignore();
  },
});
