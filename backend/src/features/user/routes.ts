import { currentUser, login, logout, register } from '@hub/contracts';
import type Router from '@koa/router';
import { Rejection } from '../../platform/domain/index.ts';
import { callerOf } from '../../platform/http/index.ts';
import { mount, mountPublic } from '../../platform/http/routing/index.ts';
import { checkLogin } from './check-password.ts';
import type { UserDeps } from './deps.ts';
import { registerStudent } from './register.ts';

/** Signing up, in and out. */
export const userRoutes = (router: Router, deps: UserDeps): void => {
  const { userOf, hashOf, demandUnchanged, fingerprint, signIns, callers, registrations } = deps;

  mount(router, currentUser, async ({ user }) => {
    const view = await userOf(user.id);
    if (!view) throw new Rejection('unauthorized');
    return view;
  });

  mountPublic(router, register, async ({ body, session, ip, ...request }) => {
    await registrations.count(callerOf(ip));
    const student = await registerStudent(deps, body, request);
    // an identity provider may have taken the unproven account from under us meanwhile
    const stored = (await hashOf(student.id)) ?? '';
    await session.signIn(student.id, (trx) => demandUnchanged(trx, student.id, stored));
    return student;
  });

  mountPublic(router, login, async ({ body, session, ip }) => {
    const caller = callerOf(ip);
    const attempt = `${fingerprint(body.email)} ${caller}`;
    await callers.count(caller);
    await signIns.count(attempt);
    const { student, stored } = await checkLogin(deps, body);
    await Promise.all([signIns.forget(attempt), callers.refund(caller)]);
    await session.signIn(student.id, (trx) => demandUnchanged(trx, student.id, stored));
    return student;
  });

  mountPublic(router, logout, async ({ session }) => {
    await session.signOut();
    return undefined;
  });
};
