import { type NewPasskey, PasskeyCreation, type PasskeyProof, PasskeyRequest, type UserId } from '@hub/contracts';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { COSEALG } from '@simplewebauthn/server/helpers';
import { Rejection } from '../../../../platform/domain/index.ts';
import type { FeatureDependencies } from '../../../../platform/feature.ts';
import { hasCertificate } from './has-certificate.ts';
import type { FreshPasskey, Passkey } from './passkeys.ts';

const product = 'Academic Hub';
const timeout = 5 * 60_000;
const algorithms = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

const refused = () => new Rejection('passkey_refused');

/** Whatever the library finds wrong looks the same from outside. */
const orRefused = async <Result extends { readonly verified: boolean }>(verify: () => Promise<Result>) => {
  const result = await verify().catch(() => null);
  if (!result?.verified) throw refused();
  return result;
};

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
const knownTo = (known: readonly Passkey[]) =>
  known.map(({ credentialId: id, transports }) => ({ id, transports: [...transports] }));

interface Asked {
  readonly userId: UserId;
  readonly email: string;
  readonly known: readonly Passkey[];
}

/**
 * What browsers are asked to create and to sign, and whether they did: WebAuthn at the product's public address. The user
 * is always verified, so that a passkey is something that a student has and knows, or is.
 */
export const ceremonies = ({ publicUrl, secrets }: Pick<FeatureDependencies, 'publicUrl' | 'secrets'>) => {
  const rpIdOf = () => new URL(publicUrl).hostname;
  const expected = (expectedChallenge: string) => ({
    expectedChallenge,
    expectedOrigin: new URL(publicUrl).origin,
    expectedRPID: rpIdOf(),
    requireUserVerification: true,
  });
  /** What devices know a student by; it says nothing to anyone else. */
  const handleOf = (userId: UserId) => new Uint8Array(Buffer.from(secrets.fingerprint('passkey user', userId), 'hex'));
  const isHandleOf = (userId: UserId, handle: string) =>
    Buffer.from(handle, 'base64url').equals(Buffer.from(handleOf(userId)));

  return {
    creationFor: async ({ userId, email, known }: Asked): Promise<PasskeyCreation> =>
      PasskeyCreation.parse(
        await generateRegistrationOptions({
          rpName: product,
          rpID: rpIdOf(),
          userID: handleOf(userId),
          userName: email,
          userDisplayName: email,
          timeout,
          attestationType: 'none',
          excludeCredentials: knownTo(known),
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
          supportedAlgorithmIDs: algorithms,
        }),
      ),

    /** Without passkeys any may sign in: the device offers those that it has. */
    requestFor: async (known?: readonly Passkey[]): Promise<PasskeyRequest> =>
      PasskeyRequest.parse(
        await generateAuthenticationOptions({
          rpID: rpIdOf(),
          timeout,
          userVerification: 'required',
          ...(known && { allowCredentials: knownTo(known) }),
        }),
      ),

    /** @throws Rejection `passkey_refused` */
    createdPasskey: async (
      challenge: string,
      response: NewPasskey['response'],
    ): Promise<Pick<FreshPasskey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>> => {
      const { transports = [], ...made } = response.response;
      const { registrationInfo } = await orRefused(async () => {
        if (hasCertificate(bytesOf(made.attestationObject))) throw refused();
        return verifyRegistrationResponse({
          response: { ...response, response: { ...made, transports } },
          ...expected(challenge),
          supportedAlgorithmIDs: algorithms,
        });
      });
      if (!registrationInfo) throw refused();
      const { id, publicKey, counter } = registrationInfo.credential;
      return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
    },

    /** Returns the device's new counter. @throws Rejection `passkey_refused` */
    usedPasskey: async (
      challenge: string,
      { response, passkey }: PasskeyProof & { readonly passkey: Passkey },
    ): Promise<number> => {
      const { userHandle, ...made } = response.response;
      if (userHandle !== undefined && !isHandleOf(passkey.userId, userHandle)) throw refused();
      const { credentialId: id, counter } = passkey;
      const { authenticationInfo } = await orRefused(() =>
        verifyAuthenticationResponse({
          response: { ...response, response: { ...made, ...(userHandle !== undefined && { userHandle }) } },
          ...expected(challenge),
          credential: { id, publicKey: bytesOf(passkey.publicKey), counter },
        }),
      );
      return authenticationInfo.newCounter;
    },
  };
};
