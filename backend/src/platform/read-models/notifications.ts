import { LiveDraft, LiveProgress } from '@hub/contracts';
import type { Knex } from 'knex';
import { z } from 'zod';

/** Where the projector tells what it has done. */
export const notifyChannel = 'read_models';

/** Postgres refuses payloads of 8000 bytes and more. */
const mostBytes = 7500;

/** Query keys that became stale, per student. */
export type ChangedQueries = Map<string, Set<string>>;

interface ReadModelNews {
  /** How far the read models have come. */
  readonly position: bigint;
  readonly changed: ChangedQueries;
  /** The number of these changes; null when there is none. */
  readonly change: string | null;
}

/**
 * Tells position and changes when the transaction commits: one message as a rule, more when many students changed.
 * The position goes with the last one, so whoever sees it has seen the changes.
 */
export const notify = async (trx: Knex.Transaction, { position, changed, change }: ReadModelNews): Promise<void> => {
  const payloads: string[] = [];
  let part: Record<string, string[]> = {};
  let bytes = 0;
  for (const [ownerId, keys] of changed) {
    const ofOwner = Buffer.byteLength(JSON.stringify({ [ownerId]: [...keys] }));
    if (bytes + ofOwner > mostBytes) {
      payloads.push(JSON.stringify({ changed: part, change }));
      [part, bytes] = [{}, 0];
    }
    part[ownerId] = [...keys];
    bytes += ofOwner;
  }
  payloads.push(JSON.stringify({ position: position.toString(), changed: part, change }));
  await trx.raw('select pg_notify(?, payload) from unnest(?::text[]) as payload', [notifyChannel, payloads]);
};

/** What a workflow of a student tells while it runs: how far it has come, or a piece of the reply that it writes. */
export type WorkflowStep = { readonly ownerId: string } & (
  | { readonly progress: LiveProgress }
  | { readonly draft: LiveDraft }
);

/** Tells all API processes at once; who does not listen now never hears of it. */
export const notifyProgress = async (db: Knex, step: WorkflowStep): Promise<void> => {
  await db.raw('select pg_notify(?, ?)', [notifyChannel, JSON.stringify({ step })]);
};

/** Tells all API processes that sessions of this student have ended, so that nothing open is served on for them. */
export const notifySessionsEnded = async (db: Knex, ownerId: string): Promise<void> => {
  await db.raw('select pg_notify(?, ?)', [notifyChannel, JSON.stringify({ ended: ownerId })]);
};

/** Tells all API processes that the read models begin anew, perhaps further back than they have told. */
export const notifyRebuilt = async (db: Knex): Promise<void> => {
  await db.raw('select pg_notify(?, ?)', [notifyChannel, JSON.stringify({ anew: true })]);
};

const Notification = z.object({
  position: z
    .string()
    .regex(/^-?\d+$/)
    .optional(),
  changed: z.record(z.string(), z.array(z.string())).optional(),
  change: z.string().nullish(),
  ended: z.string().optional(),
  anew: z.literal(true).optional(),
  step: z
    .union([
      z.object({ ownerId: z.string(), progress: LiveProgress }),
      z.object({ ownerId: z.string(), draft: LiveDraft }),
    ])
    .optional(),
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What one of these messages says; null when it cannot be read, as one of a newer program. */
export const readNotification = (payload: string | undefined): z.infer<typeof Notification> | null =>
  Notification.safeParse(parsed(payload ?? '')).data ?? null;
