import type { LoginForm, UserId, UserView } from '@hub/contracts';
import { Rejection } from '../../platform/domain/index.ts';
import type { UserDeps } from './deps.ts';
import { isGuessable } from './guessable-passwords.ts';
import { hashPassword, isOutdated, passwordFits } from './passwords.ts';

const nobody = '00000000-0000-4000-8000-000000000000' as UserId;

interface Checked {
  readonly student: UserView;
  /** What the password was found to fit. */
  readonly stored: string;
}

/**
 * Hashes a password that fits anew when its parameters are of old.
 * @throws Rejection `wrong_credentials`, which says the same, after the same time, whichever of the two was wrong
 */
export const checkLogin = async (
  { userByEmail, hashOf, rehash }: Pick<UserDeps, 'userByEmail' | 'hashOf' | 'rehash'>,
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
 * A session that was left open is not enough to take everything away. An account without a password passes.
 * @throws Rejection `wrong_password`, `too_many_attempts`
 */
export const demandPassword = async (
  { hashOf, signIns }: Pick<UserDeps, 'hashOf' | 'signIns'>,
  id: UserId,
  password: string | undefined,
): Promise<void> => {
  const stored = await hashOf(id);
  if (stored === null) return;
  await signIns.count(id);
  if (!(await passwordFits(stored, password ?? ''))) throw new Rejection('wrong_password');
  await signIns.forget(id);
};

/** @throws Rejection `common_password` */
export const hashNewPassword = async (
  { load }: Pick<UserDeps, 'load'>,
  id: UserId,
  password: string,
): Promise<{ readonly email: string; readonly passwordHash: string }> => {
  const user = await load(id);
  if (!user) throw new Rejection('not_found');
  if (isGuessable(password, { email: user.email, ...user.profile })) throw new Rejection('common_password');
  return { email: user.email, passwordHash: await hashPassword(password) };
};
