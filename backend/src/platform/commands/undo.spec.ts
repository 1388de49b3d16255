import { describe, expect, it } from 'vitest';
import { takenBack } from './undo.ts';

const undone = (before: unknown, after: unknown, now: unknown) =>
  takenBack({ events: [undefined], before, after, now, beganAt: '' });
const refusal = expect.objectContaining({ code: 'changed_since' });

describe('what is left when a change is taken back', () => {
  it('is what was before, where nothing else happened', () => {
    expect(undone({ a: 1 }, { a: 2 }, { a: 2 })).toEqual({ a: 1 });
    expect(undone(null, { a: 2 }, { a: 2 })).toBeNull();
  });
  it('keeps what was changed elsewhere, field by field and entity by entity', () => {
    const before = { title: 'a', cards: { one: { front: 'x' }, two: { front: 'y' } } };
    const after = { title: 'a', cards: { two: { front: 'y' } } };
    const now = { title: 'b', cards: { two: { front: 'z' }, three: { front: 'w' } } };
    const { title } = now;
    expect(undone(before, after, now)).toEqual({ title, cards: { one: { front: 'x' }, ...now.cards } });
  });
  it('takes away what was added', () => {
    expect(undone({ cards: {} }, { cards: { one: 1 } }, { cards: { one: 1, two: 2 } })).toEqual({ cards: { two: 2 } });
  });
  it('is refused where the same was changed again, or the whole is another one', () => {
    expect(() => undone({ a: 1 }, { a: 2 }, { a: 3 })).toThrow(refusal);
    expect(() => undone(null, { a: 2 }, { a: 3 })).toThrow(refusal);
    expect(() => undone({ list: [1] }, { list: [1, 2] }, { list: [1, 2, 3] })).toThrow(refusal);
  });
  it('is the same where the later change happened to restore it', () => {
    expect(undone({ a: 1 }, { a: 1 }, { a: 5 })).toEqual({ a: 5 });
  });
});
