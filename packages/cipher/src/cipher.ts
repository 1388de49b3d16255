import { createCipheriv, createDecipheriv, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const format = 1;
const ivLength = 12;
const tagLength = 16;
const headLength = 1 + ivLength + tagLength;

/** Importing a key from bytes takes Node 20 µs, three times as long as opening an event; a key object takes none. */
const keyObjects = new WeakMap<Buffer, KeyObject>();
const keyObject = (key: Buffer): KeyObject => {
  const made = keyObjects.get(key) ?? createSecretKey(key);
  keyObjects.set(key, made);
  return made;
};

/** AES-256-GCM in one buffer: format byte, iv, tag, ciphertext. `boundTo` is authenticated, not stored. */
export const seal = (key: Buffer, plain: Uint8Array, boundTo: string): Buffer => {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, keyObject(key), iv).setAAD(Buffer.from(boundTo));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.of(format), iv, cipher.getAuthTag(), body]);
};

/** @throws Error when the buffer was altered, bound to something else or sealed with another key */
export const open = (key: Buffer, sealed: Uint8Array, boundTo: string): Buffer => {
  const piece = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  if (piece.length < headLength || piece[0] !== format) throw new Error('Not a sealed piece');
  const decipher = createDecipheriv(algorithm, keyObject(key), piece.subarray(1, 1 + ivLength));
  decipher.setAAD(Buffer.from(boundTo)).setAuthTag(piece.subarray(1 + ivLength, headLength));
  return Buffer.concat([decipher.update(piece.subarray(headLength)), decipher.final()]);
};
