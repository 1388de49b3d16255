import type { UserId } from '@hub/contracts';
import { Rejection } from '../../platform/domain/index.ts';
import type { PublicRequest } from '../../platform/http/index.ts';
import type { Claims } from '../../platform/identity/index.ts';
import type { UserDeps } from './deps.ts';
import { contextOf, holderOf } from './register.ts';

/**
 * Whose account it is that somebody signs in to by an identity provider: the one that this identity is linked to, else the
 * one of the address that the provider vouches for, else a new one (decision Q3). Whoever made an account for an address
 * without ever proving it loses password and sessions before the owner of the address comes in.
 * @throws Rejection `email_unverified`
 */
export const studentByProvider = async (
  deps: UserDeps,
  { issuer, subject, verifiedEmail, firstName, lastName }: Claims,
  { session, correlationId }: Pick<PublicRequest, 'session' | 'correlationId'>,
): Promise<UserId> => {
  const known = await deps.studentOfIdentity(issuer, subject);
  if (known) return known;
  if (verifiedEmail === null) throw new Rejection('email_unverified');

  const signingIn = { correlationId, idempotencyKey: undefined };
  const userId = await holderOf(deps, deps.fingerprint(verifiedEmail), signingIn);
  const context = contextOf(userId, signingIn);
  const user = await deps.load(userId);
  if (!user?.emailVerified) {
    await session.endAllOf(userId, async (trx) => {
      await deps.dropPassword(trx, userId);
      await deps.dropLinks(trx, userId);
    });
  }
  if (!user) {
    const command = { type: 'RegisterUser', userId, email: verifiedEmail, firstName, lastName } as const;
    await deps.handle(command, context).catch((error: unknown) => {
      // another tab was first
      if (!(error instanceof Rejection && error.code === 'email_taken')) throw error;
    });
  }
  const linked = await deps.handle({ type: 'LinkIdentity', userId, issuer, subject }, context);
  if (user && linked.length > 0) await deps.mailTo(verifiedEmail, 'identity-linked');
  return userId;
};
