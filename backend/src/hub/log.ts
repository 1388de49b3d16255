import { InvalidArgumentError, type Command } from 'commander';
import { z } from 'zod';
import { exportLog, printLog, type Wanted } from './export-log.ts';
import { importLog } from './import-log.ts';
import { withParts } from './parts.ts';
import { print } from './print.ts';

const time = (text: string): Date => {
  const day = z.iso.date().safeParse(text);
  const instant = z.iso.datetime({ offset: true }).safeParse(text);
  if (day.success || instant.success) return new Date(text);
  throw new InvalidArgumentError('Write a day (2026-09-01, from midnight UTC) or a time (2026-09-01T12:00:00Z).');
};

/** `hub log …` */
export const logCommand = (hub: Command): void => {
  const group = hub.command('log').description('take the event log out, or put it into another one');

  group
    .command('export')
    .description('write every event, one line of JSON each; contents stay sealed with the keys of the students')
    .argument('[file]', 'standard output unless given')
    .option('--stream <name>', 'of one stream alone')
    .option('--from <time>', 'recorded then or later', time)
    .option('--to <time>', 'recorded earlier', time)
    .action((file: string | undefined, wanted: Wanted) =>
      withParts(async ({ eventLog }) => {
        if (file === undefined) return printLog(eventLog, wanted);
        print(`${await exportLog(eventLog, file, wanted)} events written to ${file}.`);
      }),
    );

  group
    .command('import')
    .description(
      'append exported events in their order, with their ids; passes over what is there, refuses what differs',
    )
    .argument('<file>', 'as written by export')
    .action((file: string) =>
      withParts(async ({ eventLog }) => {
        const { added, present } = await importLog(eventLog, file);
        print(`${added} events added, ${present} were there already.`);
      }),
    );
};
