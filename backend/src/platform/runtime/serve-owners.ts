import { FairQueue } from '@hub/fair-queue';
import { repeat } from './repeat.ts';

/** Pieces of work under way at the same time, of one process. */
const atOnce = 32;
/** Owners in line. More are seen at a later look. */
const inLine = 500;
const everyMs = 1000;

interface Serving<Owner extends string> {
  /** Owners that something is to be done for now, except these. */
  readonly dueOwners: (except: readonly Owner[], most: number) => Promise<readonly Owner[]>;
  /** Does the next piece of an owner's work; resolves to whether there was one. */
  readonly serveNext: (owner: Owner) => Promise<boolean>;
  readonly failed: (error: unknown) => void;
}

/**
 * Does work for many owners until the signal aborts, and looks for more once a second. Each owner has one piece under way,
 * and those whose work took the least time lately are next. Resolves when the work under way has ended.
 */
export const serveOwners = async <Owner extends string>(
  { dueOwners, serveNext, failed }: Serving<Owner>,
  signal: AbortSignal,
): Promise<void> => {
  const queue = new FairQueue({ atOnce, perOwner: 1, overall: inLine });
  const served = new Map<Owner, Promise<void>>();
  const failedUnlessStopping = (error: unknown) => {
    if (!signal.aborted) failed(error);
  };

  const serve = async (owner: Owner) => {
    try {
      while (await queue.run(owner, () => serveNext(owner), signal));
    } catch (error) {
      failedUnlessStopping(error);
    } finally {
      served.delete(owner);
    }
  };
  const look = async () => {
    const owners = await dueOwners([...served.keys()], inLine - served.size);
    for (const owner of owners) served.set(owner, serve(owner));
  };
  await repeat(look, { everyMs, signal, failed });
  await Promise.all(served.values());
};
