import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inRoot } from './root.ts';
import { runProgram } from './run-program.ts';

/**
 * Builds the package of the current folder for programs outside of this repository: JavaScript and types in `dist`. pnpm
 * runs it before it packs or publishes; the types of a package that it needs are built first.
 */
const compile = async (folder: string) => {
  await rm(join(folder, 'dist'), { recursive: true, force: true });
  const { code, output } = await runProgram(
    process.execPath,
    [inRoot('node_modules', 'typescript-native', 'bin', 'tsc')],
    {
      cwd: folder,
    },
  );
  if (code !== 0) throw new Error(`${folder} cannot be built:\n${output}`);
};

const client = inRoot('packages', 'client');
if (process.cwd() !== client) await compile(client);
await compile(process.cwd());
