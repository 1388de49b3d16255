import { forgotPassword, resetPassword, verifyEmail } from '@hub/contracts';
import type Router from '@koa/router';
import { Rejection } from '../../platform/decider.ts';
import { callerOf } from '../../platform/http/caller.ts';
import { mountPublic } from '../../platform/http/mount.ts';
import { uuid5 } from '../../platform/uuid5.ts';
import { hashNewPassword } from './check-password.ts';
import type { UserDeps } from './deps.ts';
import { contextOf } from './register.ts';

/** What is done by a link in a mail, which proves the address. */
export const linkRoutes = (router: Router, deps: UserDeps): void => {
  const { ownerOfLink, useLink, setPassword, handle, transaction, mailTo, mails, links } = deps;

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

  mountPublic(router, resetPassword, async ({ body, ip, session, correlationId }) => {
    await links.count(callerOf(ip));
    const userId = await ownerOfLink('reset-password', body.token);
    const { email, passwordHash } = await hashNewPassword(deps, userId, body.password);
    await session.endAllOf(userId, async (trx) => {
      await useLink(trx, 'reset-password', body.token);
      await setPassword(trx, userId, passwordHash);
      await mailTo(email, 'password-changed', trx);
    });
    const context = contextOf(userId, { correlationId, idempotencyKey: undefined });
    await handle(
      { type: 'RecordPassword', userId, changeId: uuid5('mailed link', body.token), by: 'mailed-link' },
      context,
    );
    await handle({ type: 'VerifyEmail', userId }, context);
    await session.signOut();
    return undefined;
  });

  mountPublic(router, verifyEmail, async ({ body, ip, correlationId }) => {
    await links.count(callerOf(ip));
    const userId = await ownerOfLink('verify-email', body.token);
    // a crash before the link is used up lets it be opened once more
    await handle({ type: 'VerifyEmail', userId }, contextOf(userId, { correlationId, idempotencyKey: undefined }));
    await transaction((trx) => useLink(trx, 'verify-email', body.token));
    return undefined;
  });
};
