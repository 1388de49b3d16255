import { UserId, type RegisterForm, type UserView } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import type { CommandContext } from '../../platform/commands.ts';
import { Rejection } from '../../platform/decider.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { RegisterUser, Reservation, ReserveEmail, User } from './decider.ts';
import { hashPassword, passwordFits } from './passwords.ts';

export interface RegisterDeps {
  /** The name of an address's reservation stream. */
  fingerprint: (email: string) => string;
  reserve: (id: string, command: ReserveEmail, context: CommandContext) => Promise<unknown>;
  reservation: (id: string) => Promise<Reservation | null>;
  register: (command: RegisterUser, context: CommandContext) => Promise<unknown>;
  load: (id: UserId) => Promise<User | null>;
  claim: (id: UserId, passwordHash: string) => Promise<boolean>;
  hashOf: (id: UserId) => Promise<string | null>;
  userOf: (id: UserId) => Promise<UserView | null>;
}

const contextOf = (ownerId: UserId, correlationId: string): CommandContext => ({
  ownerId,
  actorId: ownerId,
  actorKind: 'student',
  correlationId,
});

/** Reserves the address for a new id, or answers whose it is: perhaps of a registration that was cut off. */
const holderOf = async ({ fingerprint, reserve, reservation }: RegisterDeps, email: string, correlationId: string) => {
  const id = fingerprint(email);
  const earlier = await reservation(id);
  if (earlier) return earlier.userId;
  const fresh = UserId.parse(randomUUID());
  await reserve(id, { type: 'ReserveEmail', userId: fresh }, contextOf(fresh, correlationId));
  return (await reservation(id))?.userId ?? fresh;
};

/**
 * One account per address, whatever comes at once or breaks in between: the reservation decides whose the address is,
 * the claim decides whose password counts, the event makes the account. Done again, it goes on where it was cut off.
 * @throws Rejection `email_taken`, `common_password`
 */
export const registerStudent = async (
  deps: RegisterDeps,
  form: RegisterForm,
  correlationId: string,
): Promise<UserView> => {
  const { email, password, firstName, lastName } = form;
  if (isCommonPassword(password)) throw new Rejection('common_password');

  const passwordHash = await hashPassword(password);
  const userId = await holderOf(deps, email, correlationId);
  if (await deps.load(userId)) throw new Rejection('email_taken');
  if (!(await deps.claim(userId, passwordHash))) {
    // the first try of the same student may go on, a race with somebody else's may not
    if (!(await passwordFits(await deps.hashOf(userId), password))) throw new Rejection('email_taken');
  }
  await deps.register({ type: 'RegisterUser', userId, email, firstName, lastName }, contextOf(userId, correlationId));

  const recorded = await deps.userOf(userId);
  // recorded all the same when the read model lags
  return (
    recorded ?? { id: userId, email, firstName, lastName, profileImageUrl: null, createdAt: new Date().toISOString() }
  );
};
