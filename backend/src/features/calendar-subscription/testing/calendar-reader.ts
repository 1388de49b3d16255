import { readCalendar } from '@hub/calendar-file';
import { fetchCalendar, readingOf } from '@hub/calendar-fetch';
import {
  type CalendarReading,
  calendarSource,
  type CalendarSubscriptionId,
  followCalendar,
  readCalendarAt,
  subscriptionLimits,
} from '@hub/contracts';
import { loopbackToo } from '@hub/safe-fetch';
import type { TestApp } from '../../../platform/testing/test-app.ts';

const reading = { from: '2026-01-01', to: '2027-12-31', untitled: 'Untitled', most: subscriptionLimits.dates };

/** Reads subscribed calendars as the worker does, over the network and the internal routes, in this process. */
export const calendarReader = (app: () => TestApp, ownerOf: () => string) => {
  const problem = (of: CalendarReading & { outcome: 'failed' }) => ({ problem: of.problem, calendar: null });

  const look = async (input: unknown) => {
    const { address, zone } = readCalendarAt.input.parse(input);
    const answer = await fetchCalendar({ address, reach: loopbackToo });
    if (answer.outcome === 'failed') return problem(answer);
    const { name, dates, left, unreadable } = readCalendar(answer.outcome === 'sent' ? answer.text : '', {
      ...reading,
      zone,
    });
    const series = dates.map(({ series: id, title, dueDate, dueTime, clues }) => ({
      series: id,
      title,
      dueDate,
      dueTime,
      clues,
      dates: 1,
    }));
    return { problem: null, calendar: { name, series, dates: dates.length, left, unreadable } };
  };

  const read = async (id: CalendarSubscriptionId): Promise<CalendarReading> => {
    const client = app().workflowOf(ownerOf());
    const { body } = await client.get(`/api/internal/calendar-subscriptions/${id}`);
    const source = calendarSource.result.parse(body);
    const answer = await fetchCalendar({ ...source, reach: loopbackToo });
    if (answer.outcome === 'failed') return answer;
    if (answer.outcome === 'unchanged') {
      const { etag, lastModified, fingerprint } = source;
      return { outcome: 'unchanged', version: { etag, lastModified, fingerprint } };
    }
    try {
      return readingOf(readCalendar(answer.text, { ...reading, zone: source.zone }), answer.version, source);
    } catch {
      return { outcome: 'failed', problem: 'not_calendar' };
    }
  };

  /** The work of both workflows, by their inputs. */
  return async (_key: string, _signal: AbortSignal, input: unknown): Promise<unknown> => {
    const follow = followCalendar.input.safeParse(input);
    if (!follow.success) return look(input);
    const id = follow.data.subscriptionId;
    const found = await read(id);
    const { status } = await app()
      .workflowOf(ownerOf())
      .post(`/api/internal/calendar-subscriptions/${id}/reading`, found);
    if (status !== 204) throw new Error(`The reading was not recorded: ${status}`);
    return { outcome: found.outcome };
  };
};
