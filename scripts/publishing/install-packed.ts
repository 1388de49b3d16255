import { mkdir, readdir, readFile, realpath, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { inRoot } from '../root.ts';
import { runPnpm } from '../run-pnpm.ts';
import { runProgram } from '../run-program.ts';

/** The packages for other programs, by their folders. */
const published = ['client', 'mcp'] as const;

const Manifest = z.object({ name: z.string(), dependencies: z.record(z.string(), z.string()) });

/** The folder of an installed package that the workspace's package depends on. */
const folderOf = async (name: string, from: string) => {
  const candidates = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  for (const candidate of candidates) {
    const found = await realpath(join(candidate, name)).catch(() => undefined);
    if (found !== undefined) return found;
  }
  throw new Error(`${name} is not installed for ${from}`);
};

/**
 * Packs the packages as `pnpm publish` does, and unpacks them into a project outside of the repository. What they depend on
 * is linked from this repository, so no registry is needed.
 * @throws Error when one cannot be packed
 */
export const installPacked = async (project: string): Promise<void> => {
  const modules = join(project, 'node_modules');
  for (const name of published) {
    const folder = inRoot('packages', name);
    const { code, output } = await runPnpm(['pack', '--pack-destination', project], { cwd: folder });
    if (code !== 0) throw new Error(`${name} cannot be packed:\n${output}`);
  }
  for (const archive of (await readdir(project)).filter((file) => file.endsWith('.tgz'))) {
    const [, name = ''] = /^hub-(\w+)-/.exec(archive) ?? [];
    const target = join(modules, '@hub', name);
    await mkdir(target, { recursive: true });
    const { code, output } = await runProgram('tar', [
      '-xzf',
      join(project, archive),
      '-C',
      target,
      '--strip-components=1',
    ]);
    if (code !== 0) throw new Error(output);
    const { dependencies } = Manifest.parse(JSON.parse(await readFile(join(target, 'package.json'), 'utf8')));
    for (const needed of Object.keys(dependencies).filter((each) => !each.startsWith('@hub/'))) {
      const link = join(modules, needed);
      await mkdir(dirname(link), { recursive: true });
      await symlink(await folderOf(needed, inRoot('packages', name)), link).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      });
    }
  }
};
