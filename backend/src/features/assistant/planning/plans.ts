import type { AiPlan, UserId } from '@hub/contracts';
import type { Knex } from 'knex';

const table = 'aiPlans';
const old = `created_at < now() - interval '30 days'`;

/** The model and sources of the plans of the last 30 days. Changes made by a plan name it as their cause. */
export const plans = (db: Knex) => ({
  async keepPlan(ownerId: UserId, id: string, { modelUsed, provenance }: AiPlan): Promise<void> {
    if (!modelUsed || !provenance) return; // from an older worker
    await db(table).whereRaw(old).delete();
    await db(table)
      .insert({ id, ownerId, modelUsed, provenance: JSON.stringify(provenance) })
      .onConflict('id')
      .ignore();
  },
});
