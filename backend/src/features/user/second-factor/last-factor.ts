import type { UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { Rejection } from '../../../platform/domain/index.ts';
import type { UserDependencies } from '../dependencies.ts';
import { dropCodes } from './factors.ts';

/** @throws Rejection `role_needs_factor` */
export const requireNoRole = async ({ load }: Pick<UserDependencies, 'load'>, userId: UserId): Promise<void> => {
  // from the event log: a role may have been granted a moment ago
  if ((await load(userId))?.standing.roles.length) throw new Rejection('role_needs_factor');
};

/**
 * In the transaction that removed a factor: ends what goes with the last one, and mails the student.
 * @throws Rejection `role_needs_factor` when it was the last one of an account with a role
 */
export const afterRemoval = async (
  dependencies: Pick<UserDependencies, 'load' | 'isFactorOn' | 'dropPending' | 'mailTo'>,
  trx: Knex.Transaction,
  { userId, email }: { readonly userId: UserId; readonly email: string },
): Promise<void> => {
  const { isFactorOn, dropPending, mailTo } = dependencies;
  if (await isFactorOn(userId, trx)) return mailTo(email, 'factor-removed', trx);
  await requireNoRole(dependencies, userId);
  await dropCodes(trx, userId);
  await dropPending(trx, userId);
  await mailTo(email, 'factor-off', trx);
};
