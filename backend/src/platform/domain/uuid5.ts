import { createHash } from 'node:crypto';

const namespace = Buffer.from('6f1f2c1e1a5d4b0c9d0e2b7a4c3d8e5f', 'hex');

/** A name-based UUID (RFC 9562 §5.5): the same parts always give the same id. */
export const uuid5 = (...parts: readonly string[]): string => {
  const bytes = createHash('sha1').update(namespace).update(JSON.stringify(parts)).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};
