import { chromiumPath } from './chromium.ts';
import { inRoot } from './root.ts';
import { runProgram } from './run-program.ts';

/** `pnpm pictures [name of a screen]`: every screen in every state, width and theme, into the folder `pictures`. */
const steps = [
  { file: process.execPath, args: [inRoot('scripts', 'build.ts')] },
  {
    file: inRoot('shell', 'node_modules', '.bin', 'playwright'),
    args: ['test', '--config=playwright.pictures.config.ts', ...process.argv.slice(2)],
    cwd: inRoot('shell'),
  },
];

const env = { CHROMIUM_PATH: await chromiumPath(), LIMIT_READS_PER_SECOND: '0', LIMIT_WRITES_PER_SECOND: '0' };
for (const { file, args, cwd } of steps) {
  const { code } = await runProgram(file, args, { ...(cwd && { cwd }), env, live: true });
  if (code !== 0) {
    process.exitCode = code;
    break;
  }
}
