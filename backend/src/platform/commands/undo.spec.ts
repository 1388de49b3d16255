import { describe, expect, it } from 'vitest';
import { revertedState } from './undo.ts';

const undone = (before: unknown, after: unknown, now: unknown) =>
  revertedState({ events: [undefined], before, after, now, beganAt: '' });
const refusal = expect.objectContaining({ code: 'changed_since' });

describe('the state after an undo', () => {
  it('is the earlier state when nothing else happened', () => {
    expect(undone({ a: 1 }, { a: 2 }, { a: 2 })).toEqual({ a: 1 });
    expect(undone(null, { a: 2 }, { a: 2 })).toBeNull();
  });
  it('keeps later changes elsewhere, field by field and entity by entity', () => {
    const before = { title: 'a', cards: { one: { front: 'x' }, two: { front: 'y' } } };
    const after = { title: 'a', cards: { two: { front: 'y' } } };
    const now = { title: 'b', cards: { two: { front: 'z' }, three: { front: 'w' } } };
    const { title } = now;
    expect(undone(before, after, now)).toEqual({ title, cards: { one: { front: 'x' }, ...now.cards } });
  });
  it('no longer contains what was added', () => {
    expect(undone({ cards: {} }, { cards: { one: 1 } }, { cards: { one: 1, two: 2 } })).toEqual({ cards: { two: 2 } });
  });
  it('is rejected where the same field was changed again or the whole value was replaced', () => {
    expect(() => undone({ a: 1 }, { a: 2 }, { a: 3 })).toThrow(refusal);
    expect(() => undone(null, { a: 2 }, { a: 3 })).toThrow(refusal);
    expect(() => undone({ list: [1] }, { list: [1, 2] }, { list: [1, 2, 3] })).toThrow(refusal);
  });
  it('is unchanged where the command changed nothing', () => {
    expect(undone({ a: 1 }, { a: 1 }, { a: 5 })).toEqual({ a: 5 });
  });
});
