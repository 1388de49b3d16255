import { spawn } from 'node:child_process';
import { root } from '@hub/local/root';

interface RunOptions {
  /** Whether to show what the program says. */
  readonly live?: boolean;
}

/**
 * Runs a program to its end, in the repository's folder.
 * @returns what it wrote to stdout, trimmed
 * @throws Error with its last words when it fails
 */
export const run = (file: string, args: readonly string[], { live = false }: RunOptions = {}): Promise<string> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, BUILDAH_ISOLATION: 'chroot' };
    const child = spawn(file, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let [output, words] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (live) process.stdout.write(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      words = `${words}${chunk.toString()}`.slice(-4000);
      if (live) process.stdout.write(chunk);
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(output.trim());
      else
        reject(new Error(`${file} ${args[0] ?? ''} ended with ${code ?? 'a signal'}:\n${words}${output.slice(-2000)}`));
    });
  });
