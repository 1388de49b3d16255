import { describe, expect, it } from 'vitest';
import { Day } from './date.ts';
import { TaskForm } from './task.ts';
import { blankAsNull } from './text.ts';

const messageOf = (value: unknown) => blankAsNull(Day).safeParse(value).error?.issues[0]?.message;

describe('an optional value', () => {
  it('is null when it is blank, null or missing', () => {
    expect([blankAsNull(Day).parse(''), blankAsNull(Day).parse(null), blankAsNull(Day).parse(undefined)]).toEqual([
      null,
      null,
      null,
    ]);
    expect(blankAsNull(Day).parse('2026-03-14')).toBe('2026-03-14');
  });
  it('is rejected by its schema, with the message of that', () => {
    expect(messageOf('14.3.2026')).toBe('Invalid date format: "14.3.2026". Expected YYYY-MM-DD');
    expect(messageOf('2026-02-30')).toBe('Invalid date');
  });
});

describe('a new task', () => {
  it('needs a title; by default it has medium priority and neither class nor date', () => {
    expect(TaskForm.parse({ title: ' Read ' })).toEqual({
      title: 'Read',
      description: null,
      dueDate: null,
      priority: 'medium',
      classId: null,
    });
    expect(TaskForm.safeParse({ title: ' ' }).error?.issues[0]?.message).toBe('Title is required');
  });
});
