import {
  type CalendarReading,
  calendarSource,
  CalendarSubscriptionId,
  followCalendar,
  readCalendarAt,
  recordCalendar,
} from '@hub/contracts';
import { loopbackToo } from '@hub/safe-fetch';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { BackendServer } from '../testing/backend-server.ts';
import { failureCauseOf, recordHistory, startTestWorker } from '../testing/workflow-runs.ts';
import { calendarActivities } from './activities.ts';
import { CalendarReader } from './calendar-reader.ts';

const taskQueue = `calendars-${randomUUID()}`;
const backend = new BackendServer();
const calendars = new CalendarReader(loopbackToo);
const narrow = new CalendarReader(loopbackToo, { milliseconds: 10_000, megabytes: 1 });
const today = '2026-11-26';
const text = [
  'BEGIN:VCALENDAR',
  'X-WR-CALNAME:Canvas',
  'BEGIN:VEVENT',
  'UID:1@canvas',
  'DTSTART:20261202T023000Z',
  'SUMMARY:Essay [BIO 101]',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:2@canvas',
  'DTSTART:20261203T090000',
  'RRULE:FREQ=WEEKLY;COUNT=3',
  'SUMMARY:Seminar',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

let worker: Awaited<ReturnType<typeof startTestWorker>>;
let server: Server;
let origin: string;
/** What the backend knows of each subscription, and what was recorded. */
const known = new Map<string, { path: string; etag: string | null; fingerprint: string | null }>();
const recorded = new Map<string, CalendarReading[]>();

const subscribe = (path = '/canvas.ics') => {
  const id = CalendarSubscriptionId.parse(randomUUID());
  known.set(id, { path, etag: null, fingerprint: null });
  recorded.set(id, []);
  return id;
};
const follow = (subscriptionId: CalendarSubscriptionId) =>
  worker.client.workflow.start(followCalendar.name, {
    taskQueue,
    workflowId: `followCalendar-${subscriptionId}`,
    args: [{ subscriptionId }],
    workflowIdConflictPolicy: 'USE_EXISTING',
  });
const look = (path: string) =>
  worker.client.workflow.start(readCalendarAt.name, {
    taskQueue,
    workflowId: `readCalendarAt-${randomUUID()}`,
    args: [{ studentId: randomUUID(), address: origin + path, zone: 'America/Los_Angeles', today }],
  });
const history = (name: string) => new URL(`${name}.history.json`, import.meta.url);

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/gone.ics') response.writeHead(410).end();
    else if (request.url === '/page') response.end('<!doctype html><title>Please sign in</title>');
    else if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else response.writeHead(200, { etag: '"1"' }).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  backend.serve(calendarSource, ({ params: { id } }) => {
    const { path = '', ...version } = known.get(id) ?? {};
    const place = { address: origin + path, zone: 'America/Los_Angeles', today, lastModified: null };
    return known.has(id) ? { etag: null, fingerprint: null, ...version, ...place } : undefined;
  });
  backend.serve(recordCalendar, ({ params: { id }, body }) => {
    recorded.get(id)?.push(body);
    if (body.outcome === 'read') known.set(id, { path: known.get(id)?.path ?? '', ...body.version });
    return null;
  });
  worker = await startTestWorker({
    address: inject('temporalAddress'),
    backend,
    taskQueue,
    activities: (calls) => calendarActivities({ backend: calls, calendars }),
  });
});
afterAll(async () => {
  await worker.stop();
  server.close();
  await Promise.all([calendars.close(), narrow.close()]);
});

describe('following a calendar', () => {
  it('records its dates on the student’s days, and leaves none of them in the history', async () => {
    const id = subscribe();
    const handle = await follow(id);
    expect(await handle.result()).toEqual({ outcome: 'read' });
    expect(recorded.get(id)).toMatchObject([
      {
        outcome: 'read',
        version: { etag: '"1"', fingerprint: expect.any(String) },
        isCut: false,
        dates: [
          { series: '1@canvas', dueDate: '2026-12-01', dueTime: '18:30' },
          { series: '2@canvas', dueDate: '2026-12-03', dueTime: '09:00' },
          { series: '2@canvas', dueDate: '2026-12-10' },
          { series: '2@canvas', dueDate: '2026-12-17' },
        ],
      },
    ]);
    const json = historyToJSON(await handle.fetchHistory());
    for (const secret of ['canvas.ics', 'Seminar']) {
      expect(json).not.toContain(secret);
      expect(json).not.toContain(Buffer.from(secret).toString('base64').slice(0, 8));
    }
    await recordHistory(history('followed'), handle);
  });

  it('records that nothing changed when the server says so, or sends the same dates again', async () => {
    const id = subscribe();
    await (await follow(id)).result();
    expect(await (await follow(id)).result()).toEqual({ outcome: 'unchanged' });
    const version = known.get(id);
    if (version) known.set(id, { ...version, etag: null });
    expect(await (await follow(id)).result()).toEqual({ outcome: 'unchanged' });
    expect(recorded.get(id)?.at(-1)).toMatchObject({ version: { etag: '"1"' } });
  });

  it('records why it could not be read', async () => {
    const [gone, page] = [subscribe('/gone.ics'), subscribe('/page')];
    for (const id of [gone, page]) expect(await (await follow(id)).result()).toEqual({ outcome: 'failed' });
    expect(recorded.get(gone)).toEqual([{ outcome: 'failed', problem: 'gone' }]);
    expect(recorded.get(page)).toEqual([{ outcome: 'failed', problem: 'not_calendar' }]);
  });

  it('waits for an unreachable backend', async () => {
    const id = subscribe();
    backend.refuseNext = 2;
    expect(await (await follow(id)).result()).toEqual({ outcome: 'read' });
  });

  it('ends when the subscription is gone', async () => {
    const handle = await follow(CalendarSubscriptionId.parse(randomUUID()));
    expect(await failureCauseOf(handle)).toMatchObject({ type: 'DocumentGone' });
  });

  it('ends a calendar that takes too much memory, and no other', async () => {
    const wanted = { address: `${origin}/canvas.ics`, zone: 'UTC', today };
    // a thread needs more than a megabyte to begin with
    expect(await narrow.read(wanted)).toEqual({ outcome: 'failed', problem: 'too_complex' });
    expect(await calendars.read(wanted)).toMatchObject({ outcome: 'read' });
  });
});

describe('looking at a calendar', () => {
  it('shows a line for each series', async () => {
    const handle = await look('/canvas.ics');
    expect(await handle.result()).toEqual({
      problem: null,
      calendar: {
        name: 'Canvas',
        series: [
          {
            series: '1@canvas',
            title: 'Essay [BIO 101]',
            dueDate: '2026-12-01',
            dueTime: '18:30',
            dates: 1,
            clues: 'Essay [BIO 101] ',
          },
          {
            series: '2@canvas',
            title: 'Seminar',
            dueDate: '2026-12-03',
            dueTime: '09:00',
            dates: 3,
            clues: 'Seminar ',
          },
        ],
        dates: 4,
        left: 0,
        unreadable: 0,
      },
    });
    await recordHistory(history('looked-at'), handle);
  });

  it('says why there is nothing to see', async () => {
    expect(await (await look('/page')).result()).toEqual({ problem: 'not_calendar', calendar: null });
  });
});
