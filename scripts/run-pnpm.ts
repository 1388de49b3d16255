import { runProgram, type Outcome } from './run-program.ts';

/** Runs the pnpm that runs this script. */
export const runPnpm = (args: readonly string[]): Promise<Outcome> => {
  const launcher = process.env['npm_execpath'] ?? 'pnpm';
  return /\.[cm]?js$/.test(launcher) ? runProgram(process.execPath, [launcher, ...args]) : runProgram(launcher, args);
};
