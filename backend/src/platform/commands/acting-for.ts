import type { CommandContext } from './commands.ts';

/**
 * What somebody with a role does with a student's data: the student owns the event, its actor is the account with the role.
 * Nothing of it can be undone as one command.
 */
export const actingFor = (
  ownerId: string,
  actorKind: 'operator' | 'auditor',
  { actorId, correlationId, idempotencyKey, requestHash, onStale }: CommandContext,
): CommandContext => {
  const key = idempotencyKey && `${actorId} ${idempotencyKey}`;
  return { ownerId, actorId, actorKind, correlationId, idempotencyKey: key, requestHash, onStale };
};
