import { createHash, type KeyObject, sign } from 'node:crypto';
import type { SealKey } from './seal-key.ts';

/** The bytes before the 32 key bytes of an Ed25519 key in SPKI (RFC 8410 §4). */
const spkiHead = 12;
/** The signature's type in C2SP's signed notes: Ed25519. */
const ed25519 = 1;

const bytesOf = (key: KeyObject) => key.export({ format: 'der', type: 'spki' }).subarray(spkiHead);

/** The name of the log in its checkpoints; another key is another log. */
const originOf = (key: KeyObject): string =>
  `academic-hub/audit/${createHash('sha256').update(bytesOf(key)).digest('hex').slice(0, 16)}`;

/** The head of the tree as a signed note (C2SP tlog-checkpoint). */
export const checkpointOf = (size: number, root: Buffer, key: SealKey): string => {
  const origin = originOf(key.public);
  const text = `${origin}\n${size}\n${root.toString('base64')}\n`;
  const id = createHash('sha256')
    .update(`${origin}\n`)
    .update(Uint8Array.of(ed25519))
    .update(bytesOf(key.public))
    .digest()
    .subarray(0, 4);
  const signature = Buffer.concat([id, sign(null, Buffer.from(text), key.private)]).toString('base64');
  return `${text}\n— ${origin} ${signature}\n`;
};
