import type { ReadCalendar } from '@hub/calendar-file';
import { fetchCalendar } from '@hub/calendar-fetch';
import type { CalendarProblem, CalendarSource } from '@hub/contracts';
import type { Reach } from '@hub/safe-fetch';
import {
  type LimitedFunction,
  type Limits,
  LimitedThread,
  LimitExceeded,
  type RunOptions,
} from '../threads/limited-thread.ts';
import type { CalendarTask } from './calendar-thread.ts';

/** The parsed form of five megabytes takes forty times as much. */
const forCalendars: Limits = { milliseconds: 10_000, megabytes: 512 };
const daysBack = 31;
const daysAhead = 400;
const dayMs = 24 * 60 * 60 * 1000;

const dayFrom = (day: string, days: number) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

type Wanted = Pick<CalendarSource, 'address' | 'zone' | 'today'> &
  Partial<Pick<CalendarSource, 'etag' | 'lastModified'>>;

type Found =
  | {
      readonly outcome: 'read';
      readonly calendar: ReadCalendar;
      readonly version: Pick<CalendarSource, 'etag' | 'lastModified'>;
    }
  | { readonly outcome: 'unchanged' }
  | { readonly outcome: 'failed'; readonly problem: CalendarProblem };

const failed = (problem: CalendarProblem) => ({ outcome: 'failed', problem }) as const;

/** Fetches calendars, and reads them in a separate thread: their texts are untrusted. */
export class CalendarReader {
  readonly #reach: Reach;
  readonly #thread: LimitedFunction<CalendarTask, ReadCalendar | null>;

  constructor(reach: Reach, limits = forCalendars) {
    this.#reach = reach;
    this.#thread = new LimitedThread(new URL('calendar-thread.ts', import.meta.url), 'readInThread', { limits });
  }

  /** The dates from a month ago to a year ahead. Students take turns, by `owner`. */
  async read({ address, zone, today, ...version }: Wanted, { owner, signal }: RunOptions = {}): Promise<Found> {
    const answer = await fetchCalendar({ address, ...version, reach: this.#reach, signal });
    if (answer.outcome !== 'sent') return answer;
    const period = { from: dayFrom(today, -daysBack), to: dayFrom(today, daysAhead) };
    try {
      const calendar = await this.#thread.run({ text: answer.text, zone, ...period }, { owner, signal });
      return calendar ? { outcome: 'read', calendar, version: answer.version } : failed('not_calendar');
    } catch (error) {
      if (error instanceof LimitExceeded) return failed('too_complex');
      throw error;
    }
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
