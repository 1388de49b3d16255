import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import {
  isGoodAuthority,
  isGoodServerCertificate,
  makeAuthority,
  makeServerCertificate,
  type KeyAndCertificate,
} from './certificates.ts';
import { readPrivateFile, writePrivateFile } from './private-file.ts';

/** Credentials of the event log's clients, and the certificates of the server. */
export interface Access {
  readonly user: string;
  readonly password: string;
  /** Absolute path of the authority's certificate, for clients. */
  readonly authorityFile: string;
  /** Key and certificate of the server. */
  readonly server: KeyAndCertificate;
}

const user = 'academic-hub';

/**
 * Loads the password, authority and certificate from a folder (files with mode 0600). Creates them at the first call
 * and renews certificates long before they expire; the password never changes.
 * @throws when the folder is not writable, or the password's file is empty
 */
export async function ensureAccess(folder: string, now = Date.now()): Promise<Access> {
  const password = await keepPassword(join(folder, 'password'));
  const authority = await keepCertified(join(folder, 'authority'), {
    isGood: (kept) => isGoodAuthority(kept, now),
    make: () => makeAuthority(now),
  });
  const server = await keepCertified(join(folder, 'server'), {
    isGood: (kept) => isGoodServerCertificate(kept, authority, now),
    make: () => makeServerCertificate(authority, now),
  });
  return { user, password, authorityFile: join(folder, 'authority.pem'), server };
}

/** Connection string for the official client. Contains the password: never log it. */
export function accessUrl(access: Access, host: string, port: number): string {
  const credentials = `${encodeURIComponent(access.user)}:${encodeURIComponent(access.password)}`;
  return `esdb://${credentials}@${host}:${port}?tls=true&tlsCAFile=${encodeURIComponent(access.authorityFile)}`;
}

async function keepPassword(path: string): Promise<string> {
  const kept = (await readPrivateFile(path))?.trim();
  if (kept === '') throw new Error(`${path} is empty. Remove it, and the next start creates a new password.`);
  if (kept !== undefined) return kept;
  const made = randomBytes(32).toString('base64url');
  await writePrivateFile(path, `${made}\n`);
  return made;
}

interface Keeping {
  readonly isGood: (kept: KeyAndCertificate) => boolean;
  readonly make: () => Promise<KeyAndCertificate>;
}

/** The key is written first, so a certificate without its key is never used. */
async function keepCertified(path: string, { isGood, make }: Keeping): Promise<KeyAndCertificate> {
  const [key, certificate] = [await readPrivateFile(`${path}.key`), await readPrivateFile(`${path}.pem`)];
  if (key !== undefined && certificate !== undefined && isGood({ key, certificate })) return { key, certificate };
  const made = await make();
  await writePrivateFile(`${path}.key`, made.key);
  await writePrivateFile(`${path}.pem`, made.certificate);
  return made;
}
