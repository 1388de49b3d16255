import { productVersion } from '@hub/telemetry';
import { Command, CommanderError } from 'commander';
import { auditCommand } from './audit.ts';
import { backupCommands } from './backup.ts';
import type { HubContext } from './context.ts';
import { decisionsCommand } from './decisions.ts';
import { erasureCommands } from './erase.ts';
import { failureText } from './failure.ts';
import { filesCommand } from './files.ts';
import { factorCommands } from './factor.ts';
import { releaseCommands } from './releases.ts';
import { roleCommands } from './role.ts';
import { inviteCommand } from './invite.ts';
import { logCommand } from './log.ts';
import { mailCommand } from './mail.ts';
import { projectionsCommand } from './projections.ts';

/** Runs one command line, without `node` and the program's name. */
export const runHub = async (args: readonly string[], context: HubContext): Promise<void> => {
  const hub = new Command('hub')
    .description('Operates a running Academic Hub: read models, event log, seals, backups.')
    .version(productVersion)
    .addHelpText(
      'after',
      '\nUses a running pnpm start, or else DATABASE_URL, EVENTSTORE_URL and MASTER_KEY as the backend does.',
    )
    .configureOutput({
      writeOut: (text) => void context.output.write(text),
      writeErr: (text) => void context.errors.write(text),
    })
    .exitOverride((ending) => {
      if (ending.code !== 'commander.executeSubCommandAsync') throw ending;
      context.exitWith(ending.exitCode); // a separate program has ended, and nothing waits for it
    });
  projectionsCommand(hub, context);
  logCommand(hub, context);
  auditCommand(hub, context);
  backupCommands(hub);
  erasureCommands(hub, context);
  mailCommand(hub, context);
  inviteCommand(hub, context);
  factorCommands(hub, context);
  roleCommands(hub, context);
  releaseCommands(hub, context);
  filesCommand(hub, context);
  decisionsCommand(hub, context);
  try {
    await hub.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return context.exitWith(error.exitCode); // commander has written the reason
    context.errors.write(`${failureText(error)}\n`);
    context.exitWith(1);
  }
};
