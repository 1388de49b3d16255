import type { Repository } from './repository.ts';

export interface Setting {
  readonly fallback: string | undefined;
  readonly meaning: string;
}

const document = 'docs/settings.md';

const rowOf = (name: string, { fallback, meaning }: Setting) =>
  `| \`${name}\` | ${fallback === undefined ? '' : `\`${fallback}\``} | ${meaning} |`;

const squeezed = (row: string) => row.replaceAll(/\s+/g, ' ').trim();

/** The tables in docs/settings.md have a row for each setting of the program, with its default and meaning. */
export const checkSettings = ({ read }: Repository, settings: Readonly<Record<string, Setting>>): string[] => {
  const rows = read(document)
    .split('\n')
    .filter((line) => /^\| `[A-Z\d_]+`\s*\|/.test(line))
    .map(squeezed);
  const wanted = Object.entries(settings).map(([name, setting]) => squeezed(rowOf(name, setting)));
  return [
    ...wanted.filter((row) => !rows.includes(row)).map((row) => `${document} lacks the row ${row}`),
    ...rows
      .filter((row) => !wanted.includes(row))
      .map((row) => `${document} has a row that the program does not know: ${row}`),
  ];
};
