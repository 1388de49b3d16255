import { isoCBOR } from '@simplewebauthn/server/helpers';
import { expect, it } from 'vitest';
import { hasCertificate } from './has-certificate.ts';

type Cbor = Parameters<typeof isoCBOR.encode>[0];
const attested = (fmt: string, statement: [string, Cbor][] = []) =>
  isoCBOR.encode(
    new Map<string, Cbor>([
      ['fmt', fmt],
      ['attStmt', new Map(statement)],
      ['authData', new Uint8Array(37)],
    ]),
  );
const bytes = new Uint8Array([1, 2, 3]);

it.each<[string, boolean, Uint8Array<ArrayBuffer>]>([
  ['nothing', false, attested('none')],
  [
    'its own signature',
    false,
    attested('packed', [
      ['alg', -7],
      ['sig', bytes],
    ]),
  ],
  [
    'a certificate',
    true,
    attested('packed', [
      ['alg', -7],
      ['sig', bytes],
      ['x5c', [bytes]],
    ]),
  ],
  ['a certificate without a format for it', true, attested('none', [['x5c', [bytes]]])],
  ['a statement of its platform', true, attested('tpm')],
  ['a token of a service', true, attested('android-safetynet')],
])('a device that sends %s presents a certificate: %s', (_what, expected, attestation) => {
  expect(hasCertificate(attestation)).toBe(expected);
});
