import { describe, expect, it } from 'vitest';
import { readCalendar } from './read-calendar.ts';

const period = { from: '2026-11-01', to: '2027-10-31', untitled: 'Untitled' };
const read = (...lines: readonly string[]) =>
  readCalendar(['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n'), period);
const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

const newYork = [
  'BEGIN:VTIMEZONE',
  'TZID:America/New_York',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

describe('a calendar file', () => {
  it('of Canvas gives assignments with their due times, and what names their class', () => {
    const { dates } = read(
      ...event(
        'UID:event-assignment-1771',
        'DTSTART;VALUE=DATE;VALUE=DATE:20261204',
        String.raw`SUMMARY:Cell reflection [BIO 101-01]`,
        String.raw`DESCRIPTION:Two pages\, double-spaced.`,
      ),
      ...event(
        'UID:event-calendar-event-9',
        'DTSTART:20261202T090000',
        'DTEND:20261202T103000',
        'SUMMARY:Midterm 2',
        'LOCATION:Hall 2',
      ),
    );
    expect(dates).toMatchObject([
      {
        key: 'event-calendar-event-9',
        title: 'Midterm 2',
        dueDate: '2026-12-02',
        dueTime: '09:00',
        endDate: null,
        endTime: '10:30',
        place: 'Hall 2',
        eventType: 'exam',
      },
      {
        dueDate: '2026-12-04',
        dueTime: null,
        endTime: null,
        eventType: 'assignment',
        description: 'Two pages, double-spaced.',
      },
    ]);
    expect(dates[1]?.clues).toContain('BIO 101');
  });

  it('of Moodle gives a deadline whose start is its end', () => {
    const { dates } = read(
      ...event(
        'UID:12@moodle',
        'DTSTART:20261210T225900',
        'DTEND:20261210T225900',
        'SUMMARY:Essay is due',
        'CATEGORIES:HIST-20',
      ),
    );
    expect(dates).toMatchObject([
      { dueTime: '22:59', endTime: null, eventType: 'assignment', clues: 'Essay is due HIST-20 ' },
    ]);
  });

  it('of Google gives each date of a series, moved and left out ones too, in its own time zone', () => {
    const { name, dates } = read(
      'X-WR-CALNAME:Chemistry',
      ...newYork,
      ...event(
        'UID:lab@google.com',
        'DTSTART;TZID=America/New_York:20261102T100000',
        'DTEND;TZID=America/New_York:20261102T111500',
        'RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20261123T235959Z',
        'EXDATE;TZID=America/New_York:20261109T100000',
        'SUMMARY:Chem lab',
      ),
      ...event(
        'UID:lab@google.com',
        'RECURRENCE-ID;TZID=America/New_York:20261116T100000',
        'DTSTART;TZID=America/New_York:20261117T120000',
        'DTEND;TZID=America/New_York:20261117T131500',
        'SUMMARY:Chem lab (moved)',
      ),
    );
    const at = (day: string, time: string) => {
      const moment = new Date(`${day}T${time}:00-05:00`);
      return [moment.getDate(), moment.getHours()];
    };
    expect(name).toBe('Chemistry');
    expect(
      dates.map(({ title, dueDate, dueTime }) => [title, Number(dueDate.slice(8)), Number(dueTime?.slice(0, 2))]),
    ).toEqual([
      ['Chem lab', ...at('2026-11-02', '10:00')],
      ['Chem lab (moved)', ...at('2026-11-17', '12:00')],
      ['Chem lab', ...at('2026-11-23', '10:00')],
    ]);
    expect(new Set(dates.map(({ key }) => key)).size).toBe(3);
  });

  it('keeps the exceptions of one series apart from those of another', () => {
    const weekly = 'RRULE:FREQ=WEEKLY;COUNT=2';
    const { dates } = read(
      ...event('UID:a', 'DTSTART:20261201T090000', weekly, 'SUMMARY:Lab'),
      ...event('UID:b', 'DTSTART:20261201T090000', weekly, 'SUMMARY:Seminar'),
      ...event('UID:b', 'RECURRENCE-ID:20261208T090000', 'DTSTART:20261209T090000', 'SUMMARY:Seminar (moved)'),
    );
    expect(dates.map(({ title, dueDate }) => [dueDate, title])).toEqual([
      ['2026-12-01', 'Lab'],
      ['2026-12-01', 'Seminar'],
      ['2026-12-08', 'Lab'],
      ['2026-12-09', 'Seminar (moved)'],
    ]);
  });

  it('gives a break of several days as one date', () => {
    const { dates } = read(
      ...event('UID:b', 'DTSTART;VALUE=DATE:20261125', 'DTEND;VALUE=DATE:20261130', 'SUMMARY:Thanksgiving break'),
    );
    expect(dates).toMatchObject([{ dueDate: '2026-11-25', endDate: '2026-11-29', dueTime: null, endTime: null }]);
  });

  it('leaves out what was cancelled, and counts what is outside the period', () => {
    const { dates, left } = read(
      ...event('UID:a', 'DTSTART:20261201T090000', 'STATUS:CANCELLED', 'SUMMARY:Off'),
      ...event('UID:b', 'DTSTART:20251201T090000', 'SUMMARY:Last year'),
      ...event('UID:c', 'DTSTART:20261201T090000'),
    );
    expect(dates).toMatchObject([{ title: 'Untitled' }]);
    expect(left).toBe(1);
  });

  it('with damaged entries gives the others, and counts the damaged ones', () => {
    const { dates, unreadable } = read(
      ...event('UID:a', 'SUMMARY:No day'),
      ...event('DTSTART:20261201T090000', 'SUMMARY:No id'),
      ...event('DTSTART:20261202T090000', 'SUMMARY:No id either'),
      ...event('UID:c', 'RECURRENCE-ID:20261203T090000', 'DTSTART:20261203T100000', 'SUMMARY:Only the exception'),
      ...event('UID:c', 'RECURRENCE-ID:20261210T090000', 'DTSTART:20261210T100000', 'SUMMARY:And another'),
    );
    expect(dates).toHaveLength(4);
    expect(new Set(dates.map(({ key }) => key)).size).toBe(4);
    expect(unreadable).toBe(1);
  });

  it('that repeats every second without an end is read in a moment', () => {
    const begun = performance.now();
    const { dates } = read(...event('UID:s', 'DTSTART:20261201T090000', 'RRULE:FREQ=SECONDLY', 'SUMMARY:Tick'));
    expect(dates).toHaveLength(500);
    expect(performance.now() - begun).toBeLessThan(20_000);
  });

  it('has the days of the given zone; times without a zone stay', () => {
    const lines = [
      'BEGIN:VCALENDAR',
      ...event('UID:a', 'DTSTART:20261202T023000Z', 'SUMMARY:Quiz'),
      ...event('UID:b', 'DTSTART:20261203T090000', 'SUMMARY:Talk'),
      'END:VCALENDAR',
    ].join('\r\n');
    const daysIn = (zone: string) =>
      readCalendar(lines, { ...period, zone }).dates.map(({ dueDate, dueTime }) => `${dueDate} ${dueTime}`);
    expect(daysIn('America/Los_Angeles')).toEqual(['2026-12-01 18:30', '2026-12-03 09:00']);
    expect(daysIn('Asia/Tokyo')).toEqual(['2026-12-02 11:30', '2026-12-03 09:00']);
  });

  it('with more dates than are wanted gives the first ones, and says so', () => {
    const days = ['05', '01', '03'].map((day) => event(`UID:${day}`, `DTSTART;VALUE=DATE:202612${day}`));
    const text = ['BEGIN:VCALENDAR', ...days.flat(), 'END:VCALENDAR'].join('\r\n');
    const { dates, isCut } = readCalendar(text, { ...period, most: 2 });
    expect([isCut, ...dates.map(({ series }) => series)]).toEqual([true, '01', '03']);
    expect(readCalendar(text, period).isCut).toBe(false);
  });

  it.each(['', 'hello', 'BEGIN:VCARD\r\nEND:VCARD', '<!doctype html>'])('is not %j', (text) => {
    expect(() => readCalendar(text, period)).toThrow('Not a calendar');
  });
});
