import { Router } from '@koa/router';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { features } from '../app.ts';
import type { FeatureDependencies } from '../platform/feature.ts';
import { operationsOf } from '../platform/http/routing/index.ts';
import { rows } from '../safety/testing/rows.ts';
import { commands } from './commands.ts';
import { gapsIn, type Known } from './gaps.ts';
import { subjects } from './subjects/index.ts';

/** Anything that is asked of it, for routes are mounted here and never served. */
const anything: unknown = new Proxy(() => undefined, {
  get: (_target, name) => (name === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
});

const mounted = () => {
  const router = new Router();
  for (const feature of features) feature.routes?.(router, anything as FeatureDependencies);
  return operationsOf(router);
};

const product: Known = { features, commands, subjects, operations: mounted(), rows };
const [task] = features.filter(({ aggregates = [] }) => aggregates.some(({ category }) => category === 'task'));
const others = features.filter((feature) => feature !== task);

describe('every command', () => {
  it('is tried by the property tests, can be undone or says why not, and is private', () => {
    expect(product.operations.length).toBeGreaterThan(50);
    expect(gapsIn(product)).toEqual([]);
  });
});

describe('a command that was forgotten is reported with the file to touch', () => {
  it.each<[string, Partial<Known>, string]>([
    [
      'in the list',
      { commands: Object.fromEntries(Object.entries(commands).filter(([category]) => category !== 'task')) },
      'The commands of task are not listed: add them to backend/src/testing/commands.ts',
    ],
    [
      'in the property tests',
      { commands: { ...commands, practiceTest: { ...commands.practiceTest, PinQuestion: 'can be undone' } } },
      'No property test tries PinQuestion: add it to backend/src/testing/subjects/practice-test.ts',
    ],
    [
      'in the property tests, with its whole kind',
      {
        subjects: subjects.map((one) =>
          one.aggregate.category === 'task' ? { ...one, commands: fc.constant({ type: 'AddTask' }) } : one,
        ),
      },
      'No property test tries DeleteTask: add it to backend/src/testing/subjects/task.ts',
    ],
    [
      'by undo',
      { commands: { ...commands, practiceAttempt: { ...commands.practiceAttempt, CompleteAttempt: 'can be undone' } } },
      'CompleteAttempt cannot be undone: give practiceAttempt an undo in backend/src/features/practice-attempt/undo.ts',
    ],
    [
      'by privacy',
      { features: [...others, { ...task, privacy: { tables: {}, streams: ['task'] } }] },
      'The owner of the rows of task_list is not declared: add it to `privacy` in backend/src/features/task/index.ts',
    ],
    [
      'by privacy, with its streams',
      { features: [...others, { ...task, privacy: { tables: { task_list: { owner: 'ownerId' } }, streams: [] } }] },
      'The streams of task are not declared: add them to `privacy` in backend/src/features/task/index.ts',
    ],
    [
      'by the ownership matrix',
      { operations: [{ method: 'PUT', path: '/api/tasks/:id/pinned', access: 'student' }] },
      'PUT /api/tasks/:id/pinned has no row in the ownership matrix: add it to backend/src/safety/testing/rows.ts',
    ],
  ])('%s', (_where, breach, message) => {
    expect(gapsIn({ ...product, ...breach })).toContain(message);
  });
});
