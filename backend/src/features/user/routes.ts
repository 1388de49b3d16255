import { currentUser, login, logout, register, type LoginForm, type UserView } from '@hub/contracts';
import type Router from '@koa/router';
import { Rejection } from '../../platform/decider.ts';
import { mount, mountPublic } from '../../platform/http/mount.ts';
import type { RateLimit } from '../../platform/rate-limit.ts';
import { passwordFits } from './passwords.ts';
import { registerStudent, type RegisterDeps } from './register.ts';

export interface UserDeps extends RegisterDeps {
  userByEmail: (email: string) => Promise<UserView | null>;
  /** Counts sign-ins per address and caller. */
  signIns: RateLimit;
  /** Counts failed sign-ins per caller, whatever the address. */
  callers: RateLimit;
  /** Counts registrations per caller. */
  registrations: RateLimit;
}

const checkPassword = async ({ userByEmail, hashOf }: UserDeps, { email, password }: LoginForm): Promise<UserView> => {
  const user = await userByEmail(email);
  const fits = await passwordFits(user && (await hashOf(user.id)), password);
  if (!user || !fits) throw new Rejection('wrong_credentials'); // never says which of the two was wrong
  return user;
};

export const userRoutes = (router: Router, deps: UserDeps) => {
  const { userOf, fingerprint, signIns, callers, registrations } = deps;

  mount(router, currentUser, async ({ user }) => {
    const view = await userOf(user.id);
    if (!view) throw new Rejection('unauthorized');
    return view;
  });

  mountPublic(router, register, async ({ body, session, ip, ...request }) => {
    await registrations.count(ip);
    const student = await registerStudent(deps, body, request);
    await session.signIn(student.id);
    return student;
  });

  mountPublic(router, login, async ({ body, session, ip }) => {
    const attempt = `${fingerprint(body.email)} ${ip}`;
    await callers.count(ip);
    await signIns.count(attempt);
    const student = await checkPassword(deps, body);
    await Promise.all([signIns.forget(attempt), callers.refund(ip)]);
    await session.signIn(student.id);
    return student;
  });

  mountPublic(router, logout, async ({ session }) => {
    await session.signOut();
    return undefined;
  });
};
