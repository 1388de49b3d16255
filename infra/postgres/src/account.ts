import { readFile, stat } from 'node:fs/promises';

/** The user that Postgres runs as; `undefined` means the current user. */
export type Account = { uid: number; gid: number } | undefined;

/**
 * Postgres does not run as root. Under root it runs as the owner of existing data, `postgres`, `nobody`, or any other
 * user.
 */
export async function chooseAccount(clusterDir: string): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(clusterDir).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };

  const accounts = await readAccounts();
  const chosen =
    accounts.find(({ name }) => name === 'postgres') ?? accounts.find(({ name }) => name === 'nobody') ?? accounts[0];
  if (!chosen) throw new Error('Postgres does not run as root, and /etc/passwd has no other user to run it as');
  return { uid: chosen.uid, gid: chosen.gid };
}

async function readAccounts() {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n');
  return lines
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && Number.isInteger(gid));
}
