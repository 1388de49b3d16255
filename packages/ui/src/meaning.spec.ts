import { describe, expect, it } from 'vitest';
import { eventTone, label, priorityTone } from './meaning.ts';

describe('the colour of an event', () => {
  it.each([
    ['exam', 'red'],
    ['quiz', 'orange'],
    ['assignment', 'yellow'],
    ['homework', 'green'],
    ['project', 'blue'],
    ['lecture', 'purple'],
    ['other', 'grey'],
    ['seminar', 'grey'],
  ])('of type %s is %s', (type, tone) => {
    expect(eventTone(type)).toBe(tone);
  });

  it('is purple for a quiz on the to-do list, where nothing else changes', () => {
    expect(eventTone('quiz', 'todo')).toBe('purple');
    expect(eventTone('exam', 'todo')).toBe('red');
  });
});

it('colours high priority red, medium yellow, low green, unknown grey', () => {
  expect(['high', 'medium', 'low', 'urgent'].map(priorityTone)).toEqual(['red', 'yellow', 'green', 'grey']);
  expect(label('medium')).toBe('Medium');
});
