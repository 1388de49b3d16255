import type { Command } from 'commander';
import { turnOffByOperator } from '../features/user/index.ts';
import { createCommands } from '../platform/commands/index.ts';
import { createSecrets } from '../platform/encryption/index.ts';
import type { HubContext } from './context.ts';
import { findStudent } from './find-student.ts';
import { withParts } from './parts.ts';

/** `hub factor off` */
export const factorCommands = (hub: Command, context: HubContext): void => {
  const group = hub.command('factor').description("students' two-step sign-in");
  group
    .command('off')
    .description("remove a student's authenticator app and passkeys, when they and the recovery codes are lost")
    .argument('<student>', 'id or email address')
    .addHelpText('after', '\nMake sure first that it is the student who asks. The student gets an email about it.')
    .action((student: string) =>
      withParts(context, async (parts) => {
        const userId = await findStudent(parts, student);
        const commands = createCommands({ ...parts, progress: { reached: async () => true } }); // no one reads after it
        const secrets = createSecrets(parts.masterKey);
        const wasOn = await turnOffByOperator({ db: parts.db, commands, secrets }, userId);
        context.print(`Two-step sign-in of ${userId} ${wasOn ? 'is' : 'was'} off.`);
      }),
    );
};
