import type { CalendarEventView, TaskView } from '@hub/contracts';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarText, type FeedItems } from './calendar-text.ts';

const biology = { id: 'c2f0e2a4-1b51-4f6e-9c0b-7d7a3a8e5b22', name: 'Biology', courseCode: 'BIO 101' };
const event = (more: object) =>
  ({
    id: 'b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11',
    classId: biology.id,
    title: 'Midterm',
    description: null,
    dueDate: '2026-10-21',
    dueTime: null,
    eventType: 'exam',
    completed: false,
    createdAt: '2026-09-01T08:00:00.000Z',
    ...more,
  }) as CalendarEventView;
const task = (more: object) =>
  ({
    id: '3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11',
    classId: null,
    title: 'Buy the book',
    description: null,
    dueDate: '2026-10-01',
    dueTime: null,
    completed: true,
    createdAt: '2026-09-01T08:00:00.000Z',
    ...more,
  }) as TaskView;
const textOf = (items: Partial<FeedItems>, zone?: string) =>
  calendarText('Academic Hub', { events: [], tasks: [], classes: [biology] as never, ...items }, zone);

/** The entries as Thunderbird's parser reads them. */
const entriesOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));

describe('a calendar feed, as another program reads it,', () => {
  it('shows a day without a time as the whole day, with its class', () => {
    const [entry] = entriesOf(textOf({ events: [event({})] }));
    expect(entry?.uid).toBe('b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11');
    expect(entry?.summary).toBe('Midterm (BIO 101)');
    expect([entry?.startDate.isDate, entry?.startDate.toString()]).toEqual([true, '2026-10-21']);
    expect(entry?.component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString()).toBe('-P1D');
  });

  it('shows a time as the student typed it, in every zone and on the days that clocks change', () => {
    for (const dueDate of ['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01', '2028-02-29']) {
      const [entry] = entriesOf(textOf({ events: [event({ dueDate, dueTime: '02:30' })] }));
      expect(entry?.startDate.toString()).toBe(`${dueDate}T02:30:00`);
      expect(entry?.startDate.zone.tzid).toBe('floating');
    }
  });

  it.each([
    ['America/New_York', 'America/New_York'],
    ['Europe/Berlin', 'Europe/Berlin'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Australia/Lord_Howe', 'Australia/Lord_Howe'],
  ])('shows times in %s at that hour there, summer and winter', (zone, name) => {
    const events = ['2026-07-01', '2026-12-01'].map((dueDate) =>
      event({ dueDate, dueTime: '10:00', endTime: '11:15' }),
    );
    const text = textOf({ events }, zone);
    const component = new ICAL.Component(ICAL.parse(text));
    expect(component.getFirstPropertyValue('x-wr-timezone')).toBe(name);
    const file = component.getFirstSubcomponent('vtimezone');
    const clock = (at: Date) => at.toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
    for (const entry of entriesOf(text)) {
      const { startDate, endDate } = entry;
      expect(entry.component.getFirstProperty('dtstart')?.getParameter('tzid')).toBe(name);
      // by the changes of clocks that the file itself states
      const own = new ICAL.Timezone(file);
      const times = [startDate, endDate].map((time) => {
        time.zone = own;
        return clock(time.toJSDate());
      });
      expect(times).toEqual(['10:00', '11:15']);
    }
  });

  it('shows where it is, until when, and over which days', () => {
    const lab = event({ dueTime: '14:00', endTime: '16:00', place: 'B12; left', endDate: null });
    const trip = event({ endDate: '2026-10-23' });
    const [hours, days] = entriesOf(textOf({ events: [lab, trip] }));
    expect([hours?.endDate.toString(), hours?.location]).toEqual(['2026-10-21T16:00:00', 'B12; left']);
    expect([days?.startDate.toString(), days?.endDate.toString()]).toEqual(['2026-10-21', '2026-10-24']);
  });

  it('shows tasks with a day, marks what is done and leaves out what has no day', () => {
    const entries = entriesOf(textOf({ tasks: [task({}), task({ dueDate: null })] }));
    expect(entries.map(({ summary }) => summary)).toEqual(['✓ Buy the book']);
    expect(entries[0]?.startDate.isDate).toBe(true);
  });

  it('shows a task at its time', () => {
    const [entry] = entriesOf(textOf({ tasks: [task({ dueTime: '17:00' })] }));
    expect(entry?.startDate.toString()).toBe('2026-10-01T17:00:00');
    expect(entry?.startDate.zone.tzid).toBe('floating');
  });

  it('keeps whatever a student writes as text: nothing in it becomes a line of the file', () => {
    const title = 'A; B, C\\n\r\nEND:VEVENT\nATTENDEE:mailto:eve@evil.test "quoted" ünï 😀';
    const [entry, ...more] = entriesOf(textOf({ events: [event({ title, description: `${title}\r\nX-A:1` })] }));
    expect(more).toEqual([]);
    expect(entry?.attendees).toEqual([]);
    expect(entry?.summary).toBe(`${title.replaceAll('\r\n', '\n')} (BIO 101)`);
  });

  it('is the same to the byte for the same items', () => {
    const items = { events: [event({ dueTime: '14:00' })], tasks: [task({})] };
    expect(textOf(items)).toBe(textOf(items));
  });
});
