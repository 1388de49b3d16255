import { messageForStudent, writeFlashcards, type FlashcardSetId } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { runAiWork } from './ai-work.ts';
import { Rejection } from '../domain/index.ts';
import type { Outcome, Workflows } from './workflows.ts';

const setId = randomUUID() as FlashcardSetId;

/** Workflows with this outcome for every run; records the calls. */
const setUp = (outcome: Outcome<{ generated: number }> | Rejection, { served = true, allowed = Infinity } = {}) => {
  const calls: string[] = [];
  const workflows: Workflows = {
    hasWorker: async () => served,
    start: async () => {
      calls.push('start');
      if (outcome instanceof Rejection) throw outcome;
    },
    outcome: async () => outcome as Outcome<never>,
    cancel: async () => undefined,
  };
  let left = allowed;
  const aiCalls = {
    count: async () => {
      left -= 1;
      if (left < 0) throw new Rejection('too_many_requests');
    },
  };
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

it('records the request, starts the workflow and returns its result', async () => {
  const { calls, result } = setUp({ status: 'done', result: { generated: 10 } });
  expect(await result()).toEqual({ generated: 10 });
  expect(calls).toEqual(['prepare', 'start']);
});

it('records and starts nothing while no worker is running', async () => {
  const { calls, result } = setUp({ status: 'done', result: { generated: 10 } }, { served: false });
  await expect(result()).rejects.toEqual(refusal('ai_unavailable'));
  expect(calls).toEqual([]);
});

it('records and starts nothing above the limit of the student', async () => {
  const { calls, result } = setUp({ status: 'done', result: { generated: 10 } }, { allowed: 1 });
  await result();
  await expect(result()).rejects.toEqual(refusal('too_many_requests'));
  expect(calls).toEqual(['prepare', 'start']);
});

it('reports that AI is unavailable when the workflow service becomes unavailable', async () => {
  await expect(setUp(new Rejection('analysis_unavailable')).result()).rejects.toEqual(refusal('ai_unavailable'));
});

it('reports that the work continues, and when to try again', async () => {
  await expect(setUp({ status: 'running' }).result()).rejects.toMatchObject({ code: 'ai_slow', retryAfterSeconds: 5 });
});

it('shows only messages of a workflow that are intended for the student', async () => {
  const failed = (type: string) => setUp({ status: 'failed', type, message: 'No text in these documents' }).result();
  await expect(failed(messageForStudent)).rejects.toEqual(refusal('generation_failed', 'No text in these documents'));
  await expect(failed('TypeError')).rejects.toEqual(
    refusal('generation_failed', 'Nothing could be generated. Please try again.'),
  );
});
