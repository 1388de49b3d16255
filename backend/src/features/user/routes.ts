import {
  accountExportPath,
  currentUser,
  deleteAccount,
  login,
  logout,
  register,
  type LoginForm,
  type UserId,
  type UserView,
} from '@hub/contracts';
import type Router from '@koa/router';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { CommandContext } from '../../platform/commands.ts';
import { Rejection } from '../../platform/decider.ts';
import { mount, mountFile, mountPublic } from '../../platform/http/mount.ts';
import type { RateLimit } from '../../platform/rate-limit.ts';
import { passwordFits } from './passwords.ts';
import { registerStudent, type RegisterDeps } from './register.ts';

export interface UserDeps extends RegisterDeps {
  userByEmail: (email: string) => Promise<UserView | null>;
  /** Counts sign-ins per address and caller. */
  signIns: RateLimit;
  /** Counts failed sign-ins per caller, whatever the address. */
  callers: RateLimit;
  /** Records that everything of the student is to go; the reactor does the rest. */
  erase: (id: UserId, context: CommandContext) => Promise<unknown>;
  remove: (id: UserId) => Promise<void>;
  endSessions: (id: UserId) => Promise<void>;
  /** Counts exports per student: each reads the whole log. */
  exports: RateLimit;
  exportOf: (id: UserId) => Readable;
  /** Counts registrations per caller. */
  registrations: RateLimit;
}

const checkPassword = async ({ userByEmail, hashOf }: UserDeps, { email, password }: LoginForm): Promise<UserView> => {
  const user = await userByEmail(email);
  const fits = await passwordFits(user && (await hashOf(user.id)), password);
  if (!user || !fits) throw new Rejection('wrong_credentials'); // never says which of the two was wrong
  return user;
};

/** A session that was left open is not enough to take everything away. */
const demandPassword = async ({ hashOf, signIns }: UserDeps, id: UserId, password: string | undefined) => {
  const stored = await hashOf(id);
  if (stored === null) return; // signs in by an identity provider alone
  await signIns.count(id);
  if (!(await passwordFits(stored, password ?? ''))) throw new Rejection('wrong_password');
  await signIns.forget(id);
};

export const userRoutes = (router: Router, deps: UserDeps) => {
  const { userOf, fingerprint, signIns, callers, registrations, exports, exportOf } = deps;

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

  mount(router, deleteAccount, async ({ user, body, session, context }) => {
    await demandPassword(deps, user.id, body.password);
    await deps.erase(user.id, context);
    await Promise.all([deps.remove(user.id), deps.endSessions(user.id)]);
    await session.signOut();
    return undefined;
  });

  mountFile(router, { path: accountExportPath, params: z.object({}) }, async ({ user }) => {
    await exports.count(user.id);
    return { content: exportOf(user.id), name: 'academic-hub.zip', mimeType: 'application/zip' };
  });

  mountPublic(router, logout, async ({ session }) => {
    await session.signOut();
    return undefined;
  });
};
