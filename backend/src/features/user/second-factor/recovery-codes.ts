import { recoveryCodeCount } from '@hub/contracts';
import { randomInt } from 'node:crypto';
import type { Secrets } from '../../../platform/encryption/index.ts';

/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 12;
const group = 4;

/** Blanks, hyphens and capitals do not matter. */
export const normalizedCode = (text: string): string => text.replaceAll(/[\s-]+/g, '').toLowerCase();

const newCode = () => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
const readable = (code: string) => (code.match(new RegExp(`.{${group}}`, 'g')) ?? []).join('-');

/** 59 random bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, () => readable(newCode()));

/** Only this is stored: without the master key no one can test a guess against it. */
export const recoveryCodeHash = (secrets: Pick<Secrets, 'fingerprint'>, factorId: string, code: string): string =>
  secrets.fingerprint('recovery code', `${factorId} ${normalizedCode(code)}`);
