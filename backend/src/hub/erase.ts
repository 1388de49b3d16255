import { UserId } from '@hub/contracts';
import type { Command } from 'commander';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { requestErasure, userQueries } from '../features/user/index.ts';
import { createCommands } from '../platform/commands/index.ts';
import { erasedAmong } from '../platform/encryption/index.ts';
import { scrub } from '../platform/privacy/index.ts';
import { withParts, type HubParts } from './parts.ts';
import { print } from './print.ts';

const patienceMs = 60_000;

/** @throws Error when nobody is meant */
const studentMeant = async ({ db }: HubParts, student: string): Promise<UserId> => {
  const id = UserId.safeParse(student);
  const found = id.success
    ? await userQueries(db).userOf(id.data)
    : await userQueries(db).userByEmail(student.trim().toLowerCase());
  if (found) return found.id;
  throw new Error(`There is no student ${student}.`);
};

/** Answers whether it is done; the running projector does it. */
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
export const erasureCommands = (hub: Command): void => {
  hub
    .command('erase')
    .description('erase a student for good: account, data, files, workflows and the key of all that is kept')
    .argument('<student>', 'the id or the e-mail address')
    .requiredOption('--yes', 'there is no way back')
    .addHelpText(
      'after',
      '\nThe running projector does it. The history goes on and says [erased]. What deleted rows leave in the' +
        "\ndatabase's files goes with the next hub scrub.",
    )
    .action((student: string) =>
      withParts(async (parts) => {
        const userId = await studentMeant(parts, student);
        if (await erase(parts, userId)) return print(`${userId} is erased.`);
        process.exitCode = 1;
        print(`The erasure of ${userId} is recorded and will be carried out. Is the projector running?`);
      }),
    );

  hub
    .command('scrub')
    .description("leave nothing of deleted rows in the files of the database and in the server's journal")
    .addHelpText('after', '\nEach table is locked while it is written anew: a few seconds for a million rows.')
    .action(() =>
      withParts(async ({ db }) => {
        const { tables, journal } = await scrub(db);
        print(`${tables} tables written anew${journal ? ', old journal deleted.' : '.'}`);
        if (!journal) print('The journal (WAL) is left to the server: only a superuser may clear it.');
      }),
    );
};
