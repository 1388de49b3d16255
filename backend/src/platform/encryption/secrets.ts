import { createHmac, hkdfSync } from 'node:crypto';

/** Keys for single purposes, derived from the master key (HKDF-SHA-256, RFC 5869). */
export interface Secrets {
  /** A keyed fingerprint in hex: the same text always gives the same, and nobody without the key can test a guess. */
  fingerprint(purpose: string, text: string): string;
}

/** @param masterKey 32 bytes */
export const createSecrets = (masterKey: Buffer): Secrets => ({
  fingerprint(purpose, text) {
    const key = Buffer.from(hkdfSync('sha256', masterKey, '', purpose, 32));
    return createHmac('sha256', key).update(text).digest('hex');
  },
});
