import { rm } from 'node:fs/promises';
import { dataFolder } from './data-folder.ts';

// A fresh product for the journeys, without data of earlier runs.
process.env['DATA_DIR'] = dataFolder(process.env['PORT']);
await rm(process.env['DATA_DIR'], { recursive: true, force: true });
await import('../../infra/local/src/start.ts');
