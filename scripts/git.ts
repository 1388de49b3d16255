import { execFileSync } from 'node:child_process';

/** What git says, trimmed. @throws Error when it fails */
export const git = (root: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): string =>
  execFileSync('git', args, {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
