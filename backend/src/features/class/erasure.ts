import { type ClassId, undoDays, type UserId } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import type { CommandContext } from '../../platform/commands/index.ts';
import type { Feature, FeatureDependencies } from '../../platform/feature.ts';
import { repeat } from '../../platform/runtime/index.ts';
import { classAggregate } from './aggregate.ts';
import { classQueries } from './queries.ts';

const dayMs = 24 * 60 * 60 * 1000;
const everyMs = 60 * 60 * 1000;
/** A day longer than a deleted class can be brought back. */
const keptMs = (undoDays + 1) * dayMs;

type ErasureParts = FeatureDependencies & { readonly features: readonly Feature[] };

/** What was deleted before this can no longer come back. */
const startOf = (now: Date) => new Date(now.getTime() - keptMs).toISOString();

const contextFor = (ownerId: string): CommandContext => {
  const actor = { actorId: 'class-erasure', actorKind: 'system' } as const;
  return { ownerId, ...actor, correlationId: randomUUID() };
};

/**
 * Deletes for good what is in classes that can no longer be brought back, files too, and then the classes (decision Q11).
 * Cut off anywhere it is done by the next round. Answers how many classes that were.
 */
export const eraseDeletedClasses = async ({ features, ...parts }: ErasureParts, now = new Date()): Promise<number> => {
  const contents = features.flatMap(({ goesWith }) => goesWith?.(parts)['class'] ?? []);
  const erase = async (classId: ClassId, by: UserId) => {
    const context = contextFor(by);
    for (const clear of contents) await clear(classId, context);
    await parts.commands.handle(classAggregate, { id: classId, command: { type: 'EraseClass', classId, by } }, context);
  };
  const over = await classQueries(parts.db).deletedBefore(startOf(now));
  for (const { id, ownerId } of over) await erase(id, ownerId);
  return over.length;
};

/** What features keep of things that were deleted by themselves, for the same time. Answers how many things that were. */
export const eraseDeletedThings = async ({ features, ...parts }: ErasureParts, now = new Date()): Promise<number> => {
  const over = { before: startOf(now), contextFor };
  const erased: number[] = [];
  for (const { eraseDeleted } of features) if (eraseDeleted) erased.push(await eraseDeleted(parts, over));
  return erased.reduce((sum, count) => sum + count, 0);
};

/** {@link eraseDeletedClasses} and {@link eraseDeletedThings} now and again, until the signal is given. */
export const keepClassesErased = (parts: ErasureParts, signal: AbortSignal): Promise<void> => {
  const erase = async () => {
    const [classes, things] = [await eraseDeletedClasses(parts), await eraseDeletedThings(parts)];
    if (classes + things > 0) parts.log.info({ classes, things }, 'what was deleted is erased');
  };
  const failed = (error: unknown) => parts.log.warn({ err: error }, 'what was deleted is erased later');
  return repeat(erase, { everyMs, signal, failed });
};
