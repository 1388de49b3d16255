import type { PlannedChange } from '@hub/contracts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Confirmation, isDeletion, judgeChanges } from './judge-changes.ts';

const types = ['CREATE_EVENT', 'UPDATE_EVENT', 'DELETE_EVENT', 'CREATE_TASK', 'UPDATE_TASK', 'DELETE_TASK'] as const;
const plan = (...all: readonly PlannedChange['type'][]) => all.map((type) => ({ type }));
const say = (message: string, confirmed: Confirmation = 'no') => ({ message, confirmed });

describe('changes that a student requested', () => {
  it('are made at once when there are few', () => {
    expect(judgeChanges([], say('Hello'))).toEqual({ kind: 'run' });
    expect(judgeChanges(plan('CREATE_TASK', 'UPDATE_EVENT', 'CREATE_EVENT'), say('Plan my week'))).toEqual({
      kind: 'run',
    });
  });

  it('need a confirmation when there are more than three', () => {
    const four = plan('CREATE_TASK', 'CREATE_TASK', 'CREATE_TASK', 'CREATE_TASK');
    expect(judgeChanges(four, say('Plan my week'))).toEqual({ kind: 'ask' });
    expect(judgeChanges(four, say('Yes', 'words'))).toEqual({ kind: 'run' });
  });

  it('delete one thing when the student explicitly says so', { tags: ['S3.53', 'S3.56'] }, () => {
    expect(judgeChanges(plan('DELETE_TASK'), say('Delete the essay'))).toEqual({ kind: 'run' });
    expect(judgeChanges(plan('DELETE_EVENT'), say('What is due?'))).toEqual({ kind: 'ask' });
  });

  it('delete more than one thing only after the button of the question', () => {
    const two = plan('DELETE_TASK', 'DELETE_EVENT');
    expect(judgeChanges(two, say('Delete both'))).toEqual({ kind: 'ask' });
    expect(judgeChanges(two, say('Yes, delete', 'words'))).toEqual({ kind: 'ask' });
    expect(judgeChanges(two, say('Delete', 'button'))).toEqual({ kind: 'run' });
  });

  it('are refused when there are too many, whatever the student says', () => {
    const deletions = plan('DELETE_TASK', 'DELETE_TASK', 'DELETE_TASK', 'DELETE_TASK');
    expect(judgeChanges(deletions, say('Delete', 'button'))).toMatchObject({ kind: 'refuse' });
    expect(
      judgeChanges(plan(...Array.from({ length: 11 }, () => 'CREATE_TASK' as const)), say('Yes', 'button')),
    ).toMatchObject({
      kind: 'refuse',
    });
  });
});

const changes = fc.array(
  fc.constantFrom(...types).map((type) => ({ type })),
  { maxLength: 15 },
);
const neutral = [
  'move',
  'my',
  'exam',
  'to',
  'Friday',
  'please',
  'add',
  'the',
  'essay',
  'is',
  'due',
  'yes',
  'all',
  'it',
];
const wordsOf = (from: readonly string[]) =>
  fc.array(fc.constantFrom(...from), { maxLength: 12 }).map((words) => words.join(' '));
const messages = fc.oneof(wordsOf([...neutral, 'delete', 'remove', "don't", 'not', ',', '"']), fc.string());

describe('whatever a model plans and a student says', () => {
  const runs = { numRuns: 5000 };
  /** The changes that are made. */
  const made = (all: ReturnType<typeof plan>, said: ReturnType<typeof say>) => {
    const run = judgeChanges(all, said).kind === 'run' ? all : [];
    return { changes: run.length, deletions: run.filter(isDeletion).length };
  };

  it('at most ten changes are made, at most three of them deletions', () => {
    fc.assert(
      fc.property(
        changes,
        messages,
        fc.constantFrom<Confirmation[]>('no', 'words', 'button'),
        (all, message, confirmed) => {
          const count = made(all, { message, confirmed });
          expect(count.changes).toBeLessThanOrEqual(10);
          expect(count.deletions).toBeLessThanOrEqual(3);
        },
      ),
      runs,
    );
  }, 60_000);

  it('at most three are made without a confirmation, at most one of them a deletion', () => {
    fc.assert(
      fc.property(changes, messages, (all, message) => {
        const count = made(all, say(message));
        expect(count.changes).toBeLessThanOrEqual(3);
        expect(count.deletions).toBeLessThanOrEqual(1);
      }),
      runs,
    );
  }, 60_000);

  it('nothing is deleted unless the latest message requests it or a button confirms it', () => {
    fc.assert(
      fc.property(
        changes,
        wordsOf(neutral),
        fc.constantFrom<Confirmation[]>('no', 'words'),
        (all, message, confirmed) => {
          expect(made(all, { message, confirmed }).deletions).toBe(0);
        },
      ),
      runs,
    );
  }, 60_000);
});
