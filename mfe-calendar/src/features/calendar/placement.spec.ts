import { describe, expect, it } from 'vitest';
import { movedBy, movedToDay, rangeBetween, resizedBy } from './placement.ts';

const lecture = { dueDate: '2026-11-30', dueTime: '10:00', endTime: '11:15' };

describe('moving', () => {
  it('keeps the length of an event and snaps it to quarters of an hour', () => {
    expect(movedBy(lecture, { days: 1, minutes: 52 })).toEqual({
      dueDate: '2026-12-01',
      dueTime: '10:45',
      endTime: '12:00',
    });
  });

  it('stays within the day at both ends', () => {
    expect(movedBy(lecture, { days: 0, minutes: -2_000 })).toMatchObject({ dueTime: '00:00', endTime: '01:15' });
    expect(movedBy(lecture, { days: 0, minutes: 2_000 })).toMatchObject({ dueTime: '22:30', endTime: '23:45' });
  });

  it('keeps an odd time when only the day changes', () => {
    expect(movedBy({ dueDate: '2026-12-31', dueTime: '23:59' }, { days: 1, minutes: 0 })).toEqual({
      dueDate: '2027-01-01',
    });
  });

  it('moves the last day of an event that spans several', () => {
    expect(movedToDay({ dueDate: '2026-11-30', endDate: '2026-12-02' }, -1)).toEqual({
      dueDate: '2026-11-29',
      endDate: '2026-12-01',
    });
  });
});

describe('resizing', () => {
  it('gives an event without an end one', () => {
    expect(resizedBy({ dueDate: '2026-11-30', dueTime: '10:00' }, 45)).toEqual({ endTime: '11:15' });
  });

  it('never ends an event before it starts, nor after its day', () => {
    expect(resizedBy(lecture, -600)).toEqual({ endTime: '10:15' });
    expect(resizedBy(lecture, 6_000)).toEqual({ endTime: '23:59' });
  });
});

it('reads a drawn range in either direction', () => {
  expect(rangeBetween(10 * 60 + 5, 9 * 60 + 20)).toEqual({ dueTime: '09:15', endTime: '10:15' });
  expect(rangeBetween(-40, 3)).toEqual({ dueTime: '00:00', endTime: '00:15' });
  expect(rangeBetween(1_430, 3_000)).toEqual({ dueTime: '23:30', endTime: '23:59' });
});
