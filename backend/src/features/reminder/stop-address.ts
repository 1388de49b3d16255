import { UserId } from '@hub/contracts';
import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../platform/encryption/index.ts';

/** The last part of the address that stops a student's reminder mail. */
export const stopToken = (secrets: Secrets, id: UserId): string =>
  `${id}-${secrets.fingerprint('stop reminder mail', id).slice(0, 40)}`;

/** The student of a token of the right form, or null when its id or its fingerprint is wrong. */
export const studentOfToken = (secrets: Secrets, token: string): UserId | null => {
  const { data: id } = UserId.safeParse(token.slice(0, 36));
  return id && timingSafeEqual(Buffer.from(token), Buffer.from(stopToken(secrets, id))) ? id : null;
};
