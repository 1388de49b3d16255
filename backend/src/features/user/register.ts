import { UserId, type RegisterForm, type UserView } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import type { CommandContext } from '../../platform/commands/index.ts';
import { Rejection, uuid5 } from '../../platform/domain/index.ts';
import { isGuessable } from './guessable-passwords.ts';
import type { UserDeps } from './deps.ts';
import { hashPassword, passwordFits } from './passwords.ts';

type RegisterDeps = Pick<
  UserDeps,
  'fingerprint' | 'reserve' | 'reservation' | 'handle' | 'load' | 'claim' | 'hashOf' | 'userOf' | 'mailTo'
>;

/** What ties the parts of one request together. */
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

/** By key and address: the same registration once more meets its own first try. */
const newIdFor = (emailId: string, { idempotencyKey }: Registering) =>
  UserId.parse(idempotencyKey === undefined ? randomUUID() : uuid5('registration', emailId, idempotencyKey));

/** Reserves the address for a new id, or answers whose it is: perhaps of a registration that was cut off. */
export const holderOf = async (
  { reserve, reservation }: Pick<UserDeps, 'reserve' | 'reservation'>,
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
 * One account per address, whatever comes at once or breaks in between: the reservation decides whose the address is,
 * the claim decides whose password counts, the event makes the account. Done again, it goes on where it was cut off;
 * with the same idempotency key and password it also answers the account that it made before.
 * @throws Rejection `email_taken`, `common_password`, `idempotency_key_reused`
 */
export const registerStudent = async (
  deps: RegisterDeps,
  form: RegisterForm,
  registering: Registering,
): Promise<UserView> => {
  const { email, password, firstName, lastName } = form;
  if (isGuessable(password, form)) throw new Rejection('common_password');

  const passwordHash = await hashPassword(password);
  const emailId = deps.fingerprint(email);
  const userId = await holderOf(deps, emailId, registering);
  const ours = registering.idempotencyKey !== undefined && userId === newIdFor(emailId, registering);
  const complete = (await deps.load(userId)) !== null;
  if (complete && !ours) throw new Rejection('email_taken');
  if (complete || !(await deps.claim(userId, passwordHash))) {
    // the first try of the same student may go on, a race with somebody else's may not
    if (!(await passwordFits(await deps.hashOf(userId), password))) throw new Rejection('email_taken');
  }
  await deps.handle({ type: 'RegisterUser', userId, email, firstName, lastName }, contextOf(userId, registering));
  if (!complete) await deps.mailTo(email, 'verify-email');

  const recorded = await deps.userOf(userId);
  if (recorded && (recorded.firstName !== firstName || recorded.lastName !== lastName)) {
    throw new Rejection('idempotency_key_reused');
  }
  // recorded all the same when the read model lags
  return (
    recorded ?? { id: userId, email, firstName, lastName, profileImageUrl: null, createdAt: new Date().toISOString() }
  );
};
