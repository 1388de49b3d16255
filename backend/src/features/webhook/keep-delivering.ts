import type { UserId } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import type { FeatureDependencies } from '../../platform/feature.ts';
import { announceQueries } from '../../platform/read-models/index.ts';
import { serveOwners } from '../../platform/runtime/index.ts';
import { webhookAggregate } from './aggregate.ts';
import type { StopReason } from './events.ts';
import { bodyOf, signatureOf } from './message.ts';
import { webhookList } from './projection.ts';
import { sendMessage } from './send.ts';
import { webhookSecrets } from './targets.ts';
import { claimTurn, endTurn, ownersToSend, type Turn } from './turns.ts';

type DeliveringDependencies = Pick<FeatureDependencies, 'db' | 'keys' | 'commands' | 'webhookReach' | 'log'>;

/** A receiver that has only failed for so long is not asked any more. */
const patienceDays = 3;
const goneStatus = 410;

const send = async ({ target, message }: Turn, dependencies: DeliveringDependencies, stopping: AbortSignal) => {
  const secret = await webhookSecrets(dependencies).open(target);
  const body = bodyOf(message);
  const headers = signatureOf(secret, { id: message.id, body, now: new Date() });
  return sendMessage({ address: target.address, headers, body }, { reach: dependencies.webhookReach, stopping });
};

const stop = ({ commands }: DeliveringDependencies, { target: { id, ownerId } }: Turn, reason: StopReason) => {
  const context = { ownerId, actorId: 'webhooks', actorKind: 'system', correlationId: randomUUID() } as const;
  const command = { type: 'StopWebhook', webhookId: id, by: ownerId, reason } as const;
  return commands.handle(webhookAggregate, { id, command }, context);
};

/** Sends a student's next message; returns whether there was one. */
const deliverNext = async (dependencies: DeliveringDependencies, ownerId: UserId, stopping: AbortSignal) => {
  const { db } = dependencies;
  const turn = await claimTurn(db, ownerId);
  if (!turn) return false;
  const outcome = await send(turn, dependencies, stopping);
  const ended = await endTurn(db, turn, outcome);
  if (!ended) return true;
  await announceQueries(db, [ownerId], webhookList.queryKeys);
  if (outcome.status === goneStatus) await stop(dependencies, turn, 'gone');
  else if (ended.failingDays >= patienceDays) await stop(dependencies, turn, 'failing');
  return true;
};

/**
 * Sends messages of webhooks until the signal aborts. Several processes may run it: each webhook is claimed by one. A
 * student has one message on the way, and those whose receivers took the least time lately are next. What is cut off by
 * the end of the process is sent again with the same id.
 */
export const keepDelivering = (dependencies: DeliveringDependencies, signal: AbortSignal): Promise<void> =>
  serveOwners<UserId>(
    {
      dueOwners: (served, most) => ownersToSend(dependencies.db, served, most),
      serveNext: (ownerId) => deliverNext(dependencies, ownerId, signal),
      failed: (error) => dependencies.log.warn({ err: error }, 'delivering to webhooks failed, will retry'),
    },
    signal,
  );
