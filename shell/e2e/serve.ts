import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// A fresh product for the journeys: what an earlier run left is not part of the story.
process.env['DATA_DIR'] = join(tmpdir(), `academic-hub-journeys-${process.env['PORT']}`);
await rm(process.env['DATA_DIR'], { recursive: true, force: true });
await import('../../infra/local/src/start.ts');
