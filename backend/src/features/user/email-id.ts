import type { Secrets } from '../../platform/encryption/index.ts';

/** The name of an address's reservation stream, and its key in tables: a keyed fingerprint. */
export const emailIdOf = (secrets: Pick<Secrets, 'fingerprint'>, email: string): string =>
  secrets.fingerprint('e-mail reservation', email);
