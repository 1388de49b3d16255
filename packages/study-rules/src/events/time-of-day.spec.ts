import { expect, it } from 'vitest';
import { timeOfDay } from './time-of-day.ts';

it.each([
  ['due by 11:59pm ET', '23:59'],
  ['from 10:30am to 12:30pm', '10:30'],
  ['8-10 am', '08:00'],
  ['11-1 pm', '11:00'],
  ['2:00-4:30 p.m.', '14:00'],
  ['spätestens 13:15 Uhr', '13:15'],
  ['à 15h20', '15:20'],
  ['12 am', '00:00'],
  ['noon', '12:00'],
  ['by midnight', '23:59'],
  ['worth 10 points', null],
  ['25:99', null],
  ['score 3:1', null],
])('the time in "%s" is %s', (text, time) => {
  expect(timeOfDay(text)).toBe(time);
});
