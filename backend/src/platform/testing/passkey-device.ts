import type { PasskeyCreation, PasskeyProof, PasskeyRequest } from '@hub/contracts';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, createPublicKey, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { expect } from 'vitest';
import type { Visitor } from './http-client.ts';

interface Credential {
  readonly id: Buffer;
  readonly key: KeyObject;
  readonly userHandle: string;
  counter: number;
}

/** What a device gets wrong on purpose. */
export interface Flaws {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  /** Without the finger or the PIN of the student. */
  readonly unverified?: true;
  /** Creates no new credential. */
  readonly again?: true;
  /** Instead of the next one. */
  readonly counter?: number;
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const uint = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};
const cbor = (map: ReadonlyMap<string | number, unknown>) =>
  Buffer.from(isoCBOR.encode(map as Parameters<typeof isoCBOR.encode>[0]));

const [present, verified, attested] = [0x01, 0x04, 0x40];

/** In COSE (RFC 9053 §7.1): an elliptic curve key, ES256, P-256. */
const coseOf = (key: KeyObject) => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const [first, second] = [x, y].map((each) => new Uint8Array(Buffer.from(each, 'base64url')));
  return cbor(new Map<number, unknown>([[1, 2], [3, -7], [-1, 1], [-2, first], [-3, second]])); // oxfmt-ignore
};

/** A device with passkeys, in software: real keys, and signatures as WebAuthn wants them. */
export class PasskeyDevice {
  readonly origin: string;
  readonly credentials: Credential[] = [];

  /** @param origin that of the pages which it is used on */
  constructor(origin: string) {
    this.origin = origin;
  }

  #clientData(challenge: string, type: string, { origin = this.origin }: Flaws) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  /** As `navigator.credentials.create` does, in JSON. */
  create({ rp, user, challenge }: PasskeyCreation, flaws: Flaws = {}) {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const fresh = { id: randomBytes(32), key: privateKey, userHandle: user.id, counter: 0 };
    const credential = (flaws.again && this.credentials.at(-1)) || fresh;
    if (credential === fresh) this.credentials.push(fresh);
    const flags = present | attested | (flaws.unverified ? 0 : verified);
    const authData = Buffer.concat([
      sha256(flaws.rpId ?? rp.id),
      Buffer.of(flags),
      uint(credential.counter, 4),
      Buffer.alloc(16),
      uint(credential.id.length, 2),
      credential.id,
      coseOf(createPublicKey(credential.key)),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      id: base64url(credential.id),
      rawId: base64url(credential.id),
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(this.#clientData(challenge, flaws.type ?? 'webauthn.create', flaws)),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      },
    };
  }

  /** As `navigator.credentials.get` does, in JSON: with the newest passkey that fits. */
  get({ rpId, challenge, allowCredentials }: PasskeyRequest, flaws: Flaws = {}): PasskeyProof['response'] {
    const asked = allowCredentials?.map(({ id }) => id);
    const credential = this.credentials.findLast(({ id }) => asked?.includes(base64url(id)) ?? true);
    if (!credential) throw new Error('This device has no such passkey');
    credential.counter += 1;
    const flags = present | (flaws.unverified ? 0 : verified);
    const authData = Buffer.concat([
      sha256(flaws.rpId ?? rpId),
      Buffer.of(flags),
      uint(flaws.counter ?? credential.counter, 4),
    ]);
    const clientData = this.#clientData(challenge, flaws.type ?? 'webauthn.get', flaws);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), credential.key);
    return {
      id: base64url(credential.id),
      rawId: base64url(credential.id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
        userHandle: credential.userHandle,
      },
    };
  }
}

/** Adds a passkey of this device to a signed-in student who has just shown who they are. */
export const addPasskey = async (
  student: Visitor,
  device: PasskeyDevice,
  name = 'Laptop',
): Promise<{ readonly passkey: { readonly id: string }; readonly recoveryCodes: readonly string[] }> => {
  const begun = await student.post('/api/account/passkeys/challenge');
  expect(begun.status).toBe(200);
  const added = await student.post('/api/account/passkeys', {
    name,
    response: device.create(begun.body as PasskeyCreation),
  });
  expect(added.status).toBe(201);
  return added.body as { passkey: { id: string }; recoveryCodes: string[] };
};
