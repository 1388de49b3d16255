import { type ClassId, undoDays, type UserId } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import type { CommandContext } from '../../platform/commands/index.ts';
import type { Feature, FeatureDependencies } from '../../platform/feature.ts';
import { repeat } from '../../platform/runtime/index.ts';
import { classAggregate } from './aggregate.ts';
import { classQueries } from './queries.ts';

const dayMs = 24 * 60 * 60 * 1000;
const everyMs = 60 * 60 * 1000;
/** A day longer than a deleted class can be restored. */
const keptMs = (undoDays + 1) * dayMs;

type ErasureDependencies = FeatureDependencies & { readonly features: readonly Feature[] };

/** Things deleted before this instant can no longer be restored. */
const startOf = (now: Date) => new Date(now.getTime() - keptMs).toISOString();

const contextFor = (ownerId: string): CommandContext => {
  const actor = { actorId: 'class-erasure', actorKind: 'system' } as const;
  return { ownerId, ...actor, correlationId: randomUUID() };
};

/**
 * Permanently deletes the contents of classes that can no longer be restored, including files, then the classes (decision
 * Q11). If interrupted, the next run continues. Returns how many classes were erased.
 * @throws the first failure, after the other classes
 */
export const eraseDeletedClasses = async (
  { features, ...dependencies }: ErasureDependencies,
  now = new Date(),
): Promise<number> => {
  const contents = features.flatMap(({ eraseDependents }) => eraseDependents?.(dependencies)['class'] ?? []);
  const erase = async (classId: ClassId, by: UserId) => {
    const context = contextFor(by);
    for (const clear of contents) await clear(classId, context);
    await dependencies.commands.handle(
      classAggregate,
      { id: classId, command: { type: 'EraseClass', classId, by } },
      context,
    );
  };
  const over = await classQueries(dependencies.db).deletedBefore(startOf(now));
  const failures: unknown[] = [];
  for (const { id, ownerId } of over) await erase(id, ownerId).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
  return over.length;
};

/** Permanently deletes other things that can no longer be restored. Returns how many. */
export const eraseDeletedThings = async (
  { features, ...dependencies }: ErasureDependencies,
  now = new Date(),
): Promise<number> => {
  const over = { before: startOf(now), contextFor };
  const erased: number[] = [];
  for (const { eraseDeleted } of features) if (eraseDeleted) erased.push(await eraseDeleted(dependencies, over));
  return erased.reduce((sum, count) => sum + count, 0);
};

/** Runs {@link eraseDeletedClasses} and {@link eraseDeletedThings} periodically until the signal aborts. */
export const keepClassesErased = (dependencies: ErasureDependencies, signal: AbortSignal): Promise<void> => {
  const erase = async () => {
    const [classes, things] = [await eraseDeletedClasses(dependencies), await eraseDeletedThings(dependencies)];
    if (classes + things > 0) dependencies.log.info({ classes, things }, 'erased deleted things');
  };
  const failed = (error: unknown) => dependencies.log.warn({ err: error }, 'erasing deleted things failed, will retry');
  return repeat(erase, { everyMs, signal, failed });
};
