import { Secret, TOTP } from 'otpauth';

const product = 'Academic Hub';
const periodMs = 30_000;
/** One step to each side: clocks differ, and typing takes time (RFC 6238 §5.2). */
const tolerated = 1;
const sixDigits = /^\d{6}$/;

/** 160 random bits in base 32 (RFC 4226 §4). */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** SHA-1 and six digits, because many apps ignore anything else. */
const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: product, label, algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) });

/** The `otpauth:` address for an authenticator app. */
export const authenticatorAddress = (secret: string, label: string): string => totpOf(secret, label).toString();

/**
 * The time step of a code, so that no code is accepted twice; null when it is wrong.
 * @param at milliseconds since 1970
 */
export const stepOf = (secret: string, code: string, at: number): number | null => {
  if (!sixDigits.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: at, window: tolerated });
  return delta === null ? null : Math.floor(at / periodMs) + delta;
};
