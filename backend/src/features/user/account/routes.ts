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
import { Rejection } from '../../../platform/domain/index.ts';
import type { SessionControl } from '../../../platform/http/index.ts';
import { mount, mountFile } from '../../../platform/http/routing/index.ts';
import { changeProfileOf } from '../picture/keep-picture.ts';
import { requirePassword, hashNewPassword } from '../passwords/check-password.ts';
import type { UserDependencies } from '../dependencies.ts';
import { factorOf } from '../second-factor/factor-view.ts';
import { dropFactors } from '../second-factor/factors.ts';

/** The endpoints for students' own accounts. */
export const accountRoutes = (router: Router, dependencies: UserDependencies): void => {
  const {
    userAfter,
    addressOf,
    issuersOf,
    isFactorOn,
    hashOf,
    handle,
    setPassword,
    mailTo,
    mails,
    pictures,
    exports,
    exportOf,
  } = dependencies;

  const requireAddress = async (id: UserId) => {
    const address = await addressOf(id);
    if (!address) throw new Rejection('unauthorized');
    return address;
  };

  /** A password in the request is proof enough, unless there is none or a second factor is on. */
  const requireProof = async (id: UserId, session: SessionControl, password: string | undefined) => {
    if ((await hashOf(id)) === null || (await isFactorOn(id))) session.requireProven();
    await requirePassword(dependencies, id, password);
  };

  mount(router, getAccount, async ({ user }) => {
    const [address, stored, identities, secondFactor] = await Promise.all([
      requireAddress(user.id),
      hashOf(user.id),
      issuersOf(user.id),
      factorOf(dependencies, user.id),
    ]);
    return { ...address, hasPassword: stored !== null, identities, secondFactor };
  });

  mount(router, changeProfile, async ({ user, body, context }) => {
    if (body.profileImageUrl) await pictures.count(user.id);
    const recorded = await changeProfileOf(dependencies, { userId: user.id, change: body, context });
    return userAfter(user.id, recorded);
  });

  mount(router, changePassword, async ({ user, body, session, context }) => {
    await requireProof(user.id, session, body.currentPassword);
    const { email, passwordHash } = await hashNewPassword(dependencies, user.id, body.newPassword);
    await session.renew(async (trx) => {
      await setPassword(trx, user.id, passwordHash);
      await mailTo(email, 'password-changed', trx);
    });
    await handle({ type: 'RecordPassword', userId: user.id, changeId: randomUUID(), by: 'current-password' }, context);
    return undefined;
  });

  mount(router, mailVerification, async ({ user }) => {
    const { email, emailVerified } = await requireAddress(user.id);
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
    await requireProof(user.id, session, body.password);
    await dependencies.erase(user.id, context);
    await session.endAllOf(user.id, async (trx) => {
      await dependencies.removePassword(trx, user.id);
      await dropFactors(trx, user.id); // a passkey signs in without a password
    });
    await session.signOut();
    return undefined;
  });

  mountFile(router, { path: accountExportPath, params: z.object({}) }, async ({ user, session }) => {
    session.requireProven();
    await exports.count(user.id);
    return { content: exportOf(user.id), name: 'academic-hub.zip', mimeType: 'application/zip' };
  });
};
