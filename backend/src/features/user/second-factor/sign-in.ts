import type { UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { Rejection } from '../../../platform/domain/index.ts';
import type { PublicRequest } from '../../../platform/http/index.ts';
import type { UserDependencies } from '../dependencies.ts';
import type { PendingSignIn } from './pending-sign-ins.ts';

/** A second step: what is checked, and what makes it work only once. */
interface SecondStep<Proof> {
  readonly weigh: (userId: UserId) => Promise<Proof>;
  readonly spend: (trx: Knex.Transaction, proof: Proof) => Promise<void>;
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
 * The second step, which the sign-in spends. Returns whose it was, and the proof.
 * @throws Rejection `sign_in_expired`, `account_locked`, `too_many_attempts`, and those of the step
 */
export const finishSignIn = async <Proof>(
  { tryPending, endPending, requireUnchanged, requireUnlocked, countedCode }: UserDependencies,
  { session, ticket }: Browser,
  { weigh, spend }: SecondStep<Proof>,
): Promise<{ readonly userId: UserId; readonly proof: Proof }> => {
  const own = ticket.read() ?? '';
  const { userId, passwordHash } = await tryPending(own);
  const proof = await countedCode(userId, async () => {
    const right = await weigh(userId);
    await session.signIn(userId, async (trx) => {
      await endPending(trx, own);
      await requireUnlocked(userId, trx);
      if (passwordHash !== null) await requireUnchanged(trx, userId, passwordHash);
      await spend(trx, right);
    });
    return right;
  });
  ticket.drop();
  return { userId, proof };
};
