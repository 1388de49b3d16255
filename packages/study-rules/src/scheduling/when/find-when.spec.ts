import { describe, expect, it } from 'vitest';
import { schedule } from '../../testing/sample-schedule.ts';
import { readMessage } from '../understand/read-message.ts';
import { findWhen } from './find-when.ts';

/** A Wednesday. */
const today = '2026-10-14';
const found = (text: string, base?: string) => {
  const { tokens, language } = readMessage(text, schedule);
  return findWhen({ tokens, today, language, base }).map(({ when }) => when);
};
const days = (text: string, base?: string) =>
  found(text, base).flatMap((when) => (when.kind === 'day' ? [when.day] : []));
const times = (text: string) => found(text).flatMap((when) => (when.kind === 'time' ? [when.time] : []));

describe('the days of a message', () => {
  it.each([
    ['due friday', '2026-10-16'],
    ['next friday', '2026-10-23'],
    ['due tmrw', '2026-10-15'],
    ['on wendsday', '2026-10-21'],
    ['the day after tomorrow', '2026-10-16'],
    ['in two weeks', '2026-10-28'],
    ['a week from friday', '2026-10-23'],
    ['saturday the 24th', '2026-10-24'],
    ['the last friday of november', '2026-11-27'],
    ['dec 3rd', '2026-12-03'],
    ['10/30', '2026-10-30'],
    ['jan 5', '2027-01-05'],
    ['bis nächsten Dienstag abgeben', '2026-10-20'],
    ['am 3. November fällig', '2026-11-03'],
    ['para el viernes', '2026-10-16'],
    ['para pasado mañana', '2026-10-16'],
    ['pour le 4 novembre', '2026-11-04'],
    ['vendredi prochain', '2026-10-23'],
  ])('are read from %j', (text, day) => {
    expect(days(text)).toEqual([day]);
  });

  it('count from the thing that was named last', () => {
    expect(days('the monday after that', '2026-11-05')).toEqual(['2026-11-09']);
    expect(days('the monday after that')).not.toEqual(['2026-11-09']);
  });

  it('are two when the text can be read in two ways', () => {
    expect(found('on 11/12')).toEqual([{ kind: 'day', day: '2026-11-12', fixed: true, or: '2026-12-11' }]);
  });

  it('are not read from other words', () => {
    expect(days('read chapter 4 and the sun also rises, mark may help')).toEqual([]);
  });
});

describe('the times of a message', () => {
  it.each([
    ['at 5', '17:00'],
    ['at 10:30am', '10:30'],
    ['1130am', '11:30'],
    ['by 11:59pm', '23:59'],
    ['2-5pm', '14:00'],
    ['half past 3', '15:30'],
    ['um 14 Uhr 15', '14:15'],
    ['mañana a las 11 y media', '11:30'],
    ['demain à 17h30', '17:30'],
    ['at noon', '12:00'],
  ])('are read from %j', (text, time) => {
    expect(times(text)).toEqual([time]);
  });

  it('are no quantities', () => {
    expect(times('read 5 chapters and do 10 problems for 2 weeks')).toEqual([]);
  });
});

describe('ranges and repetitions', () => {
  it.each([
    ['dec 14-18', { kind: 'range', from: '2026-12-14', to: '2026-12-18' }],
    ['what is due next week', { kind: 'range', from: '2026-10-19', to: '2026-10-25' }],
    ['every tuesday', { kind: 'weekly', rhythm: { every: 'week', interval: 1, weekdays: [2] } }],
    ['jeden Montag', { kind: 'weekly', rhythm: { every: 'week', interval: 1, weekdays: [1] } }],
    ['todos los martes', { kind: 'weekly', rhythm: { every: 'week', interval: 1, weekdays: [2] } }],
  ])('are read from %j', (text, when) => {
    expect(found(text)).toMatchObject([when]);
  });
});
