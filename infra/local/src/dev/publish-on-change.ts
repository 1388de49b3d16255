import { watch } from 'node:fs';
import { runOnce } from '../run-once.ts';
import { childEnvironment } from '../environment.ts';
import { inRoot } from '../root.ts';
import { webFolders } from './watch-services.ts';

/** A build writes many files: publish after this many ms without a change. */
const quiet = 200;

const signal = new AbortController().signal;
const publish = async (folder: string) => {
  try {
    const args = ['publish', '--by', 'development', inRoot(folder)];
    const program = inRoot('infra/releases/src/main.ts');
    await runOnce({ name: 'release', program, args, env: childEnvironment({}), onLine: console.log, signal });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
};

/** Ignores compressed copies, which publishing writes itself. */
const isBuilt = (file: string | null) => file !== null && !/\.(?:br|gz|tmp)$/.test(file);

// one at a time: they share the manifest
let queue = Promise.resolve();
for (const folder of webFolders()) {
  let timer: NodeJS.Timeout | undefined;
  watch(inRoot(folder, 'dist'), { recursive: true }, (_, file) => {
    if (!isBuilt(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      queue = queue.then(() => publish(folder));
    }, quiet);
  });
}
