import type { PasskeyCreation, PasskeyRequest } from '@hub/contracts';
import { expect, onTestFinished, vi } from 'vitest';

const bytes = (...values: number[]) => Uint8Array.from(values).buffer;

export const passkeyRequest: PasskeyRequest = {
  challenge: 'AQID',
  rpId: 'localhost',
  timeout: 60_000,
  userVerification: 'required',
  allowCredentials: [{ id: 'AQ', type: 'public-key' }],
};

export const passkeyCreation: PasskeyCreation = {
  rp: { id: 'localhost', name: 'Academic Hub' },
  user: { id: 'AQID', name: 'ann@example.org', displayName: 'ann@example.org' },
  challenge: 'AQID',
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 60_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
};

const credential = { id: 'AQ', rawId: bytes(1), type: 'public-key', getClientExtensionResults: () => ({}) };
const sent = { id: 'AQ', rawId: 'AQ', type: 'public-key', clientExtensionResults: {} };

/**
 * Gives jsdom the part of a browser that knows passkeys, until the test ends. Its device does what it is asked, unless a test
 * makes `create` or `get` fail. `created` and `signed` are what the API receives.
 */
export const browserWithPasskeys = () => {
  const create = vi.fn<() => Promise<object>>(async () => ({
    ...credential,
    response: {
      clientDataJSON: bytes(2),
      attestationObject: bytes(3),
      getTransports: () => ['internal'],
    },
  }));
  const get = vi.fn<() => Promise<object>>(async () => ({
    ...credential,
    response: {
      clientDataJSON: bytes(2),
      authenticatorData: bytes(4),
      signature: bytes(5),
      userHandle: bytes(6),
    },
  }));
  Object.defineProperty(globalThis, 'PublicKeyCredential', { value: vi.fn(), configurable: true });
  Object.defineProperty(navigator, 'credentials', { value: { create, get }, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });
  return {
    create,
    get,
    created: expect.objectContaining({
      ...sent,
      response: expect.objectContaining({ clientDataJSON: 'Ag', attestationObject: 'Aw', transports: ['internal'] }),
    }) as unknown,
    signed: expect.objectContaining({
      ...sent,
      response: { clientDataJSON: 'Ag', authenticatorData: 'BA', signature: 'BQ', userHandle: 'Bg' },
    }) as unknown,
  };
};
