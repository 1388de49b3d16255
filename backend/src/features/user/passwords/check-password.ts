import type { LoginForm, UserId, UserView } from '@hub/contracts';
import { Rejection } from '../../../platform/domain/index.ts';
import type { UserDependencies } from '../dependencies.ts';
import { isGuessable } from './is-guessable.ts';
import { hashPassword, isOutdated, passwordFits } from './hash-password.ts';

const nobody = '00000000-0000-4000-8000-000000000000' as UserId;

interface Checked {
  readonly student: UserView;
  /** The stored hash that the password matched. */
  readonly stored: string;
}

/**
 * Checks a password, and rehashes it when its parameters are outdated.
 * @throws Rejection `wrong_credentials`, the same, after the same time, for an unknown address and a wrong password
 */
export const checkLogin = async (
  { userByEmail, hashOf, rehash }: Pick<UserDependencies, 'userByEmail' | 'hashOf' | 'rehash'>,
  { email, password }: LoginForm,
): Promise<Checked> => {
  const student = await userByEmail(email);
  const stored = await hashOf(student?.id ?? nobody);
  const fits = await passwordFits(stored, password);
  if (!student || stored === null || !fits) throw new Rejection('wrong_credentials');
  if (!isOutdated(stored)) return { student, stored };
  const fresh = await hashPassword(password);
  await rehash(student.id, stored, fresh);
  return { student, stored: fresh };
};

/**
 * Protects a session that was left open. An account without a password passes.
 * @throws Rejection `wrong_password`, `too_many_attempts`
 */
export const requirePassword = async (
  { hashOf, signIns }: Pick<UserDependencies, 'hashOf' | 'signIns'>,
  id: UserId,
  password: string | undefined,
): Promise<void> => {
  const stored = await hashOf(id);
  if (stored === null) return;
  await signIns.count(id);
  if (!(await passwordFits(stored, password ?? ''))) throw new Rejection('wrong_password');
  await signIns.forget(id);
};

/**
 * Proves, without a session, that the caller can sign in to this account.
 * @throws Rejection `password_required`, `wrong_password`, `too_many_attempts`
 */
export const provePassword = async (
  dependencies: Pick<UserDependencies, 'hashOf' | 'signIns'>,
  id: UserId,
  password: string | undefined,
): Promise<void> => {
  if (password === undefined || (await dependencies.hashOf(id)) === null) throw new Rejection('password_required');
  await requirePassword(dependencies, id, password);
};

/** @throws Rejection `common_password` */
export const hashNewPassword = async (
  { load }: Pick<UserDependencies, 'load'>,
  id: UserId,
  password: string,
): Promise<{ readonly email: string; readonly passwordHash: string }> => {
  const user = await load(id);
  if (!user) throw new Rejection('not_found');
  if (isGuessable(password, { email: user.email, ...user.profile })) throw new Rejection('common_password');
  return { email: user.email, passwordHash: await hashPassword(password) };
};
