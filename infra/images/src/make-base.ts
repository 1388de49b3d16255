import { cp, mkdtemp, rm } from 'node:fs/promises';
import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from './run.ts';

/** What Node, and Caddy for the web image, need of Debian. */
const packages = ['ca-certificates', 'libstdc++6', 'libatomic1', 'caddy'];
const suite = 'bookworm';
const name = 'localhost/academic-hub-base';
const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

const exists = (image: string) =>
  run('buildah', ['inspect', '--type', 'image', image]).then(
    () => true,
    () => false,
  );

/** The folder of the pnpm that runs this script. */
const pnpmFolder = () => {
  const started = process.env['npm_execpath'];
  if (started === undefined) throw new Error('Run this with `pnpm images`: the base gets the same pnpm.');
  const real = dirname(realpathSync(started));
  return real.endsWith('/bin') ? dirname(real) : real;
};

/** Node and pnpm come from this machine, so that the image has the versions that the product is tested with. */
const fill = async (container: string, archive: string) => {
  await run('buildah', ['add', container, archive, '/']);
  const mounted = await run('buildah', ['mount', container]);
  await cp(process.execPath, join(mounted, 'usr/local/bin/node'), { dereference: true });
  await cp(pnpmFolder(), join(mounted, 'usr/local/lib/pnpm'), { recursive: true });
  await run('ln', ['-sf', '../lib/pnpm/pnpm', join(mounted, 'usr/local/bin/pnpm')]);
  await run('buildah', ['umount', container]);
  await run('buildah', ['config', '--env', `PATH=${path}`, container]);
};

/**
 * A base for all images from Debian's packages, for machines that reach no image registry. Made once.
 * @returns the image's name
 */
export const makeBase = async (): Promise<string> => {
  if (await exists(name)) return name;
  const folder = await mkdtemp(join(tmpdir(), 'hub-base-'));
  try {
    const archive = join(folder, 'base.tar');
    await run('mmdebstrap', ['--variant=minbase', `--include=${packages.join(',')}`, suite, archive], { live: true });
    const container = await run('buildah', ['from', 'scratch']);
    await fill(container, archive);
    await run('buildah', ['commit', '--rm', container, name]);
    return name;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
