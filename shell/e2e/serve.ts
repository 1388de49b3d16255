import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

// A fresh product for the journeys: what an earlier run left is not part of the story. In the repository's own cache
// folder, for in a folder of the whole machine it could be another user's.
const folder = `../../node_modules/.cache/academic-hub/journeys-${process.env['PORT']}`;
process.env['DATA_DIR'] = fileURLToPath(new URL(folder, import.meta.url));
await rm(process.env['DATA_DIR'], { recursive: true, force: true });
await import('../../infra/local/src/start.ts');
