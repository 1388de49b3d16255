import { forgotPassword, resetPassword, verifyEmail } from '@hub/contracts';
import type Router from '@koa/router';
import { Rejection, uuid5 } from '../../../platform/domain/index.ts';
import { callerOf } from '../../../platform/http/index.ts';
import { mountPublic } from '../../../platform/http/routing/index.ts';
import { hashNewPassword, provePassword } from '../passwords/check-password.ts';
import type { UserDependencies } from '../dependencies.ts';
import { passwordFits } from '../passwords/hash-password.ts';
import { contextOf } from '../register-student.ts';

/** The endpoints for links in mails, which verify the address. */
export const linkRoutes = (router: Router, dependencies: UserDependencies): void => {
  const { findLink, hashOf, useLink, setPassword, handle, transaction, mailTo, mails, links } = dependencies;

  /** The response is the same for known and unknown addresses, and after too many requests. */
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
    // a repeat must present the same password, so that it cannot be guessed here
    if (repeated && !(await passwordFits(await hashOf(userId), body.password))) throw new Rejection('used_link');
    if (!repeated) {
      const { email, passwordHash } = await hashNewPassword(dependencies, userId, body.password);
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

  mountPublic(router, verifyEmail, async ({ body, ip, user, correlationId, idempotencyKey }) => {
    await links.count(callerOf(ip));
    const link = { purpose: 'verify-email', token: body.token, idempotencyKey } as const;
    const { userId, repeated } = await findLink(link);
    if (user?.id !== userId) await provePassword(dependencies, userId, body.password);
    // after a crash in between, the link can be opened again
    await handle({ type: 'VerifyEmail', userId }, contextOf(userId, { correlationId, idempotencyKey: undefined }));
    if (!repeated) await transaction((trx) => useLink(trx, link));
    return undefined;
  });
};
