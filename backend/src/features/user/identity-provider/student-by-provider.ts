import type { UserId } from '@hub/contracts';
import { Rejection } from '../../../platform/domain/index.ts';
import type { PublicRequest } from '../../../platform/http/index.ts';
import type { Claims } from '../../../platform/identity/index.ts';
import type { UserDependencies } from '../dependencies.ts';
import { contextOf, holderOf } from '../register-student.ts';

/**
 * Whose account it is that somebody signs in to by an identity provider: the one that this identity is linked to, else the
 * one of the address that the provider vouches for, else a new one (decision Q3). Whoever made an account for an address
 * without ever proving it loses password and sessions before the owner of the address comes in.
 * @throws Rejection `email_unverified`
 */
export const studentByProvider = async (
  dependencies: UserDependencies,
  { issuer, subject, verifiedEmail, firstName, lastName }: Claims,
  { session, correlationId }: Pick<PublicRequest, 'session' | 'correlationId'>,
): Promise<UserId> => {
  const known = await dependencies.studentOfIdentity(issuer, subject);
  if (known) return known;
  if (verifiedEmail === null) throw new Rejection('email_unverified');

  const signingIn = { correlationId, idempotencyKey: undefined };
  const userId = await holderOf(dependencies, dependencies.fingerprint(verifiedEmail), signingIn);
  const context = contextOf(userId, signingIn);
  const user = await dependencies.load(userId);
  if (!user?.emailVerified) {
    await session.endAllOf(userId, async (trx) => {
      await dependencies.dropPassword(trx, userId);
      await dependencies.dropLinks(trx, userId);
    });
  }
  if (!user) {
    const command = { type: 'RegisterUser', userId, email: verifiedEmail, firstName, lastName } as const;
    await dependencies.handle(command, context).catch((error: unknown) => {
      // another tab was first
      if (!(error instanceof Rejection && error.code === 'email_taken')) throw error;
    });
  }
  const linked = await dependencies.handle({ type: 'LinkIdentity', userId, issuer, subject }, context);
  if (user && linked.events.length > 0) await dependencies.mailTo(verifiedEmail, 'identity-linked');
  return userId;
};
