import { chromiumPath } from './chromium.ts';
import { inRoot } from './root.ts';
import { runProgram } from './run-program.ts';

/** `pnpm pictures`, `pnpm lighthouse` and `pnpm bundles`: what playwright.<name>.config.ts says, on the built product. */
const [name = '', ...options] = process.argv.slice(2);
const steps = [
  { file: process.execPath, args: [inRoot('scripts', 'build.ts')] },
  {
    file: inRoot('shell', 'node_modules', '.bin', 'playwright'),
    args: ['test', `--config=playwright.${name}.config.ts`, ...options],
    cwd: inRoot('shell'),
  },
];

const env = {
  CHROMIUM_PATH: await chromiumPath(),
  LIMIT_READS_PER_SECOND: '0',
  LIMIT_WRITES_PER_SECOND: '0',
  LIMIT_ANONYMOUS_PER_SECOND: '0',
};
for (const { file, args, cwd } of steps) {
  const { code } = await runProgram(file, args, { ...(cwd && { cwd }), env, live: true });
  if (code !== 0) {
    process.exitCode = code;
    break;
  }
}
