import { root } from '@hub/local/root';
import { spawnChild } from '@hub/local/spawn-child';
import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Release } from '../../../scripts/product-release/releases.ts';

const backendOnly = ['install', '--frozen-lockfile', '--prod', '--filter', '@hub/backend...'];

const install = async (folder: string, flags: readonly string[]) => {
  const lines: string[] = [];
  const launcher = process.env['npm_execpath'] ?? 'pnpm';
  const isScript = /\.[cm]?js$/.test(launcher);
  const child = await spawnChild({
    file: isScript ? process.execPath : launcher,
    args: [...(isScript ? [launcher] : []), ...backendOnly, ...flags],
    env: { ...process.env, CI: 'true' },
    cwd: folder,
    onLine: (line) => lines.push(line),
  });
  const reason = await child.exited;
  return reason === 'exit code 0' ? undefined : `${reason}:\n${lines.slice(-20).join('\n')}`;
};

/**
 * The sources of a release in a separate folder, with the packages that its backend needs: from this machine's store, or
 * else from the registry.
 * @throws Error when the commit is not in this clone, or the packages cannot be installed
 */
export const prepareRelease = async ({ version, commit }: Release, folder: string): Promise<string> => {
  const sources = join(folder, version);
  await mkdir(sources, { recursive: true });
  const archive = join(folder, `${version}.tar`);
  await promisify(execFile)('git', ['archive', '--output', archive, commit], { cwd: root }).catch((error: unknown) => {
    throw new Error(`Release ${version} is commit ${commit}, which this clone does not have: git fetch --unshallow`, {
      cause: error,
    });
  });
  await promisify(execFile)('tar', ['-xf', archive, '-C', sources]);
  const failure = (await install(sources, ['--offline'])) && (await install(sources, []));
  if (failure) throw new Error(`The packages of ${version} cannot be installed: ${failure}`);
  return sources;
};
