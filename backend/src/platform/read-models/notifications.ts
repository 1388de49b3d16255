import { LiveDraft, LiveProgress } from '@hub/contracts';
import type { Knex } from 'knex';
import { z } from 'zod';

/** The NOTIFY channel of the projector. */
export const notifyChannel = 'read_models';

/** Postgres refuses payloads of 8000 bytes and more. */
const maxBytes = 7500;

/** Query keys that became stale, per student. */
export type ChangedQueries = Map<string, Set<string>>;

interface ReadModelUpdate {
  /** The position that the read models have reached; null when nothing of the log was applied. */
  readonly position: bigint | null;
  readonly changed: ChangedQueries;
  /** The number of these changes; null when there are none. */
  readonly change: string | null;
}

/**
 * Sends position and changes when the transaction commits: usually in one message, in several when many students are
 * affected. The last one contains the position, so a listener that gets it has got all changes.
 */
export const notify = async (trx: Knex.Transaction, { position, changed, change }: ReadModelUpdate): Promise<void> => {
  const payloads: string[] = [];
  let chunk: Record<string, string[]> = {};
  let bytes = 0;
  for (const [ownerId, keys] of changed) {
    const ofOwner = Buffer.byteLength(JSON.stringify({ [ownerId]: [...keys] }));
    if (bytes + ofOwner > maxBytes) {
      payloads.push(JSON.stringify({ changed: chunk, change }));
      [chunk, bytes] = [{}, 0];
    }
    chunk[ownerId] = [...keys];
    bytes += ofOwner;
  }
  payloads.push(
    JSON.stringify({ ...(position !== null && { position: position.toString() }), changed: chunk, change }),
  );
  await trx.raw('select pg_notify(?, payload) from unnest(?::text[]) as payload', [notifyChannel, payloads]);
};

/** What a running workflow of a student reports: its progress, or a piece of the reply it writes. */
export type WorkflowStep = { readonly ownerId: string } & (
  | { readonly progress: LiveProgress }
  | { readonly draft: LiveDraft }
);

/** Notifies all API processes; a process that is not listening now misses it. */
export const notifyProgress = async (db: Knex, step: WorkflowStep): Promise<void> => {
  await db.raw('select pg_notify(?, ?)', [notifyChannel, JSON.stringify({ step })]);
};

/** Notifies all API processes that sessions of this student have ended, so that open streams are closed. */
export const notifySessionsEnded = async (db: Knex, ownerId: string): Promise<void> => {
  await db.raw('select pg_notify(?, ?)', [notifyChannel, JSON.stringify({ ended: ownerId })]);
};

/** Notifies all API processes that the read models were reset, perhaps to before the position last reported. */
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

/** Parses a notification; null when it cannot be read, such as one of a newer program. */
export const readNotification = (payload: string | undefined): z.infer<typeof Notification> | null =>
  Notification.safeParse(parsed(payload ?? '')).data ?? null;
