import { forgotPassword, resetPassword, verifyEmail } from '@hub/contracts';
import type Router from '@koa/router';
import { Rejection, uuid5 } from '../../platform/domain/index.ts';
import { callerOf } from '../../platform/http/index.ts';
import { mountPublic } from '../../platform/http/routing/index.ts';
import { hashNewPassword } from './check-password.ts';
import type { UserDeps } from './deps.ts';
import { passwordFits } from './passwords.ts';
import { contextOf } from './register.ts';

/** What is done by a link in a mail, which proves the address. */
export const linkRoutes = (router: Router, deps: UserDeps): void => {
  const { findLink, hashOf, useLink, setPassword, handle, transaction, mailTo, mails, links } = deps;

  /** The same for a student's address and for nobody's: who asked too often is mailed no more and told the same. */
  mountPublic(router, forgotPassword, async ({ body, ip }) => {
    await links.count(callerOf(ip));
    const counted = await mails.count(body.email).catch((error: unknown) => {
      if (error instanceof Rejection) return 'too often';
      throw error;
    });
    if (counted !== 'too often') await mailTo(body.email, 'reset-password');
    return undefined;
  });

  mountPublic(router, resetPassword, async ({ body, ip, session, correlationId, idempotencyKey }) => {
    await links.count(callerOf(ip));
    const link = { purpose: 'reset-password', token: body.token, idempotencyKey } as const;
    const { userId, repeated } = await findLink(link);
    // whoever has link and key must know the password too: it cannot be guessed here
    if (repeated && !(await passwordFits(await hashOf(userId), body.password))) throw new Rejection('used_link');
    if (!repeated) {
      const { email, passwordHash } = await hashNewPassword(deps, userId, body.password);
      await session.endAllOf(userId, async (trx) => {
        await useLink(trx, link);
        await setPassword(trx, userId, passwordHash);
        await mailTo(email, 'password-changed', trx);
      });
    }
    const context = contextOf(userId, { correlationId, idempotencyKey: undefined });
    const changeId = uuid5('mailed link', body.token);
    await handle({ type: 'RecordPassword', userId, changeId, by: 'mailed-link' }, context);
    await handle({ type: 'VerifyEmail', userId }, context);
    await session.signOut();
    return undefined;
  });

  mountPublic(router, verifyEmail, async ({ body, ip, correlationId, idempotencyKey }) => {
    await links.count(callerOf(ip));
    const link = { purpose: 'verify-email', token: body.token, idempotencyKey } as const;
    const { userId, repeated } = await findLink(link);
    // a crash before the link is used up lets it be opened once more
    await handle({ type: 'VerifyEmail', userId }, contextOf(userId, { correlationId, idempotencyKey: undefined }));
    if (!repeated) await transaction((trx) => useLink(trx, link));
    return undefined;
  });
};
