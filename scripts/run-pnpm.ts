import { runProgram, type Outcome, type RunOptions } from './run-program.ts';

/** Runs the pnpm that runs this script; where npx runs it, the one that npx has. */
export const runPnpm = (args: readonly string[], options: RunOptions = {}): Promise<Outcome> => {
  const launcher = process.env['npm_execpath'] ?? '';
  if (!/pnpm[^/\\]*$/.test(launcher)) return runProgram('npx', ['-y', '--prefer-offline', 'pnpm@12', ...args], options);
  return /\.[cm]?js$/.test(launcher)
    ? runProgram(process.execPath, [launcher, ...args], options)
    : runProgram(launcher, args, options);
};
