import type { OwnQuota, UserId } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { actingFor, type CommandContext } from '../../../platform/commands/index.ts';
import { Rejection, uuid5 } from '../../../platform/domain/index.ts';
import type { FeatureDependencies } from '../../../platform/feature.ts';
import type { SessionControl } from '../../../platform/http/index.ts';
import { userAggregate } from '../aggregate.ts';
import { requestErasure } from '../erasure.ts';
import { credentials } from '../passwords/credentials.ts';
import { dropFactors } from '../second-factor/factors.ts';
import { pendingSignIns } from '../second-factor/pending-sign-ins.ts';
import { accountLocks } from './account-locks.ts';
import type { StandingCommand } from './standing-rules.ts';

/** An operator at work. */
export interface Operating {
  readonly session: Pick<SessionControl, 'endAllOf'>;
  readonly context: CommandContext;
}

const hourMs = 3_600_000;

const onBehalfOf = (userId: UserId, { context }: Operating) => actingFor(userId, 'operator', context);

/** What operators do with an account. Each is recorded in the student's history. All throw Rejection `not_found`. */
export const accountControl = ({ db, commands }: Pick<FeatureDependencies, 'db' | 'commands'>) => {
  const { lockAccount, unlockAccount } = accountLocks(db);
  const { dropPending } = pendingSignIns(db);
  const { removePassword } = credentials(db);

  const handle = (command: StandingCommand, context: CommandContext) =>
    commands.handle(userAggregate, { id: command.userId, command }, context);

  /** From the event log, ahead of every read model. */
  const standingOf = async (userId: UserId) => {
    const known = await commands.load(userAggregate, userId);
    if (!known || known.erased) throw new Rejection('not_found');
    return known.standing;
  };

  /** @throws Rejection `has_role` */
  const requireNoRole = async (userId: UserId) => {
    if ((await standingOf(userId)).roles.length > 0) throw new Rejection('has_role');
  };

  return {
    /** At most once an hour and operator, so that a screen which refreshes does not fill the history. */
    recordLook: async (userId: UserId, operating: Operating): Promise<void> => {
      const hour = Math.floor(Date.now() / hourMs);
      const lookId = uuid5('look', operating.context.actorId, String(hour));
      await handle({ type: 'RecordLook', userId, lookId }, onBehalfOf(userId, operating));
    },

    setQuota: async (userId: UserId, quota: OwnQuota, operating: Operating): Promise<void> => {
      await handle({ type: 'SetQuota', userId, ...quota }, onBehalfOf(userId, operating));
    },

    /** @throws Rejection `has_role` */
    lock: async (userId: UserId, operating: Operating): Promise<void> => {
      await requireNoRole(userId);
      let lockId: string = randomUUID();
      await operating.session.endAllOf(userId, async (trx) => {
        lockId = await lockAccount(trx, userId, lockId);
        await dropPending(trx, userId);
      });
      await handle({ type: 'RecordLock', userId, lockId }, onBehalfOf(userId, operating));
    },

    unlock: async (userId: UserId, operating: Operating): Promise<void> => {
      const { lockId } = await standingOf(userId);
      await unlockAccount(userId);
      if (lockId !== null) await handle({ type: 'RecordUnlock', userId, lockId }, onBehalfOf(userId, operating));
    },

    signOut: async (userId: UserId, operating: Operating): Promise<void> => {
      await standingOf(userId);
      await operating.session.endAllOf(userId, (trx) => dropPending(trx, userId));
      await handle({ type: 'RecordSignOut', userId, signOutId: randomUUID() }, onBehalfOf(userId, operating));
    },

    /** @throws Rejection `has_role` */
    erase: async (userId: UserId, operating: Operating): Promise<void> => {
      await requireNoRole(userId);
      await requestErasure(commands, userId, onBehalfOf(userId, operating));
      await operating.session.endAllOf(userId, async (trx) => {
        await removePassword(trx, userId);
        await dropFactors(trx, userId); // a passkey signs in without a password
      });
    },
  };
};

export type AccountControl = ReturnType<typeof accountControl>;
