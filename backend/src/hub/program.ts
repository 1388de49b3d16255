import { Command } from 'commander';
import { readFileSync } from 'node:fs';
import { auditCommand } from './audit.ts';
import { backupCommands } from './backup.ts';
import { decisionsCommand } from './decisions.ts';
import { erasureCommands } from './erase.ts';
import { failureText } from './failure.ts';
import { logCommand } from './log.ts';
import { mailCommand } from './mail.ts';
import { projectionsCommand } from './projections.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const fail = (error: unknown) => {
  process.stderr.write(`${failureText(error)}\n`);
  process.exitCode = 1;
};
process.on('unhandledRejection', () => undefined); // the event log's client causes these when a connection breaks
process.on('uncaughtException', (error) => {
  fail(error);
  process.exit();
});

const hub = new Command('hub')
  .description('Operates a running Academic Hub: read models, event log, seals, backups.')
  .version(version)
  .addHelpText(
    'after',
    '\nUses a running pnpm start, or else DATABASE_URL, EVENTSTORE_URL and MASTER_KEY as the backend does.',
  );
projectionsCommand(hub);
logCommand(hub);
auditCommand(hub);
backupCommands(hub);
erasureCommands(hub);
mailCommand(hub);
decisionsCommand(hub);

await hub.parseAsync().catch(fail);
