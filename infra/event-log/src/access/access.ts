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

/** Who may speak to the event log, and how it proves itself to them. */
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
 * The password, authority and certificate kept in a folder of their own (files of mode 0600), made at the first call and
 * renewed long before they end. A password stays what it is.
 * @throws when the folder cannot be written to, or the password's file is empty
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

/** For the official client. Holds the password: never log it. */
export function accessUrl(access: Access, host: string, port: number): string {
  const credentials = `${encodeURIComponent(access.user)}:${encodeURIComponent(access.password)}`;
  return `esdb://${credentials}@${host}:${port}?tls=true&tlsCAFile=${encodeURIComponent(access.authorityFile)}`;
}

async function keepPassword(path: string): Promise<string> {
  const kept = (await readPrivateFile(path))?.trim();
  if (kept === '') throw new Error(`${path} is empty. Remove it, and the next start makes another password.`);
  if (kept !== undefined) return kept;
  const made = randomBytes(32).toString('base64url');
  await writePrivateFile(path, `${made}\n`);
  return made;
}

interface Keeping {
  readonly isGood: (kept: KeyAndCertificate) => boolean;
  readonly make: () => Promise<KeyAndCertificate>;
}

/** The key is written first: a certificate without its key is never taken for good. */
async function keepCertified(path: string, { isGood, make }: Keeping): Promise<KeyAndCertificate> {
  const [key, certificate] = [await readPrivateFile(`${path}.key`), await readPrivateFile(`${path}.pem`)];
  if (key !== undefined && certificate !== undefined && isGood({ key, certificate })) return { key, certificate };
  const made = await make();
  await writePrivateFile(`${path}.key`, made.key);
  await writePrivateFile(`${path}.pem`, made.certificate);
  return made;
}
