import type { Health } from '@hub/contracts';
import { describeUnhealthyParts, waitUntilHealthy } from './health.ts';
import type { Log } from './log.ts';
import { backendUrl, publicUrl, type Plan } from './plan.ts';

/** What {@link announceReady} needs. */
export interface AnnounceReadyOptions {
  readonly plan: Plan;
  readonly log: Log;
  /** Resolves with the reason why AI is unavailable, or with undefined once the worker was started. */
  readonly unavailable: Promise<string | undefined>;
  readonly signal: AbortSignal;
}

const isOk = ({ status }: Health) => status === 'ok';
const allButAi = ({ status }: Health) => status !== 'down';
const patience = 30_000;

/** Logs every half minute what the start is waiting for. */
const remind = (log: Log, last: () => Health | undefined) =>
  setInterval(() => {
    const health = last();
    log.line(
      'hub',
      health ? `Waiting for ${describeUnhealthyParts(health).join(', ')}` : 'Waiting for the API to respond',
    );
  }, patience);

/**
 * Prints the ready line once everything is healthy; without Temporal, once everything but AI is.
 * @returns false when the wait was cancelled
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
        `Everything but AI is available at ${publicUrl(plan)}; AI follows once Temporal and the worker are running.`,
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
