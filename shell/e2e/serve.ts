import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

// A fresh product for the journeys, without data of earlier runs. It is in the repository's cache folder: a shared
// temporary folder could belong to another user.
const folder = `../../node_modules/.cache/academic-hub/journeys-${process.env['PORT']}`;
process.env['DATA_DIR'] = fileURLToPath(new URL(folder, import.meta.url));
await rm(process.env['DATA_DIR'], { recursive: true, force: true });
await import('../../infra/local/src/start.ts');
