import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';

/** Both halves of an Ed25519 key. The public one is enough to verify (ADR 0016). */
export interface SealKey {
  readonly private: KeyObject;
  readonly public: KeyObject;
}

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410 §7). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * The Ed25519 key that seals are signed with, derived from the master key for this alone (HKDF-SHA-256): nothing more to
 * keep, and who holds the public half can verify and cannot seal.
 */
export const sealKey = (masterKey: Buffer): SealKey => {
  const seed = Buffer.from(hkdfSync('sha256', masterKey, '', 'audit-seal', 32));
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' });
  return { private: key, public: createPublicKey(key) };
};
