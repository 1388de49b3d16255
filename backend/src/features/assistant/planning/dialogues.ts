import { CommandId, Dialogue, ThingRef, type UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { z } from 'zod';

const table = 'assistantDialogues';
const fresh = `saved_at > now() - interval '15 minutes'`;

/** A question whose answers are bound to plans. */
const Question = z.object({
  id: z.uuid(),
  /** A plain "yes" may choose the first option. */
  isConfirmation: z.boolean(),
});

/** The conversation so far: for the planner, for buttons and for undo. */
export const Remembered = z.object({
  dialogue: Dialogue,
  /** The open question; its options are those of the dialogue. */
  question: Question.nullable(),
  /** The last changes. */
  done: z.array(z.object({ commandId: CommandId, thing: ThingRef })).max(20),
});
export type Remembered = z.infer<typeof Remembered>;

/** One row per student. It is stored here because the browser's word for it cannot be trusted. */
export const dialogues = (db: Knex) => {
  const of = (ownerId: UserId) => db<{ ownerId: UserId; dialogue: unknown }>(table).where({ ownerId });
  return {
    /** Null at the beginning, and when the last message is long ago. */
    async remembered(owner: UserId): Promise<Remembered | null> {
      const row = await of(owner).whereRaw(fresh).first('dialogue');
      return row ? (Remembered.safeParse(row.dialogue).data ?? null) : null;
    },

    async remember(ownerId: UserId, remembered: Remembered): Promise<void> {
      const row = { dialogue: JSON.stringify(remembered), savedAt: db.fn.now() };
      await db(table)
        .insert({ ownerId, ...row })
        .onConflict('ownerId')
        .merge(row);
    },
  };
};
