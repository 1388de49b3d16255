import { productVersion } from '@hub/telemetry';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeBase } from './make-base.ts';
import { run } from './run.ts';

/** The images, each a target of `deploy/Containerfile`. */
export const targets = ['api', 'projector', 'worker', 'web'] as const;
export type Target = (typeof targets)[number];

/** The name that compose.yaml gives it too. */
export const imageOf = (target: Target): string => `localhost/academic-hub-${target}`;

/** Packages that this machine has already are not downloaded again. */
const packageStore = async () => {
  const store = dirname(await run(process.env['npm_execpath'] ?? 'pnpm', ['store', 'path']));
  const cache = join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'pnpm');
  const volumes = [`${store}:/store`, ...(existsSync(cache) ? [`${cache}:/cache`] : [])];
  return {
    flags: '--prefer-offline --store-dir /store --cache-dir /cache',
    volumes: volumes.flatMap((volume) => ['--volume', volume]),
  };
};

/**
 * Builds every image with `buildah`. NODE_BASE and WEB_BASE name the bases; without them one is made from Debian's
 * packages.
 */
export const buildImages = async (): Promise<void> => {
  const { NODE_BASE, WEB_BASE } = process.env;
  const made = NODE_BASE && WEB_BASE ? undefined : await makeBase();
  const { flags, volumes } = await packageStore();
  const values = [`NODE_BASE=${NODE_BASE || made}`, `WEB_BASE=${WEB_BASE || made}`, `PNPM_FLAGS=${flags}`];
  for (const target of targets) {
    const given = values.flatMap((value) => ['--build-arg', value]);
    const names = ['latest', productVersion].flatMap((tag) => ['--tag', `${imageOf(target)}:${tag}`]);
    const label = ['--label', `org.opencontainers.image.version=${productVersion}`];
    const args = ['bud', '--layers', '--target', target, ...names, ...label, ...given, ...volumes];
    await run('buildah', [...args, '--file', 'deploy/Containerfile', '.'], { live: true });
  }
};
