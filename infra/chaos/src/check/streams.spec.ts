import { describe, expect, it } from 'vitest';
import type { Effect, LoggedEvent, Operation } from '../history/operation.ts';
import { operation } from '../history/testing.ts';
import { checkAnalyses } from './analyses.ts';
import { checkLog } from './log.ts';
import { checkStreams } from './streams.ts';

const task = 'task-1';
const effect = (type: string, stream: string | null = task): Effect => ({
  category: 'task',
  stream,
  type,
  shows: null,
});
const added = operation({ id: 'a/1', effect: effect('TaskAdded') });
const completed = operation({ id: 'a/2', effect: effect('TaskCompleted') });
const reopened = operation({ id: 'a/3', effect: effect('TaskReopened') });
const all = [added, completed, reopened];

const logOf = (...types: readonly string[]): LoggedEvent[] =>
  types.map((type, revision) => ({ stream: task, revision, id: `${task}@${revision}`, type, metadata: {} }));
const good = logOf('TaskAdded', 'TaskCompleted', 'TaskReopened');

const faultsOf = (operations: readonly Operation[], log: readonly LoggedEvent[]) =>
  Object.fromEntries(checkStreams(operations, log).map(({ name, faults }) => [name.split(' ').at(-1), faults]));

describe('a history whose commands are all in the log once and in order', () => {
  it('passes', () => {
    expect(faultsOf(all, good)).toEqual({ lost: [], duplicated: [], order: [] });
  });

  it('passes whatever the effect of a command that was rejected or never answered', () => {
    const unknown = { ...reopened, outcome: 'unknown' as const };
    const refused = { ...completed, outcome: 'fail' as const };
    expect(faultsOf([added, completed, unknown], good)).toEqual({ lost: [], duplicated: [], order: [] });
    expect(faultsOf([added, completed, unknown], good.slice(0, 2))).toEqual({ lost: [], duplicated: [], order: [] });
    expect(faultsOf([added, refused], good.slice(0, 1))).toEqual({ lost: [], duplicated: [], order: [] });
  });

  it('may contain one stream for each creation that was never answered', () => {
    const unknown = operation({ id: 'b/1', outcome: 'unknown', effect: effect('TaskAdded', null) });
    expect(faultsOf([unknown], logOf('TaskAdded')).duplicated).toEqual([]);
    expect(faultsOf([], logOf('TaskAdded')).duplicated).toEqual(['task-1 was created by no acknowledged command']);
  });
});

describe('the checker reports', () => {
  it('a command that was lost', () => {
    const { lost } = faultsOf(all, logOf('TaskAdded', 'TaskReopened'));
    expect(lost).toEqual(['task-1 has no TaskCompleted for the acknowledged a/2']);
  });

  it('a whole stream that was lost', () => {
    expect(faultsOf(all, []).lost).toHaveLength(3);
  });

  it('an effect that was duplicated', () => {
    const { duplicated } = faultsOf(all, logOf('TaskAdded', 'TaskCompleted', 'TaskCompleted', 'TaskReopened'));
    expect(duplicated).toEqual(['task-1 has one TaskCompleted too many']);
  });

  it('a creation that was duplicated under another id', () => {
    const twin = good.map((event) => ({ ...event, stream: 'task-2', id: `${event.id} again` }));
    expect(faultsOf(all, [...good, ...twin]).duplicated).toEqual(['task-2 was created by no acknowledged command']);
  });

  it('commands that were reordered', () => {
    const { order, lost, duplicated } = faultsOf(all, logOf('TaskAdded', 'TaskReopened', 'TaskCompleted'));
    expect({ lost, duplicated }).toEqual({ lost: [], duplicated: [] });
    expect(order).toEqual([
      'task-1 has TaskAdded, TaskReopened, TaskCompleted instead of TaskAdded, TaskCompleted, TaskReopened',
    ]);
  });

  it('a rejected command that still had its effect', () => {
    const refused = { ...reopened, outcome: 'fail' as const };
    expect(faultsOf([added, completed, refused], good).duplicated).toEqual(['task-1 has one TaskReopened too many']);
  });

  it('a gap in a stream, and an event that is stored twice', () => {
    expect(checkLog(good).faults).toEqual([]);
    expect(checkLog(good.toSpliced(1, 1)).faults).toEqual(['task-1 continues at revision 2 instead of 1']);
    expect(checkLog([...good, ...good.slice(2)]).faults).toContain('the event task-1@2 is stored twice');
  });

  it('an analysis that ran twice', () => {
    const analyzed = operation({ id: 'a/4', scheduled: 1 });
    const byWorkflow = (stream: string, type: string): LoggedEvent => {
      return { stream, revision: 0, id: stream, type, metadata: { actorKind: 'workflow' } };
    };
    const log = [byWorkflow('calendarEvent-1', 'CalendarEventScheduled'), byWorkflow('document-1', 'SyllabusAnalyzed')];
    expect(checkAnalyses([analyzed], log).faults).toEqual([]);
    const twice = [...log, byWorkflow('calendarEvent-2', 'CalendarEventScheduled')];
    expect(checkAnalyses([analyzed], twice).faults).toEqual(['1 dates were acknowledged, 2 are in the log']);
  });
});
