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
  ])('of type %s is %s', { tags: ['S3.21', 'S3.22', 'S3.24', 'S3.25', 'S3.26', 'S3.27', 'S3.28'] }, (type, tone) => {
    expect(eventTone(type)).toBe(tone);
  });

  it('is purple for a quiz on the to-do list, where nothing else changes', { tags: ['S3.23'] }, () => {
    expect(eventTone('quiz', 'todo')).toBe('purple');
    expect(eventTone('exam', 'todo')).toBe('red');
  });
});

it(
  'colours high priority red, medium yellow, low green, unknown grey',
  { tags: ['S3.29', 'S3.30', 'S3.31', 'S3.32'] },
  () => {
    expect(['high', 'medium', 'low', 'urgent'].map(priorityTone)).toEqual(['red', 'yellow', 'green', 'grey']);
    expect(label('medium')).toBe('Medium');
  },
);
