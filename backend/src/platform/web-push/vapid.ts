import { SignJWT } from 'jose';
import { createECDH, createPrivateKey, hkdfSync, type KeyObject } from 'node:crypto';

/** By which a push service knows who sends: an ECDSA key on P-256 (RFC 8292). */
export interface VapidKey {
  readonly private: KeyObject;
  /** The uncompressed point in base64url, as browsers expect it. */
  readonly public: string;
}

/** The order of P-256's group (SEC 2, §2.4.2). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** 16 bytes more than the order has, so that the remainder is as good as even (FIPS 186-5, A.2.1). */
const seedBytes = 48;

/**
 * Derived from the master key for this purpose only (HKDF-SHA-256), as the key of the seals is: there is nothing else to
 * store. Browsers bind their subscriptions to it, so another master key ends them.
 * @param masterKey 32 bytes
 */
export const vapidKey = (masterKey: Buffer): VapidKey => {
  const seed = Buffer.from(hkdfSync('sha256', masterKey, '', 'web push', seedBytes));
  const scalar = (BigInt(`0x${seed.toString('hex')}`) % (order - 1n)) + 1n;
  const d = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(d);
  const point = curve.getPublicKey();
  const textOf = (bytes: Buffer) => bytes.toString('base64url');
  const [x, y] = [textOf(point.subarray(1, 33)), textOf(point.subarray(33))];
  const jwk = { kty: 'EC', crv: 'P-256', x, y, d: textOf(d) };
  return { private: createPrivateKey({ key: jwk, format: 'jwk' }), public: textOf(point) };
};

/** RFC 8292 §2 allows a day. */
const lifetime = '12 hours';

/**
 * The header `Authorization` of a message to a push service (RFC 8292 §3).
 * @param audience the origin of the service
 * @param contact an address of the sender, https: or mailto:
 */
export const vapidHeader = async (
  key: VapidKey,
  { audience, contact }: { readonly audience: string; readonly contact: string },
): Promise<string> => {
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(audience)
    .setSubject(contact)
    .setExpirationTime(lifetime)
    .sign(key.private);
  return `vapid t=${token}, k=${key.public}`;
};
