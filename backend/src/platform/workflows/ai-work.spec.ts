import { messageForStudent, writeFlashcards, type FlashcardSetId } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { runAiWork } from './ai-work.ts';
import { Rejection } from '../domain/index.ts';
import { createRequestLimit } from '../http/index.ts';
import type { Outcome, Workflows } from './workflows.ts';

const setId = randomUUID() as FlashcardSetId;

/** A Temporal in which every run has this outcome; notes what is called. */
const world = (outcome: Outcome<{ generated: number }> | Rejection, { served = true, perSecond = 0 } = {}) => {
  const calls: string[] = [];
  const workflows: Workflows = {
    isServed: async () => served,
    start: async () => {
      calls.push('start');
      if (outcome instanceof Rejection) throw outcome;
    },
    outcome: async () => outcome as Outcome<never>,
    cancel: async () => undefined,
  };
  const aiCalls = createRequestLimit(perSecond, 1);
  const prepare = async () => {
    calls.push('prepare');
    return { setId };
  };
  const run = {
    contract: writeFlashcards,
    key: setId,
    ownerId: randomUUID(),
    failure: 'generation_failed',
    prepare,
  } as const;
  return { calls, result: () => runAiWork({ workflows, aiCalls }, run) };
};

const refusal = (code: string, message: unknown = expect.any(String)) => expect.objectContaining({ code, message });

it('records what is asked for, starts the workflow and answers its result', async () => {
  const { calls, result } = world({ status: 'done', result: { generated: 10 } });
  expect(await result()).toEqual({ generated: 10 });
  expect(calls).toEqual(['prepare', 'start']);
});

it('records and starts nothing while no worker is there', async () => {
  const { calls, result } = world({ status: 'done', result: { generated: 10 } }, { served: false });
  await expect(result()).rejects.toEqual(refusal('ai_unavailable'));
  expect(calls).toEqual([]);
});

it('records and starts nothing above the limit of the student', async () => {
  const { calls, result } = world({ status: 'done', result: { generated: 10 } }, { perSecond: 1 });
  await result();
  await expect(result()).rejects.toEqual(refusal('too_many_requests'));
  expect(calls).toEqual(['prepare', 'start']);
});

it('says that AI is unavailable when the workflow service goes away meanwhile', async () => {
  await expect(world(new Rejection('analysis_unavailable')).result()).rejects.toEqual(refusal('ai_unavailable'));
});

it('says that the work goes on, and when to prepare again', async () => {
  await expect(world({ status: 'running' }).result()).rejects.toMatchObject({ code: 'ai_slow', retryAfterSeconds: 5 });
});

it('shows the words of a workflow that are meant for the student, and no others', async () => {
  const failed = (type: string) => world({ status: 'failed', type, message: 'No text in these documents' }).result();
  await expect(failed(messageForStudent)).rejects.toEqual(refusal('generation_failed', 'No text in these documents'));
  await expect(failed('TypeError')).rejects.toEqual(
    refusal('generation_failed', 'Nothing could be generated. Please try again.'),
  );
});
