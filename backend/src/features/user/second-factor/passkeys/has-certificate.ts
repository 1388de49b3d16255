import { decodeAttestationObject } from '@simplewebauthn/server/helpers';

/**
 * Whether a device presents a certificate. None is ever requested, and checking one could reach for addresses that are named in
 * it. Without one, a device says nothing (`none`), or signs with the passkey itself (`packed`).
 */
export const hasCertificate = (attestationObject: Uint8Array<ArrayBuffer>): boolean => {
  const attested = decodeAttestationObject(attestationObject);
  const format = attested.get('fmt');
  return (format !== 'none' && format !== 'packed') || attested.get('attStmt').get('x5c') !== undefined;
};
