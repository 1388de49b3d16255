import type { UserId } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import type { CommandContext, Commands } from '../../platform/commands/index.ts';
import { LostKeyError } from '../../platform/event-log/index.ts';
import type { FeatureDependencies } from '../../platform/feature.ts';
import { repeat } from '../../platform/runtime/index.ts';
import type { Reactor } from '../../platform/subscriptions/index.ts';
import { emailAggregate, userAggregate } from './aggregate.ts';
import { UserEvent } from './events.ts';

type ErasureParts = Pick<FeatureDependencies, 'commands' | 'secrets' | 'erasure'>;
type Cause = Pick<CommandContext, 'correlationId' | 'causationId'>;

/** Records that everything of the student is to go; the reactor carries it out. @throws Rejection `not_found` */
export const requestErasure = (commands: Commands, userId: UserId, context: CommandContext) =>
  commands.handle(userAggregate, { id: userId, command: { type: 'EraseUser', userId } }, context);

/** Whose key is lost cannot be read any more; what is left of them goes all the same. */
const unlessLost = (error: unknown) => {
  if (!(error instanceof LostKeyError)) throw error;
  return null;
};

/**
 * Erases a student for good. Cut off anywhere it is begun again, by the reactor while the fact can be read, and from the
 * list after that.
 */
export const eraseStudent = async (parts: ErasureParts, userId: UserId, cause: Cause): Promise<void> => {
  const { commands, secrets, erasure } = parts;
  await erasure.note(userId);
  const known = await commands.load(userAggregate, userId).catch(unlessLost);
  if (known) {
    const context = { ...cause, ownerId: userId, actorId: 'erasure', actorKind: 'system' } as const;
    await requestErasure(commands, userId, context);
    const id = secrets.fingerprint('e-mail reservation', known.email);
    await commands.handle(emailAggregate, { id, command: { type: 'ReleaseEmail', userId } }, context);
  }
  await erasure.destroy(userId);
};

export const erasureReactor = (parts: ErasureParts): Reactor<UserEvent> => ({
  name: 'erasure',
  events: UserEvent,
  categories: ['user'],
  async react({ type, data }, { correlationId, eventId }) {
    if (type === 'UserErased') await eraseStudent(parts, data.userId, { correlationId, causationId: eventId });
  },
});

/**
 * Erases again whoever is on the list of the erased (`DATA_DIR/erased`) and of whom something is there all the same: after
 * a restore of a backup, whose list must be joined with the one at hand and never put in its place, and after an erasure
 * that was cut off. The projector does it at its start and every minute. Answers how many that were.
 */
export const reapplyErasures = async (parts: ErasureParts): Promise<number> => {
  const unfinished = await parts.erasure.unfinished();
  for (const ownerId of unfinished) await eraseStudent(parts, ownerId as UserId, { correlationId: randomUUID() });
  return unfinished.length;
};

const everyMs = 60_000;

/** {@link reapplyErasures} now and again, until the signal is given. */
export const keepErased = (
  parts: ErasureParts & Pick<FeatureDependencies, 'log'>,
  signal: AbortSignal,
): Promise<void> => {
  const reapply = async () => {
    const again = await reapplyErasures(parts);
    if (again > 0) parts.log.info({ students: again }, 'erasures carried out to their end');
  };
  const failed = (error: unknown) => parts.log.warn({ err: error }, 'erasures are tried again');
  return repeat(reapply, { everyMs, signal, failed });
};
