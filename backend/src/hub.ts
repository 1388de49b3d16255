import { Command } from 'commander';
import { logCommand } from './hub/log.ts';
import { projectionsCommand } from './hub/projections.ts';

const hub = new Command('hub')
  .description('Looks after a running Academic Hub: its read models and its event log.')
  .addHelpText(
    'after',
    '\nWorks beside a running pnpm start, or by DATABASE_URL, EVENTSTORE_URL and MASTER_KEY as the backend has them.',
  );
projectionsCommand(hub);
logCommand(hub);

try {
  await hub.parseAsync();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
