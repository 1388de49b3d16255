import { once } from 'node:events';
import { spawnChild } from '@hub/local/spawn-child';
import { root } from '@hub/local/root';
import { z } from 'zod';
import { imageOf, type Target } from './build-images.ts';
import { run } from './run.ts';

/** A running container, on this machine's network. */
export interface Container {
  /** The part of the line that `serves` captured. */
  readonly captured: string;
  /** As when the machine loses power. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

interface ContainerOptions {
  readonly env: Readonly<Record<string, string>>;
  /** Replaces the image's own command. */
  readonly command?: readonly string[];
  /** The line of its log that says that it is ready. */
  readonly serves: RegExp;
}

const patienceMs = 60_000;

const Inspected = z.object({ OCIv1: z.object({ config: z.object({ Cmd: z.array(z.string()) }) }) });

const commandOf = async (image: string) =>
  Inspected.parse(JSON.parse(await run('buildah', ['inspect', '--type', 'image', image]))).OCIv1.config.Cmd;

/** Starts a container from an image of ours as the image's own user. @throws Error when it is not ready within a minute */
export const startContainer = async (target: Target, options: ContainerOptions): Promise<Container> => {
  const image = imageOf(target);
  const command = options.command ?? (await commandOf(image));
  const container = await run('buildah', ['from', image]);
  const ready = new EventTarget();
  const lines: string[] = [];
  let captured: string | undefined;
  const env = Object.entries(options.env).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const child = await spawnChild({
    file: 'buildah',
    args: ['run', '--isolation', 'chroot', ...env, container, '--', ...command],
    env: process.env,
    cwd: root,
    onLine: (line) => {
      lines.push(line);
      const match = options.serves.exec(line);
      if (!match || captured !== undefined) return;
      captured = match[1] ?? '';
      ready.dispatchEvent(new Event('ready'));
    },
  });
  const end = async (graceMs: number) => {
    await child.stop(graceMs);
    await run('buildah', ['rm', container]);
  };
  const serving = captured === undefined ? once(ready, 'ready', { signal: AbortSignal.timeout(patienceMs) }) : null;
  const outcome = await Promise.race([serving, child.exited.then((why) => new Error(why))]).catch(
    (error: unknown) => error,
  );
  if (captured === undefined) {
    await end(0);
    throw new Error(`The ${target} is not ready: ${String(outcome)}\n${lines.slice(-20).join('\n')}`);
  }
  return { captured, kill: () => end(0), stop: () => end(10_000) };
};
