import { describe, expect, it } from 'vitest';
import { relationOf } from './related-words.ts';
import { rowOf } from './word-vectors.ts';

const relation = (one: string, other: string) => relationOf(rowOf(one), rowOf(other));

describe('how near two words are', () => {
  it('knows words of one meaning, kinds of a thing, and words that are only named together', () => {
    expect(relation('blaze', 'fire')).toBeGreaterThanOrEqual(0.7);
    expect(relation('oak', 'tree')).toBeGreaterThanOrEqual(0.5);
    expect(relation('buy', 'purchase')).toBe(0.9);
  });

  it('is the same in both directions, and nothing for words that share no meaning or are unknown', () => {
    expect(relation('purchase', 'buy')).toBe(relation('buy', 'purchase'));
    expect(relation('cheese', 'parliament')).toBe(0);
    expect(relation('qwxzy', 'fire')).toBe(0);
  });
});
