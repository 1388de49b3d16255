import { type ClassId, undoDays, type UserId } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CommandContext } from '../../platform/commands.ts';
import type { Feature, Parts } from '../../platform/feature.ts';
import { classAggregate } from './aggregate.ts';
import { classQueries } from './queries.ts';

const dayMs = 24 * 60 * 60 * 1000;
const everyMs = 60 * 60 * 1000;
/** A day longer than a deleted class can be brought back. */
const keptMs = (undoDays + 1) * dayMs;

type ErasureParts = Parts & { readonly features: readonly Feature[] };

/**
 * Deletes for good what is in classes that can no longer be brought back, files too, and then the classes (decision Q11).
 * Cut off anywhere it is done by the next round. Answers how many classes that were.
 */
export const eraseDeletedClasses = async ({ features, ...parts }: ErasureParts, now = new Date()): Promise<number> => {
  const contents = features.flatMap(({ goesWith }) => goesWith?.(parts)['class'] ?? []);
  const erase = async (classId: ClassId, by: UserId) => {
    const actor = { actorId: 'class-erasure', actorKind: 'system' } as const;
    const context: CommandContext = { ownerId: by, ...actor, correlationId: randomUUID() };
    for (const clear of contents) await clear(classId, context);
    await parts.commands.handle(classAggregate, { id: classId, command: { type: 'EraseClass', classId, by } }, context);
  };
  const over = await classQueries(parts.db).deletedBefore(new Date(now.getTime() - keptMs).toISOString());
  for (const { id, ownerId } of over) await erase(id, ownerId);
  return over.length;
};

/** {@link eraseDeletedClasses} now and again, until the signal is given. */
export const keepClassesErased = async (parts: ErasureParts, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    try {
      const erased = await eraseDeletedClasses(parts);
      if (erased > 0) parts.log.info({ classes: erased }, 'classes that were deleted are erased');
    } catch (error) {
      parts.log.warn({ err: error }, 'deleted classes are erased later');
    }
    await pause(everyMs, undefined, { signal }).catch(() => undefined);
  }
};
