import type { Scheduler } from 'fast-check';
import { Rejection } from '../platform/domain/index.ts';
import type { EventLog } from '../platform/event-log/index.ts';

/** `lost`: stored, though nobody hears of it. */
export type Fault = 'none' | 'refused' | 'lost';

interface Faults {
  /** What becomes of the next append. */
  readonly next: () => Fault;
  /** Decides who comes first of those who work at once. */
  readonly scheduler: Scheduler;
}

/** The log as a command meets it over a network: in any order, sometimes away, sometimes without an answer. */
export const withFaults = (log: EventLog, { next, scheduler }: Faults): EventLog => ({
  ...log,
  async read(stream) {
    await scheduler.schedule(Promise.resolve(), `read ${stream}`);
    return log.read(stream);
  },
  async append(stream, expected, events) {
    await scheduler.schedule(Promise.resolve(), `append to ${stream}`);
    const fault = next();
    if (fault === 'refused') throw new Rejection('unavailable');
    const position = await log.append(stream, expected, events);
    if (fault === 'lost') throw new Rejection('unavailable');
    return position;
  },
});
