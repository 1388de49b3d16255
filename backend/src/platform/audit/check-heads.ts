import { Rejection } from '../domain/index.ts';
import type { EventLog } from '../event-log/index.ts';
import type { Breach } from './breach.ts';

/** The last event of each stream, as the whole log has it. */
export type Heads = Map<string, { readonly revision: bigint; readonly position: bigint }>;

/** Reads at the same time; the server's connections limit how many are useful. */
const atOnce = 32;

/**
 * Reads the end of each stream the way the product does. A stream whose head was changed, or that was marked as deleted,
 * hides events that are still in the log.
 */
export const checkHeads = async ({ latest }: Pick<EventLog, 'latest'>, heads: Heads): Promise<Breach[]> => {
  const breaches: Breach[] = [];
  const waiting = heads.entries();
  const check = async () => {
    for (const [stream, { revision, position }] of waiting) {
      const shown = await latest(stream).then(
        (event) => event?.revision ?? -1n,
        (error: unknown) => {
          if (error instanceof Rejection) throw error; // the log is unavailable
          return -1n;
        },
      );
      // it may have grown since it was read
      if (shown >= revision) continue;
      const what =
        shown === -1n
          ? `${stream} cannot be read, although the log has its revision ${revision}`
          : `${stream} reads as ending with revision ${shown}, although the log has revision ${revision}`;
      breaches.push({ kind: 'hidden', position, stream, revision, what });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, check));
  return breaches;
};
