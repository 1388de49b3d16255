import type { UserId } from '@hub/contracts';
import type { Command } from 'commander';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { requestErasure } from '../features/user/index.ts';
import { createCommands } from '../platform/commands/index.ts';
import { erasedAmong } from '../platform/encryption/index.ts';
import { scrub } from '../platform/privacy/index.ts';
import type { HubContext } from './context.ts';
import { findStudent } from './find-student.ts';
import { withParts, type HubParts } from './parts.ts';

const patienceMs = 60_000;

/** Returns whether it is done; the running projector does it. */
const erase = async (parts: HubParts, userId: UserId): Promise<boolean> => {
  const { db } = parts;
  const commands = createCommands({ ...parts, progress: { reached: async () => true } }); // waited for below
  const context = { ownerId: userId, actorId: 'hub', actorKind: 'system', correlationId: randomUUID() } as const;
  await requestErasure(commands, userId, context);
  for (const end = Date.now() + patienceMs; Date.now() < end; await pause(200)) {
    const [done] = await erasedAmong(db, [userId]);
    if (done) return true;
  }
  return false;
};

/** `hub erase`, `hub scrub` */
export const erasureCommands = (hub: Command, context: HubContext): void => {
  hub
    .command('erase')
    .description('erase a student permanently: account, data, files, workflows and encryption key')
    .argument('<student>', 'id or email address')
    .requiredOption('--yes', 'confirms: this cannot be undone')
    .addHelpText(
      'after',
      '\nThe running projector does it. History remains and reads [erased]. The next hub scrub clears what deleted' +
        "\nrows left in the database's files.",
    )
    .action((student: string) =>
      withParts(context, async (parts) => {
        const userId = await findStudent(parts, student);
        if (await erase(parts, userId)) return context.print(`${userId} is erased.`);
        context.exitWith(1);
        context.print(`The erasure of ${userId} is recorded and will be carried out. Is the projector running?`);
      }),
    );

  hub
    .command('scrub')
    .description("remove what deleted rows left in the database's files and journal")
    .addHelpText('after', '\nEach table is locked while it is rewritten: a few seconds for a million rows.')
    .action(() =>
      withParts(context, async ({ db }) => {
        const { tables, journal } = await scrub(db);
        context.print(`${tables} tables rewritten${journal ? ', old journal deleted.' : '.'}`);
        if (!journal) context.print('The journal (WAL) was not cleared: that needs a superuser.');
      }),
    );
};
