import { readingOf } from '@hub/calendar-fetch';
import {
  type CalendarReading,
  type CalendarSubscriptionId,
  type followCalendar,
  messageForStudent,
  type PreviewResult,
  type readCalendarAt,
} from '@hub/contracts';
import type { z } from 'zod';
import { errorsAsFailures, withHeartbeat } from '../activity/errors-as-failures.ts';
import type { Backend } from '../backend.ts';
import type { CalendarReader } from './calendar-reader.ts';
import { previewOf } from './preview-of.ts';

export interface CalendarDependencies {
  readonly backend: Pick<Backend, 'calendarSource' | 'recordCalendar'>;
  readonly calendars: Pick<CalendarReader, 'read'>;
}

const guarded = errorsAsFailures(messageForStudent);

export const calendarActivities = ({ backend, calendars }: CalendarDependencies) => {
  const readingFor = async (id: CalendarSubscriptionId, signal: AbortSignal): Promise<CalendarReading> => {
    const source = await backend.calendarSource(id, signal);
    // each calendar waits in its own line: the student is known to the backend alone
    const found = await calendars.read(source, { owner: id, signal });
    if (found.outcome === 'failed') return found;
    if (found.outcome === 'unchanged') {
      const { etag, lastModified, fingerprint } = source;
      return { outcome: 'unchanged', version: { etag, lastModified, fingerprint } };
    }
    return readingOf(found.calendar, found.version, source);
  };

  return {
    /** Fetches, reads and records in one step: neither an address nor its dates belong in a workflow's history. */
    follow: ({
      subscriptionId,
    }: z.output<typeof followCalendar.input>): Promise<z.output<typeof followCalendar.result>> =>
      guarded(
        withHeartbeat(async (signal) => {
          const reading = await readingFor(subscriptionId, signal);
          await backend.recordCalendar(subscriptionId, reading, signal);
          return { outcome: reading.outcome };
        }),
      ),

    look: ({ studentId, ...wanted }: z.output<typeof readCalendarAt.input>): Promise<PreviewResult> =>
      guarded(
        withHeartbeat(async (signal) => {
          const found = await calendars.read(wanted, { owner: studentId, signal });
          if (found.outcome === 'read') return previewOf(found.calendar);
          // without a version no server may say that nothing changed
          return { problem: found.outcome === 'failed' ? found.problem : 'server_error', calendar: null };
        }),
      ),
  };
};

export type CalendarActivities = ReturnType<typeof calendarActivities>;
