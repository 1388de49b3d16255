import {
  accountExportPath,
  changePassword,
  changeProfile,
  deleteAccount,
  endOtherSessions,
  endSession,
  getAccount,
  listSessions,
  mailVerification,
  type UserId,
} from '@hub/contracts';
import type Router from '@koa/router';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { Rejection, withChanges } from '../../platform/domain/index.ts';
import { mount, mountFile } from '../../platform/http/routing/index.ts';
import { demandPassword, hashNewPassword } from './check-password.ts';
import type { UserDeps } from './deps.ts';

/** What students do to their own accounts. */
export const accountRoutes = (router: Router, deps: UserDeps): void => {
  const { userOf, addressOf, issuersOf, hashOf, handle, setPassword, mailTo, mails, exports, exportOf } = deps;

  const demandAddress = async (id: UserId) => {
    const address = await addressOf(id);
    if (!address) throw new Rejection('unauthorized');
    return address;
  };

  mount(router, getAccount, async ({ user }) => {
    const [address, stored, identities] = await Promise.all([
      demandAddress(user.id),
      hashOf(user.id),
      issuersOf(user.id),
    ]);
    return { ...address, hasPassword: stored !== null, identities };
  });

  mount(router, changeProfile, async ({ user, body, context }) => {
    await handle({ type: 'ChangeProfile', userId: user.id, change: body }, context);
    const view = await userOf(user.id);
    if (!view) throw new Rejection('unauthorized');
    return withChanges(view, body); // recorded all the same when the read model lags
  });

  mount(router, changePassword, async ({ user, body, session, context }) => {
    await demandPassword(deps, user.id, body.currentPassword);
    const { email, passwordHash } = await hashNewPassword(deps, user.id, body.newPassword);
    await session.renew(async (trx) => {
      await setPassword(trx, user.id, passwordHash);
      await mailTo(email, 'password-changed', trx);
    });
    await handle({ type: 'RecordPassword', userId: user.id, changeId: randomUUID(), by: 'current-password' }, context);
    return undefined;
  });

  mount(router, mailVerification, async ({ user }) => {
    const { email, emailVerified } = await demandAddress(user.id);
    if (emailVerified) return undefined;
    await mails.count(email);
    await mailTo(email, 'verify-email');
    return undefined;
  });

  mount(router, listSessions, ({ session }) => session.list());

  mount(router, endSession, async ({ params, session }) => {
    await session.end(params.id);
    return undefined;
  });

  mount(router, endOtherSessions, async ({ session }) => {
    await session.endOthers();
    return undefined;
  });

  mount(router, deleteAccount, async ({ user, body, session, context }) => {
    await demandPassword(deps, user.id, body.password);
    await deps.erase(user.id, context);
    await session.endAllOf(user.id, (trx) => deps.removePassword(trx, user.id));
    await session.signOut();
    return undefined;
  });

  mountFile(router, { path: accountExportPath, params: z.object({}) }, async ({ user }) => {
    await exports.count(user.id);
    return { content: exportOf(user.id), name: 'academic-hub.zip', mimeType: 'application/zip' };
  });
};
