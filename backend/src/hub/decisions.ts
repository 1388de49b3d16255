import type { Command } from 'commander';
import { exportedDecisions } from '../features/syllabus-review/index.ts';
import type { HubContext } from './context.ts';
import { withParts } from './parts.ts';
import { printLines, writeLines } from './write-lines.ts';

/** `hub decisions …` */
export const decisionsCommand = (hub: Command, context: HubContext): void => {
  hub
    .command('decisions')
    .description('export what students decided about the dates read from their syllabi')
    .command('export')
    .description('write a line of JSON for each date: what the reader said, and what the student made of it')
    .argument('[file]', 'standard output by default')
    .option('--with-titles', 'with titles and lines of the syllabi, which are personal data')
    .action((file: string | undefined, { withTitles = false }: { withTitles?: boolean }) =>
      withParts(context, async ({ db }) => {
        const lines = exportedDecisions(db, { withTitles });
        if (file === undefined) return printLines(lines, context.output);
        context.print(`${await writeLines(file, lines)} dates written to ${file}.`);
      }),
    );
};
