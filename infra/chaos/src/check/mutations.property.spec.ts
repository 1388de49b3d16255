import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LoggedEvent, Operation } from '../history/operation.ts';
import { operation } from '../history/testing.ts';
import { checkLog } from './log.ts';
import { checkStreams } from './streams.ts';

const types = ['TaskCompleted', 'TaskReopened', 'TaskChanged'] as const;

/** A student's actions on some tasks, and the log they must produce. */
const runs = array(record({ task: nat(3), type: constantFrom(...types) }), { minLength: 1, maxLength: 30 }).map(
  (acts) => {
    const log: LoggedEvent[] = [];
    const operations: Operation[] = [];
    for (const [index, { task, type }] of acts.entries()) {
      const stream = `task-${task}`;
      const revision = log.filter((event) => event.stream === stream).length;
      log.push({ stream, revision, id: `event-${index}`, type, metadata: {} });
      operations.push(operation({ id: `a/${index}`, effect: { category: 'task', stream, type, shows: null } }));
    }
    return { log, operations };
  },
);

const renumbered = (log: readonly LoggedEvent[]) => {
  const next = new Map<string, number>();
  return log.map((event) => {
    const revision = next.get(event.stream) ?? 0;
    next.set(event.stream, revision + 1);
    return { ...event, revision };
  });
};

const isGood = (operations: readonly Operation[], log: readonly LoggedEvent[]) =>
  [...checkStreams(operations, log), checkLog(log)].every(({ faults }) => faults.length === 0);

describe('any history of students', { timeout: 30_000 }, () => {
  it('passes with the log it must produce', () => {
    assert(
      property(runs, ({ operations, log }) => {
        expect(isGood(operations, log)).toBe(true);
      }),
    );
  });

  it('fails with one event less, with or without a gap', () => {
    assert(
      property(runs, nat(), ({ operations, log }, at) => {
        const less = log.toSpliced(at % log.length, 1);
        expect(isGood(operations, less)).toBe(false);
        expect(isGood(operations, renumbered(less))).toBe(false);
      }),
    );
  });

  it('fails with one event more, under the same id or another', () => {
    assert(
      property(runs, nat(), ({ operations, log }, at) => {
        const again = log[at % log.length];
        if (!again) return;
        expect(isGood(operations, renumbered([...log, again]))).toBe(false);
        expect(isGood(operations, renumbered([...log, { ...again, id: 'another' }]))).toBe(false);
      }),
    );
  });

  it('fails with two swapped neighbours of one stream', () => {
    assert(
      property(runs, ({ operations, log }) => {
        const at = log.findIndex(({ stream, type }, index) => {
          const next = log[index + 1];
          return next?.stream === stream && next.type !== type;
        });
        const [first, second] = [log[at], log[at + 1]];
        if (!first || !second) return;
        expect(isGood(operations, renumbered(log.toSpliced(at, 2, second, first)))).toBe(false);
      }),
    );
  });
});
