import { describe, expect, it } from 'vitest';
import { createMessages } from './create-messages.ts';

const t = createMessages('garden', {
  title: 'Garden',
  bed: { greeting: 'Hello, {{name}}', plants_one: '{{count}} plant', plants_other: '{{count}} plants' },
});

describe('the messages of a remote', () => {
  it('are found by their path', () => {
    expect(t('title')).toBe('Garden');
  });

  it('carry values as they are, without HTML entities', () => {
    expect(t('bed.greeting', { name: "O'Neil & <b>" })).toBe("Hello, O'Neil & <b>");
  });

  it('choose the plural by count', () => {
    expect([t('bed.plants', { count: 1 }), t('bed.plants', { count: 2 })]).toEqual(['1 plant', '2 plants']);
  });

  it('do not mix with those of another remote', () => {
    const other = createMessages('kitchen', { title: 'Kitchen' });
    expect([other('title'), t('title')]).toEqual(['Kitchen', 'Garden']);
  });
});
