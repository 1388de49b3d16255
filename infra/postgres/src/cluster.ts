import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './account.ts';
import { openFolder } from './open-folder.ts';

/** Environment of every Postgres program, without the caller's PG* variables. */
export const environment = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };

/** The superuser's password: created once and stored in a file that only its owner can read. */
export async function keptPassword(dataDir: string): Promise<string> {
  const file = join(dataDir, 'password');
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept !== '') return kept;
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, password, { mode: 0o600, flush: true });
  return password;
}

/** Creates the cluster in `<dataDir>/cluster` unless it exists; removes what an interrupted start left behind. */
export async function createCluster(
  dataDir: string,
  options: { binaries: string; account: Account; password: string },
) {
  const cluster = join(dataDir, 'cluster');
  if (await stat(cluster).catch(() => undefined)) return;

  const half = join(dataDir, 'new');
  await rm(half, { recursive: true, force: true });
  await mkdir(join(half, 'cluster'), { recursive: true, mode: 0o700 });
  await writeFile(join(half, 'password'), options.password, { mode: 0o600 });
  if (options.account) {
    const { uid, gid } = options.account;
    for (const path of [half, join(half, 'cluster'), join(half, 'password')]) await chown(path, uid, gid);
  }
  await initialise(half, options);
  await chmod(join(half, 'cluster'), 0o700);
  await rename(join(half, 'cluster'), cluster);
  await rm(half, { recursive: true });
}

async function initialise(half: string, { binaries, account }: { binaries: string; account: Account }) {
  const folder = await openFolder(half, account);
  const args = [
    `--pgdata=${folder.path}/cluster`,
    `--pwfile=${folder.path}/password`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ];
  try {
    await new Promise<void>((resolve, reject) => {
      const child = spawn(join(binaries, 'bin/initdb'), args, {
        ...account,
        cwd: '/',
        env: environment,
        stdio: ['ignore', 'ignore', 'pipe', ...folder.stdio],
      });
      let said = '';
      child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
      child.once('error', reject);
      child.once('close', (code) =>
        code === 0 ? resolve() : reject(new Error(`Postgres could not create its data (initdb):\n${said.trim()}`)),
      );
    });
  } finally {
    await folder.close();
  }
}
