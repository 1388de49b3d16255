import type { SecondFactorView, UserId } from '@hub/contracts';
import type { UserDependencies } from '../dependencies.ts';
import { viewOf } from './passkeys/passkeys.ts';

/** The student's second step; null while there is none. */
export const factorOf = async (
  { appOf, passkeysOf }: Pick<UserDependencies, 'appOf' | 'passkeysOf'>,
  userId: UserId,
): Promise<SecondFactorView | null> => {
  const [{ since: appSince, recoveryCodesLeft }, known] = await Promise.all([appOf(userId), passkeysOf(userId)]);
  const [since] = [appSince, ...known.map(({ createdAt }) => createdAt)].filter((each) => each !== null).toSorted();
  if (since === undefined) return null;
  return { since, recoveryCodesLeft, app: appSince !== null, passkeys: known.map(viewOf) };
};
