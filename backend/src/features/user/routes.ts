import { currentUser, login, logout, register, signUpRules } from '@hub/contracts';
import type Router from '@koa/router';
import { Rejection } from '../../platform/domain/index.ts';
import { callerOf } from '../../platform/http/index.ts';
import { mount, mountPublic } from '../../platform/http/routing/index.ts';
import { checkLogin } from './passwords/check-password.ts';
import type { UserDependencies } from './dependencies.ts';
import { registerStudent } from './register-student.ts';
import { signInWithPassword } from './second-factor/sign-in.ts';

/** Sign-up, sign-in and sign-out. */
export const userRoutes = (router: Router, dependencies: UserDependencies): void => {
  const { userOf, hashOf, fingerprint, signIns, callers, registrations } = dependencies;

  mount(router, currentUser, async ({ user }) => {
    const view = await userOf(user.id);
    if (!view) throw new Rejection('unauthorized');
    return view;
  });

  mountPublic(router, signUpRules, () => dependencies.signUpRules);

  mountPublic(router, register, async ({ body, session, ticket, ip, ...request }) => {
    await registrations.count(callerOf(ip));
    const student = await registerStudent(dependencies, body, request);
    // a sign-in by an identity provider may have taken over the unverified account in the meantime
    const passwordHash = (await hashOf(student.id)) ?? '';
    await signInWithPassword(dependencies, { session, ticket }, { userId: student.id, passwordHash });
    return student;
  });

  mountPublic(router, login, async ({ body, session, ticket, ip }) => {
    const caller = callerOf(ip);
    const attempt = `${fingerprint(body.email)} ${caller}`;
    await callers.count(caller);
    await signIns.count(attempt);
    const { student, stored } = await checkLogin(dependencies, body);
    await Promise.all([signIns.forget(attempt), callers.refund(caller)]);
    await signInWithPassword(dependencies, { session, ticket }, { userId: student.id, passwordHash: stored });
    return student;
  });

  mountPublic(router, logout, async ({ session }) => {
    await session.signOut();
    return undefined;
  });
};
