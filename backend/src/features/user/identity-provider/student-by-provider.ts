import type { UserId } from '@hub/contracts';
import { Rejection } from '../../../platform/domain/index.ts';
import type { PublicRequest } from '../../../platform/http/index.ts';
import type { Claims } from '../../../platform/identity/index.ts';
import type { UserDependencies } from '../dependencies.ts';
import { changeProfileOf } from '../picture/keep-picture.ts';
import { contextOf, holderOf } from '../register-student.ts';
import { dropAllBut, endOf, splitByProof } from '../second-factor/ends.ts';
import { isFactorOn, noFactors } from '../second-factor/factor-rules.ts';
import { requireAdmission } from '../sign-up/require-admission.ts';

/**
 * The account for a sign-in by an identity provider: the one linked to this identity, else the one with the verified
 * address, else a new one (decision Q3). The first link ends every session of an existing account, and removes a
 * password or second factor that was chosen before the address was verified: all may be a stranger's.
 * @throws Rejection `email_unverified`, and those of `requireAdmission`
 */
export const studentByProvider = async (
  dependencies: UserDependencies,
  { issuer, subject, verifiedEmail, firstName, lastName, picture }: Claims,
  { session, correlationId }: Pick<PublicRequest, 'session' | 'correlationId'>,
): Promise<UserId> => {
  const known = await dependencies.studentOfIdentity(issuer, subject);
  if (known) return known;
  if (verifiedEmail === null) throw new Rejection('email_unverified');
  const emailId = dependencies.fingerprint(verifiedEmail);
  const holder = await dependencies.reservation(emailId);
  if (!holder || !(await dependencies.load(holder.userId))) await requireAdmission(dependencies, verifiedEmail);

  const signingIn = { correlationId, idempotencyKey: undefined };
  const userId = await holderOf(dependencies, emailId, signingIn);
  const context = contextOf(userId, signingIn);
  const user = await dependencies.load(userId);
  if (!user?.emailVerified || user.identities.length === 0) {
    const { unproven, left } = splitByProof(user?.factors ?? noFactors);
    await session.endAllOf(userId, async (trx) => {
      if (!user?.passwordProven) await dependencies.dropPassword(trx, userId);
      await dependencies.dropLinks(trx, userId);
      await dependencies.dropPending(trx, userId);
      await dropAllBut(trx, userId, left);
    });
    for (const command of endOf(unproven, { userId, by: 'first-link' })) await dependencies.handle(command, context);
    if (isFactorOn(unproven))
      await dependencies.mailTo(verifiedEmail, isFactorOn(left) ? 'factor-removed' : 'factor-off');
  }
  if (!user) {
    const command = { type: 'RegisterUser', userId, email: verifiedEmail, firstName, lastName } as const;
    await dependencies.handle(command, context).catch((error: unknown) => {
      // a concurrent request was first
      if (!(error instanceof Rejection && error.code === 'email_taken')) throw error;
    });
  }
  const linked = await dependencies.handle({ type: 'LinkIdentity', userId, issuer, subject }, context);
  const isNew = linked.events.length > 0;
  if (isNew && picture !== null && !user?.profile.profileImageUrl) {
    // the sign-in does not depend on it
    const change = { profileImageUrl: picture };
    await changeProfileOf(dependencies, { userId, change, context }).catch((error: unknown) =>
      dependencies.log.warn({ reason: String(error) }, 'a profile picture was not kept'),
    );
  }
  if (user && isNew) await dependencies.mailTo(verifiedEmail, 'identity-linked');
  return userId;
};
