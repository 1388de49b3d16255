import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';

/** Both halves of an Ed25519 key. The public one is enough to verify (ADR 0016). */
export interface SealKey {
  readonly private: KeyObject;
  readonly public: KeyObject;
}

/** The bytes before the 32 key bytes of an Ed25519 key in PKCS #8 (RFC 8410 §7). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * The Ed25519 key that signs seals, derived from the master key for this purpose only (HKDF-SHA-256). There is nothing
 * else to store, and the public half can verify but not seal.
 */
export const sealKey = (masterKey: Buffer): SealKey => {
  const seed = Buffer.from(hkdfSync('sha256', masterKey, '', 'audit-seal', 32));
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' });
  return { private: key, public: createPublicKey(key) };
};
