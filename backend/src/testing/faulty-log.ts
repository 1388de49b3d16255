import type { Scheduler } from 'fast-check';
import { Rejection } from '../platform/domain/index.ts';
import type { EventLog } from '../platform/event-log/index.ts';

/** `lost`: stored, but the response is lost. */
export type Fault = 'none' | 'refused' | 'lost';

interface Faults {
  /** The outcome of the next append. */
  readonly next: () => Fault;
  /** Decides the order of concurrent work. */
  readonly scheduler: Scheduler;
}

/** The log over a network: in any order, sometimes unavailable, sometimes without a response. */
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
