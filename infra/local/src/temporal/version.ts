import { execFile } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The newest version that `go install` can build: later ones have a `replace` in their go.mod. */
export const temporalVersion = '1.5.1';

/** Outside the repository, so all clones and test runs share it. */
export const defaultCacheFolder = () =>
  join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'academic-hub', `temporal-cli-${temporalVersion}`);

/** Whether this program exists and prints its version. */
export const works = async (program: string): Promise<boolean> => {
  try {
    await promisify(execFile)(program, ['--version'], { timeout: 10_000 });
    return true;
  } catch {
    return false;
  }
};
