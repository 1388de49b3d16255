import { execFile } from 'node:child_process';
import { access, constants, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

/** A program that is published as a Go module. */
export interface GoTool {
  /** Its package, such as `helm.sh/helm/v3/cmd/helm`; the last part is the program's name. */
  readonly package: string;
  /** With the leading `v`. */
  readonly version: string;
}

const Downloaded = z.object({ Dir: z.string() });

const run = promisify(execFile);
const buildMs = 20 * 60_000;

/** Outside the repository, so all clones and test runs share it. */
const cacheFolder = () => join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'academic-hub', 'go-tools');

const runs = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

/**
 * Tools that only tests need: built once with Go, and kept.
 * @returns the program's path
 * @throws Error that says why it cannot be had, such as a machine without Go
 */
export const goTool = async (tool: GoTool): Promise<string> => {
  const name = basename(tool.package);
  const cache = cacheFolder();
  const path = join(cache, `${name}-${tool.version}`);
  if (await runs(path)) return path;
  await mkdir(cache, { recursive: true });
  const half = await mkdtemp(join(cache, 'half-'));
  try {
    const env = { ...process.env, GOBIN: half };
    await run('go', ['install', '-ldflags=-s -w', `${tool.package}@${tool.version}`], { env, timeout: buildMs });
    await rename(join(half, name), path); // another process may have built it meanwhile: either is as good
    return path;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : String(error);
    throw new Error(`${name} cannot be built: ${reason}`, { cause: error });
  } finally {
    await rm(half, { recursive: true, force: true });
  }
};

/** A module whose files a test reads. */
export interface GoModule {
  readonly path: string;
  /** With the leading `v`. */
  readonly version: string;
}

/**
 * Downloads a Go module, checked by its published checksum, and keeps it where Go keeps all of them.
 * @returns the folder of its files
 * @throws Error on a machine without Go, or when the module cannot be reached
 */
export const goModule = async ({ path, version }: GoModule): Promise<string> => {
  const { stdout } = await run('go', ['mod', 'download', '-json', `${path}@${version}`], { timeout: buildMs });
  return Downloaded.parse(JSON.parse(stdout)).Dir;
};
