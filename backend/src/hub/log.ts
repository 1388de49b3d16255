import { InvalidArgumentError, type Command } from 'commander';
import { z } from 'zod';
import type { HubContext } from './context.ts';
import { exportLog, printLog, type Wanted } from './export-log.ts';
import { importLog } from './import-log.ts';
import { withParts } from './parts.ts';

const time = (text: string): Date => {
  const day = z.iso.date().safeParse(text);
  const instant = z.iso.datetime({ offset: true }).safeParse(text);
  if (day.success || instant.success) return new Date(text);
  throw new InvalidArgumentError('Write a day (2026-09-01, from midnight UTC) or a time (2026-09-01T12:00:00Z).');
};

/** `hub log …` */
export const logCommand = (hub: Command, context: HubContext): void => {
  const group = hub.command('log').description('export the event log, or import it into another one');

  group
    .command('export')
    .description("write every event as a line of JSON; contents stay encrypted with the students' keys")
    .argument('[file]', 'standard output by default')
    .option('--stream <name>', 'only this stream')
    .option('--from <time>', 'recorded at this time or later', time)
    .option('--to <time>', 'recorded before this time', time)
    .action((file: string | undefined, wanted: Wanted) =>
      withParts(context, async ({ eventLog }) => {
        if (file === undefined) return printLog(eventLog, context.output, wanted);
        context.print(`${await exportLog(eventLog, file, wanted)} events written to ${file}.`);
      }),
    );

  group
    .command('import')
    .description('append exported events in order, with their ids; skips existing ones, rejects a stream that differs')
    .argument('<file>', 'as written by export')
    .action((file: string) =>
      withParts(context, async ({ eventLog }) => {
        const { added, present } = await importLog(eventLog, file);
        context.print(`${added} events added, ${present} already existed.`);
      }),
    );
};
