import { TestWorkflowEnvironment } from '@temporalio/testing';
import { temporalVersion } from './version.ts';

// A separate process, because the SDK's download cannot be cancelled and its native module would stay in memory.
const [downloadDir] = process.argv.slice(2);
if (!downloadDir) throw new Error('Missing argument: the folder to download to');

const version = `v${temporalVersion}`;
try {
  const executable = { type: 'cached-download', downloadDir, version } as const;
  const environment = await TestWorkflowEnvironment.createLocal({ server: { executable } });
  await environment.teardown();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
