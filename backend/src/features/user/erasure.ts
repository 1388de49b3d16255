import type { UserId } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import type { CommandContext, Commands } from '../../platform/commands/index.ts';
import { LostKeyError } from '../../platform/event-log/index.ts';
import type { FeatureDependencies } from '../../platform/feature.ts';
import { repeat } from '../../platform/runtime/index.ts';
import type { Reactor } from '../../platform/subscriptions/index.ts';
import { emailIdOf } from './email-id.ts';
import { emailAggregate, userAggregate } from './aggregate.ts';
import { UserEvent } from './events.ts';

type ErasureDependencies = Pick<FeatureDependencies, 'commands' | 'secrets' | 'erasure'>;
type Cause = Pick<CommandContext, 'correlationId' | 'causationId'>;

/** Records that the student is to be erased; the reactor carries it out. @throws Rejection `not_found` */
export const requestErasure = (commands: Commands, userId: UserId, context: CommandContext) =>
  commands.handle(userAggregate, { id: userId, command: { type: 'EraseUser', userId } }, context);

/** Without the key nothing of the student can be read, but the rest must still be deleted. */
const unlessLost = (error: unknown) => {
  if (!(error instanceof LostKeyError)) throw error;
  return null;
};

/**
 * Erases a student permanently. If interrupted, it is retried: by the reactor while the event can be read, then from the
 * list of the erased.
 */
export const eraseStudent = async (dependencies: ErasureDependencies, userId: UserId, cause: Cause): Promise<void> => {
  const { commands, secrets, erasure } = dependencies;
  await erasure.note(userId);
  const known = await commands.load(userAggregate, userId).catch(unlessLost);
  if (known) {
    const context = { ...cause, ownerId: userId, actorId: 'erasure', actorKind: 'system' } as const;
    await requestErasure(commands, userId, context);
    const id = emailIdOf(secrets, known.email);
    await commands.handle(emailAggregate, { id, command: { type: 'ReleaseEmail', userId } }, context);
  }
  await erasure.destroy(userId);
};

export const erasureReactor = (dependencies: ErasureDependencies): Reactor<UserEvent> => ({
  name: 'erasure',
  events: UserEvent,
  categories: ['user'],
  async react({ type, data }, { correlationId, eventId }) {
    if (type === 'UserErased') await eraseStudent(dependencies, data.userId, { correlationId, causationId: eventId });
  },
});

/**
 * Erases students again who are on the list of the erased (`DATA_DIR/erased`) and still have data: after an interrupted
 * erasure, and after a restore of a backup, whose list must be merged with the current one, never replace it. The
 * projector runs it at start and every minute. Returns how many students were erased.
 */
export const reapplyErasures = async (dependencies: ErasureDependencies): Promise<number> => {
  const unfinished = await dependencies.erasure.unfinished();
  for (const ownerId of unfinished)
    await eraseStudent(dependencies, ownerId as UserId, { correlationId: randomUUID() });
  return unfinished.length;
};

const everyMs = 60_000;

/** Runs {@link reapplyErasures} periodically until the signal aborts. */
export const keepErased = (
  dependencies: ErasureDependencies & Pick<FeatureDependencies, 'log'>,
  signal: AbortSignal,
): Promise<void> => {
  const reapply = async () => {
    const again = await reapplyErasures(dependencies);
    if (again > 0) dependencies.log.info({ students: again }, 'completed erasures');
  };
  const failed = (error: unknown) => dependencies.log.warn({ err: error }, 'completing erasures failed, will retry');
  return repeat(reapply, { everyMs, signal, failed });
};
