import type { Command } from 'commander';
import { exportLog, printLog } from './export-log.ts';
import { importLog } from './import-log.ts';
import { withParts } from './parts.ts';
import { print } from './print.ts';

/** `hub log …` */
export const logCommand = (hub: Command): void => {
  const group = hub.command('log').description('take the event log out, or put it into another one');

  group
    .command('export')
    .description('write every event, one line of JSON each; contents stay sealed with the keys of the students')
    .argument('[file]', 'standard output unless given')
    .action((file?: string) =>
      withParts(async ({ eventLog }) => {
        if (file === undefined) return printLog(eventLog);
        print(`${await exportLog(eventLog, file)} events written to ${file}.`);
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
