import { type RejectionCode, messageForStudent } from '@hub/contracts';
import type { z } from 'zod';
import { Rejection } from '../domain/index.ts';
import type { NewRun, Workflows } from './workflows.ts';

const retryAfterSeconds = 5;

interface AiWorkDependencies {
  readonly workflows: Workflows;
  /** Counts a student's AI calls. @throws Rejection `too_many_requests` */
  readonly aiCalls: { count(ownerId: string): Promise<void> };
}

interface Work<Input extends z.ZodType, Result extends z.ZodType> extends NewRun<Input, Result> {
  /** Records what is asked for. Called only when somebody is there to do it; safe to repeat. */
  readonly prepare: () => Promise<z.input<Input>>;
  /** Why it failed, when the workflow has no words for the student. */
  readonly failure: RejectionCode;
}

/**
 * Has a workflow do what a request waits for, a minute at most; the same key joins the run that is going or has succeeded.
 * @throws Rejection `ai_unavailable` at once while no worker is there, `too_many_requests` above the student's limit,
 * `ai_slow` when it goes on, `failure` when it failed
 */
export const runAiWork = async <Input extends z.ZodType, Result extends z.ZodType>(
  { workflows, aiCalls }: AiWorkDependencies,
  { prepare: ask, failure, ...run }: Work<Input, Result>,
): Promise<z.output<Result>> => {
  if (!(await workflows.isServed(run.contract))) throw new Rejection('ai_unavailable');
  await aiCalls.count(run.ownerId);
  const input = await ask();
  try {
    await workflows.start({ ...run, once: true }, input);
    const outcome = await workflows.outcome(run);
    if (outcome.status === 'done') return outcome.result;
    if (outcome.status === 'running') throw new Rejection('ai_slow', undefined, { retryAfterSeconds });
    throw new Rejection(failure, outcome.type === messageForStudent ? outcome.message : undefined);
  } catch (error) {
    if (!(error instanceof Rejection && error.code === 'analysis_unavailable')) throw error;
    throw new Rejection('ai_unavailable', undefined, { cause: error });
  }
};
