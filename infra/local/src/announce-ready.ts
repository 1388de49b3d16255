import type { Health } from '@hub/contracts';
import { describeUnhealthyParts, waitUntilHealthy } from './health.ts';
import type { Log } from './log.ts';
import { backendUrl, publicUrl, type Plan } from './plan.ts';

/** What is waited for before the product is called ready. */
export interface AnnounceReadyOptions {
  readonly plan: Plan;
  readonly log: Log;
  /** Resolves with the reason why there is no AI, or with undefined once it was started. */
  readonly unavailable: Promise<string | undefined>;
  readonly signal: AbortSignal;
}

const isOk = ({ status }: Health) => status === 'ok';
const allButAi = ({ status }: Health) => status !== 'down';
const patience = 30_000;

/** Says every half minute what is being waited for, so that nobody looks at a silent terminal. */
const remind = (log: Log, last: () => Health | undefined) =>
  setInterval(() => {
    const health = last();
    log.line('hub', health ? `Waiting for ${describeUnhealthyParts(health).join(', ')}` : 'Waiting for the API to answer');
  }, patience);

/**
 * Prints the ready line once all is healthy; where Temporal cannot be had, once all but AI is.
 * @returns false when the wait was called off
 */
export const announceReady = async ({ plan, log, unavailable, signal }: AnnounceReadyOptions): Promise<boolean> => {
  const url = backendUrl(plan);
  let last: Health | undefined;
  const seen = (goodEnough: (health: Health) => boolean) => (health: Health) => {
    last = health;
    return goodEnough(health);
  };
  const reminder = remind(log, () => last);
  try {
    if (!(await waitUntilHealthy(url, seen(allButAi), signal))) return false;
    if (last && !isOk(last)) {
      log.line(
        'hub',
        `All but AI serves at ${publicUrl(plan)} already; AI follows when Temporal and the worker are there.`,
      );
    }
    const reason = await unavailable;
    if (reason === undefined && !(await waitUntilHealthy(url, seen(isOk), signal))) return false;
    log.plain(`\nAcademic Hub is ready: ${publicUrl(plan)}`);
    if (reason !== undefined) log.plain(`AI is unavailable. ${reason}`);
    log.plain('');
    return true;
  } finally {
    clearInterval(reminder);
  }
};
