import type { PasskeyProof, UserId } from '@hub/contracts';
import { Rejection } from '../../../../platform/domain/index.ts';
import type { UserDependencies } from '../../dependencies.ts';
import type { Holder } from './challenges.ts';
import type { PasskeyUse } from './passkeys.ts';

type Parts = Pick<UserDependencies, 'takeChallenge' | 'passkeyByCredential' | 'usedPasskey'>;

/**
 * What a browser signed with a passkey: of any student, or of the given one. It is not spent yet.
 * @throws Rejection `challenge_expired`; `passkey_refused`, the same for an unknown passkey, another student's and a wrong
 * signature
 */
export const weighPasskey = async (
  { takeChallenge, passkeyByCredential, usedPasskey }: Parts,
  holder: Holder,
  { response, of }: PasskeyProof & { readonly of: UserId | 'anyone' },
): Promise<PasskeyUse> => {
  const challenge = await takeChallenge(holder);
  const passkey = await passkeyByCredential(response.id);
  if (!passkey || (of !== 'anyone' && passkey.userId !== of)) throw new Rejection('passkey_refused');
  const { id, userId } = passkey;
  return { id, userId, counter: await usedPasskey(challenge, { response, passkey }) };
};
