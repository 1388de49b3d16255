import type { UserId } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { Rejection } from '../../../platform/domain/index.ts';
import type { PublicRequest } from '../../../platform/http/index.ts';
import type { UserDependencies } from '../dependencies.ts';
import type { PendingSignIn } from './pending-sign-ins.ts';

interface Finished {
  readonly userId: UserId;
  /** To be recorded, when it was a recovery code. */
  readonly recoveryUse: { readonly factorId: string; readonly useId: string } | null;
}

type Browser = Pick<PublicRequest, 'session' | 'ticket'>;

/**
 * Signs the student in after the first step, or begins a pending sign-in where a second factor is on. Returns whether
 * the student is signed in.
 * @throws Rejection `account_locked`; `wrong_credentials` when the password has changed in between; `conflict` when a second
 * factor was turned on in the meantime
 */
export const signInOrAsk = async (
  { isFactorOn, beginPending, requireUnchanged, requireUnlocked }: UserDependencies,
  { session, ticket }: Browser,
  { userId, passwordHash }: PendingSignIn,
): Promise<boolean> => {
  await requireUnlocked(userId);
  if (await isFactorOn(userId)) {
    ticket.write(await beginPending({ userId, passwordHash }));
    return false;
  }
  await session.signIn(userId, async (trx) => {
    await requireUnlocked(userId, trx);
    if (passwordHash !== null) await requireUnchanged(trx, userId, passwordHash);
    if (await isFactorOn(userId, trx)) throw new Rejection('conflict');
  });
  return true;
};

/** The same after a password. @throws Rejection `code_required` where a second factor is on */
export const signInWithPassword = async (
  dependencies: UserDependencies,
  browser: Browser,
  checked: PendingSignIn,
): Promise<void> => {
  if (!(await signInOrAsk(dependencies, browser, checked))) throw new Rejection('code_required');
};

/**
 * The second step: a code of the app or a recovery code, which the sign-in spends.
 * @throws Rejection `sign_in_expired`, `account_locked`, `wrong_code`, `too_many_attempts`
 */
export const finishSignIn = async (
  dependencies: UserDependencies,
  { session, ticket }: Browser,
  code: string,
): Promise<Finished> => {
  const { tryPending, endPending, weighCode, spendCode, requireUnchanged, requireUnlocked, countedCode } = dependencies;
  const own = ticket.read() ?? '';
  const { userId, passwordHash } = await tryPending(own);
  const weighed = await countedCode(userId, async () => {
    const right = await weighCode(userId, code);
    await session.signIn(userId, async (trx) => {
      await endPending(trx, own);
      await requireUnlocked(userId, trx);
      if (passwordHash !== null) await requireUnchanged(trx, userId, passwordHash);
      await spendCode(trx, right);
    });
    return right;
  });
  ticket.drop();
  const { factorId } = weighed;
  return { userId, recoveryUse: 'recoveryHash' in weighed ? { factorId, useId: randomUUID() } : null };
};
