import { PayloadRefused, sealedPayloads } from '@hub/cipher';
import type { WorkflowContract } from '@hub/contracts';
import type { TemporalAccess } from '@hub/settings';
import {
  Client,
  Connection,
  WorkflowExecutionAlreadyStartedError,
  WorkflowFailedError,
  WorkflowNotFoundError,
  isGrpcServiceError,
  isRetryableError,
  type WorkflowHandle,
} from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import { Rejection } from '../domain/index.ts';
import { metrics } from '../observability/index.ts';
import { outsideTurn } from '../runtime/index.ts';
import { originOfWorkflow } from './workflow-origin.ts';
import type { WorkflowOwners } from './workflow-owners.ts';
import type { Outcome, Run, Workflows } from './workflows.ts';

const callMs = 5000;
const shortOutageMs = [100, 500];
const outcomeMs = 60_000;
/** A worker that polled this recently counts as running. */
const activePollerMs = 90_000;

/** What the platform itself needs from Temporal; features only get {@link Workflows}. */
export interface Temporal extends Workflows {
  /** @throws Error when it is unreachable or no worker polls the queue */
  check(taskQueue: string): Promise<void>;
  /**
   * Terminates the running workflows of a student and deletes the histories of all of them.
   * @throws Rejection `analysis_unavailable`
   */
  erase(ownerId: string): Promise<void>;
  /** Whether a workflow is running or its history still exists. @throws Rejection `analysis_unavailable` */
  isKept(workflowId: string): Promise<boolean>;
  close(): Promise<void>;
}

const deadlineExceeded = 4;
const notFound = 5;
/** Codes of temporary errors: overloaded, aborted, internal, unavailable. */
const temporaryCodes = [8, 10, 13, 14];
/** Has the code of an overload, but is permanent. */
const tooLarge = /larger than max/;

/** The failure of the call itself, below its wrappers. */
const failureOf = (error: unknown): Parameters<typeof isRetryableError>[0] | undefined => {
  if (isGrpcServiceError(error)) return error;
  return error instanceof Error ? failureOf(error.cause) : undefined;
};

const hasCode = (error: unknown, code: number) => Number(failureOf(error)?.code) === code;

/** Whether the same call may succeed in a moment. For internal errors, the client decides. */
const isTemporary = (error: unknown) => {
  const failure = failureOf(error);
  return (
    failure !== undefined &&
    temporaryCodes.includes(failure.code) &&
    isRetryableError(failure) &&
    !tooLarge.test(failure.details)
  );
};

/** The original failure of an activity or workflow, below its wrappers. */
const rootFailure = (error: unknown): Error | undefined => {
  if (error instanceof ApplicationFailure) return error;
  return error instanceof Error ? (rootFailure(error.cause) ?? error) : undefined;
};

const failed = (error: WorkflowFailedError): Outcome<never> => {
  const root = rootFailure(error);
  const type = root instanceof ApplicationFailure ? (root.type ?? '') : '';
  return { status: 'failed', type, message: root?.message ?? error.message };
};

const idOf = (contract: WorkflowContract, key: string) => `${contract.name}-${key}`;

/** For the run of someone who reached Temporal and started a workflow under an id that is about to be used. */
const replacing = { workflowIdConflictPolicy: 'TERMINATE_EXISTING', workflowIdReusePolicy: 'ALLOW_DUPLICATE' } as const;

/** A workflow that is no longer readable (its student was erased) must not be retried forever. */
const maxRunTime = '7 days';

/**
 * Connects at the first call, so that everything else works without Temporal. `retryAfterMs` are the pauses before each
 * retry of a failed call.
 */
