import { Gauge } from 'prom-client';
import { registry } from '../observability/index.ts';

const late = new Gauge({
  name: 'hub_subscription_late',
  help: '1 while a subscription has not stood at the end of the log for longer than is tolerated',
  labelNames: ['subscription'],
  registers: [registry],
});

type Say = (about: object, text: string) => void;

interface CatchUpAlarmOptions {
  readonly log: { readonly error: Say; readonly info: Say };
  readonly afterMs: number;
}

/** Watches whether one subscription stands at the end of the log. */
export interface CatchUpAlarm {
  /** It has not begun, has lost its connection or works on an event. */
  readonly behind: () => void;
  /** It stands at the end. */
  readonly caughtUp: () => void;
  readonly stop: () => void;
}

/** Tells once, by log and by metric, when a subscription has been behind for `afterMs` in one go; and when that is over. */
export const catchUpAlarm = (subscription: string, { log, afterMs }: CatchUpAlarmOptions): CatchUpAlarm => {
  let timer: NodeJS.Timeout | undefined;
  let told = false;
  late.set({ subscription }, 0);

  const tell = () => {
    told = true;
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
      timer ??= setTimeout(tell, afterMs).unref();
    },
    caughtUp() {
      end();
      if (told) log.info({ subscription }, 'subscription has caught up again');
      told = false;
    },
    stop: end,
  };
};
