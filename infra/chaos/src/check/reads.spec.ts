import { expect, it } from 'vitest';
import type { Effect, Operation, VisibleState } from '../history/operation.ts';
import { operation } from '../history/testing.ts';
import { checkReads } from './reads.ts';

const stream = 'task-1';
const open: VisibleState = { title: 'Read', completed: false };
const done: VisibleState = { ...open, completed: true };
const wrote = (shows: Effect['shows'], given: Partial<Operation> = {}) =>
  operation({ effect: { category: 'task', stream, type: 'TaskChanged', shows }, ...given });
const saw = (things: Record<string, VisibleState>, given: Partial<Operation> = {}) =>
  operation({ id: 'a/9', seen: { category: 'task', things }, ...given });
const faultsOf = (...operations: readonly Operation[]) => checkReads(operations).faults;

it('a read that shows what was acknowledged passes', () => {
  expect(faultsOf(wrote(open), saw({ [stream]: open }), wrote(done), saw({ [stream]: done }))).toEqual([]);
  expect(faultsOf(wrote(open), wrote('gone'), saw({}))).toEqual([]);
});

it('a read that does not show the last write is stale, whether it shows the previous one or nothing', () => {
  expect(faultsOf(wrote(open), wrote(done), saw({ [stream]: open }))).toEqual([
    'a/9 showed {"title":"Read","completed":false} for task-1 after {"title":"Read","completed":true} was acknowledged',
  ]);
  expect(faultsOf(wrote(open), saw({}))).toHaveLength(1);
  expect(faultsOf(wrote(open), wrote('gone'), saw({ [stream]: open }))).toHaveLength(1);
});

it('a response marked as stale is accepted, and a missing response is not checked', () => {
  expect(faultsOf(wrote(open), saw({}, { stale: true }))).toEqual([]);
  expect(faultsOf(wrote(open), saw({}, { outcome: 'unknown' }))).toEqual([]);
});

it('a student does not have to see the writes of another', () => {
  expect(faultsOf(wrote(open), saw({}, { student: 'b' }))).toEqual([]);
});

it('a rejected command must have no visible effect', () => {
  expect(faultsOf(wrote(open), wrote(done, { outcome: 'fail' }), saw({ [stream]: done }))).toHaveLength(1);
});
