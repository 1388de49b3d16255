import { UserId, type RegisterForm, type UserView } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import type { CommandContext } from '../../platform/commands/index.ts';
import { Rejection, uuid5 } from '../../platform/domain/index.ts';
import { isGuessable } from './passwords/is-guessable.ts';
import type { UserDependencies } from './dependencies.ts';
import { requireAdmission } from './sign-up/require-admission.ts';
import { hashPassword, passwordFits } from './passwords/hash-password.ts';

type RegisterDependencies = Pick<
  UserDependencies,
  | 'fingerprint'
  | 'reserve'
  | 'reservation'
  | 'handle'
  | 'load'
  | 'claim'
  | 'hashOf'
  | 'userAfter'
  | 'mailTo'
  | 'signUpRules'
  | 'isInvited'
>;

/** Identifies one request across its commands. */
export interface Registering {
  readonly correlationId: string;
  readonly idempotencyKey: string | undefined;
}

export const contextOf = (ownerId: UserId, { correlationId, idempotencyKey }: Registering): CommandContext => ({
  ownerId,
  actorId: ownerId,
  actorKind: 'student',
  correlationId,
  idempotencyKey,
});

/** Derived from key and address, so that a retried registration finds its first attempt. */
const newIdFor = (emailId: string, { idempotencyKey }: Registering) =>
  UserId.parse(idempotencyKey === undefined ? randomUUID() : uuid5('registration', emailId, idempotencyKey));

/** Reserves the address for a new id, or returns its holder, possibly from an interrupted registration. */
export const holderOf = async (
  { reserve, reservation }: Pick<UserDependencies, 'reserve' | 'reservation'>,
  emailId: string,
  registering: Registering,
): Promise<UserId> => {
  const earlier = await reservation(emailId);
  if (earlier) return earlier.userId;
  const fresh = newIdFor(emailId, registering);
  await reserve(emailId, { type: 'ReserveEmail', userId: fresh }, contextOf(fresh, registering));
  return (await reservation(emailId))?.userId ?? fresh;
};

/**
 * Registers one account per address, whatever is concurrent or interrupted: the reservation decides the owner of the
 * address, the claim decides the password, the event creates the account. A retry continues an interrupted registration;
 * with the same idempotency key and password it also returns the account created before.
 * @throws Rejection `email_taken`, `common_password`, `idempotency_key_reused`, and those of `requireAdmission`
 */
export const registerStudent = async (
  dependencies: RegisterDependencies,
  form: RegisterForm,
  registering: Registering,
): Promise<UserView> => {
  const { email, password, firstName, lastName } = form;
  if (isGuessable(password, form)) throw new Rejection('common_password');

  const passwordHash = await hashPassword(password);
  const emailId = dependencies.fingerprint(email);
  const userId = await holderOf(dependencies, emailId, registering);
  const ours = registering.idempotencyKey !== undefined && userId === newIdFor(emailId, registering);
  const complete = (await dependencies.load(userId)) !== null;
  if (!complete) await requireAdmission(dependencies, email);
  if (complete && !ours) throw new Rejection('email_taken');
  if (complete || !(await dependencies.claim(userId, passwordHash))) {
    // the same student may continue; anyone else has lost the race
    if (!(await passwordFits(await dependencies.hashOf(userId), password))) throw new Rejection('email_taken');
  }
  const command = { type: 'RegisterUser', userId, email, firstName, lastName } as const;
  const recorded = await dependencies.handle(command, contextOf(userId, registering));
  if (!complete) await dependencies.mailTo(email, 'verify-email');

  const student = await dependencies.userAfter(userId, recorded);
  if (student.firstName !== firstName || student.lastName !== lastName) throw new Rejection('idempotency_key_reused');
  return student;
};