export const createTemporal = (
  { namespace, ...access }: TemporalAccess,
  owners: Pick<WorkflowOwners, 'claim' | 'workflowsOf' | 'forget' | 'payloadKey'>,
  retryAfterMs: readonly number[] = shortOutageMs,
): Temporal => {
  const connection = Connection.lazy({
    ...access,
    connectTimeout: callMs,
    interceptors: [], // the default one retries after the connection is closed, and its exception crashes the process
  });
  const converter = sealedPayloads(owners.payloadKey);
  const client = new Client({
    namespace,
    interceptors: { workflow: [originOfWorkflow] },
    connection,
    dataConverter: converter,
  });

  /** Retries short outages and overloads. */
  const withRetries = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    for (const pauseMs of retryAfterMs) {
      try {
        return await work();
      } catch (error) {
        if (!isTemporary(error)) throw error;
        await pause(pauseMs);
      }
    }
    return work();
  };

  const unavailableOnFailure = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await withRetries(work);
    } catch (error) {
      if (!isTemporary(error) && !hasCode(error, deadlineExceeded)) throw error;
      throw new Rejection('analysis_unavailable', undefined, { cause: error });
    }
  };

  const call = <Result>(work: () => Promise<Result>): Promise<Result> =>
    outsideTurn(() => unavailableOnFailure(() => connection.withDeadline(Date.now() + callMs, work)));

  const handleOf = <Input extends z.ZodType, Result extends z.ZodType>({
    contract,
    key,
  }: Run<Input, Result>): WorkflowHandle => client.workflow.getHandle(idOf(contract, key));

  /** Deletes the latest run, terminating it if it is running, and all earlier ones. */
  const deleteRuns = async (workflowId: string) => {
    const runIds: (string | undefined)[] = [undefined];
    for await (const { runId } of client.workflow.list({ query: `WorkflowId = '${workflowId}'` })) runIds.push(runId);
    for (const runId of runIds) {
      const workflowExecution = { workflowId, ...(runId && { runId }) };
      await connection.workflowService
        .deleteWorkflowExecution({ namespace, workflowExecution })
        .catch((error: unknown) => {
          if (!hasCode(error, notFound)) throw error;
        });
    }
  };

  /** Whether this backend started the latest run of a workflow: no one else can seal its input. */
  const isOurs = async (workflowId: string) => {
    const latest = { namespace, execution: { workflowId }, maximumPageSize: 1 };
    const { history } = await call(() => connection.workflowService.getWorkflowExecutionHistory(latest));
    const input = history?.events?.[0]?.workflowExecutionStartedEventAttributes?.input?.payloads ?? [];
    try {
      for (const codec of converter.payloadCodecs)
        await codec.decode(input, { type: 'workflow', namespace, workflowId });
      return input.length > 0;
    } catch (error) {
      if (error instanceof PayloadRefused) return false;
      throw error;
    }
  };

  const isPolled = async (taskQueue: string) => {
    const { pollers } = await call(() =>
      connection.workflowService.describeTaskQueue({
        namespace,
        taskQueue: { name: taskQueue },
      }),
    );
    const latestPoll = Math.max(0, ...pollers.map(({ lastAccessTime }) => Number(lastAccessTime?.seconds ?? 0) * 1000));
    return Date.now() - latestPoll <= activePollerMs;
  };

  return {
    async hasWorker({ taskQueue }) {
      try {
        return await isPolled(taskQueue);
      } catch (error) {
        if (error instanceof Rejection) return false;
        throw error;
      }
    },

    async start({ contract, key, ownerId, once }, input) {
      const options = {
        taskQueue: contract.taskQueue,
        workflowId: idOf(contract, key),
        args: [contract.input.parse(input)],
        workflowIdConflictPolicy: 'FAIL',
        workflowIdReusePolicy: once ? 'ALLOW_DUPLICATE_FAILED_ONLY' : 'ALLOW_DUPLICATE',
        workflowExecutionTimeout: maxRunTime,
        // its activities take turns with those of other students
        priority: { fairnessKey: ownerId },
      } as const;
      await owners.claim(options.workflowId, ownerId);
      const count = (outcome: string) => metrics.workflowStarts.inc({ workflow: contract.name, outcome });
      try {
        await call(() => client.workflow.start(contract.name, options));
        count('ok');
      } catch (error) {
        const exists = error instanceof WorkflowExecutionAlreadyStartedError;
        if (exists && (await isOurs(options.workflowId))) return count('joined');
        count(exists ? 'forged' : 'failed');
        if (!exists) throw error;
        await call(() => client.workflow.start(contract.name, { ...options, ...replacing }));
      }
    },

    async outcome(run, withinMs = outcomeMs) {
      const counted = <Result>(outcome: Outcome<Result>) => {
        metrics.workflowResults.inc({ workflow: run.contract.name, status: outcome.status });
        return outcome;
      };
      const timeout = AbortSignal.timeout(withinMs);
      try {
        const result: unknown = await outsideTurn(() =>
          unavailableOnFailure(() => connection.withAbortSignal(timeout, () => handleOf(run).result())),
        );
        return counted({ status: 'done', result: run.contract.result.parse(result) });
      } catch (error) {
        if (error instanceof WorkflowFailedError) return counted(failed(error));
        if (timeout.aborted) return counted({ status: 'running' });
        throw error;
      }
    },

    async cancel(run) {
      try {
        await call(() => handleOf(run).cancel());
      } catch (error) {
        if (!(error instanceof WorkflowNotFoundError)) throw error;
      }
    },

    async erase(ownerId) {
      for (const workflowId of await owners.workflowsOf(ownerId)) {
        await call(() => deleteRuns(workflowId));
        await owners.forget(workflowId);
      }
    },

    isKept: (workflowId) =>
      call(() => client.workflow.getHandle(workflowId).describe()).then(
        () => true,
        (error: unknown) => {
          if (error instanceof WorkflowNotFoundError) return false;
          throw error;
        },
      ),

    async check(taskQueue) {
      if (!(await isPolled(taskQueue))) throw new Error('Temporal responds, but no worker is running');
    },

    close: () => connection.close(),
  };
};
