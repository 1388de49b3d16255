import { describe, expect, it } from 'vitest';
import { meetingDays } from './meeting-days.ts';

describe('the weekdays on which a course meets', () => {
  it.each([
    ['Tuesday/Thursday, 12:15pm, Main 28', [2, 4]],
    ['12:20 MWF G-01 Kinard', [1, 3, 5]],
    ['TTh 9:30-10:45', [2, 4]],
    ['TR 9.30-10.45 AM', [2, 4]],
    ['Time: W 6:00-8:05pm', [3]],
    ['Horario: Viernes 14:00 - 17:00', [5]],
  ])('are read from "%s"', (line, days) => {
    expect([...meetingDays(`HIST 101\n${line}`)]).toEqual(days);
  });

  it.each([
    ['office hours', 'Office hours: Monday 10:00-11:00'],
    ['a dated entry', 'Friday 9/12 Quiz at 10:00'],
    ['a deadline', 'Homework is due on Monday 8:00'],
    ['a line without a time', 'Mondays are for reading'],
  ])('are not read from %s', (_name, line) => {
    expect(meetingDays(line).size).toBe(0);
  });
});
