import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { bundlePath, bundleWorkflows } from './workflow-code.ts';

/** `node workflows/src/bundle.ts`: the workflows in one file, so that a worker is up in a fraction of a second. */
const { code } = await bundleWorkflows();
await mkdir(dirname(bundlePath), { recursive: true });
await writeFile(bundlePath, code);
