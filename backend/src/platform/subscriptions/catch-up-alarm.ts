import { Gauge } from 'prom-client';
import { registry } from '../observability/index.ts';

const late = new Gauge({
  name: 'hub_subscription_late',
  help: '1 while a subscription has been behind the end of the log for too long',
  labelNames: ['subscription'],
  registers: [registry],
});

type LogLine = (about: object, text: string) => void;

interface CatchUpAlarmOptions {
  readonly log: { readonly error: LogLine; readonly info: LogLine };
  readonly afterMs: number;
}

/** Watches whether one subscription keeps up with the end of the log. */
export interface CatchUpAlarm {
  /** The subscription has not started, has lost its connection or is processing an event. */
  readonly behind: () => void;
  /** It has reached the end of the log. */
  readonly caughtUp: () => void;
  readonly stop: () => void;
}

/**
 * Raises an alarm once, in the log and as a metric, when a subscription has been behind for `afterMs` without a break,
 * and reports when it has caught up.
 */
export const catchUpAlarm = (subscription: string, { log, afterMs }: CatchUpAlarmOptions): CatchUpAlarm => {
  let timer: NodeJS.Timeout | undefined;
  let isRaised = false;
  late.set({ subscription }, 0);

  const raise = () => {
    isRaised = true;
    late.set({ subscription }, 1);
    log.error({ subscription, afterMs }, 'subscription has not caught up in time');
  };
  const end = () => {
    clearTimeout(timer);
    timer = undefined;
    late.set({ subscription }, 0);
  };

  return {
    behind() {
      timer ??= setTimeout(raise, afterMs).unref();
    },
    caughtUp() {
      end();
      if (isRaised) log.info({ subscription }, 'subscription has caught up again');
      isRaised = false;
    },
    stop: end,
  };
};
