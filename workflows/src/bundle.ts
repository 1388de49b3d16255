import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { bundlePath, bundleWorkflows } from './workflow-code.ts';

/**
 * `node workflows/src/bundle.ts` bundles the workflows into one file, so that a worker starts in a fraction of a
 * second.
 */
const { code } = await bundleWorkflows();
await mkdir(dirname(bundlePath), { recursive: true });
await writeFile(bundlePath, code);
