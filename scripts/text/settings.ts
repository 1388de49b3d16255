import type { Repository } from './repository.ts';

export interface Setting {
  readonly fallback: string | undefined;
  readonly meaning: string;
}

const rowOf = (name: string, { fallback, meaning }: Setting) =>
  `| \`${name}\` | ${fallback === undefined ? '' : `\`${fallback}\``} | ${meaning} |`;

const squeezed = (row: string) => row.replaceAll(/\s+/g, ' ').trim();

/** README's table of settings says what the program does: the same rows, no more and no fewer. */
export const checkSettings = ({ read }: Repository, settings: Readonly<Record<string, Setting>>): string[] => {
  const rows = read('README.md')
    .split('\n')
    .filter((line) => /^\| `[A-Z_]+`\s*\|/.test(line))
    .map(squeezed);
  const wanted = Object.entries(settings).map(([name, setting]) => squeezed(rowOf(name, setting)));
  return [
    ...wanted.filter((row) => !rows.includes(row)).map((row) => `README.md lacks the row ${row}`),
    ...rows
      .filter((row) => !wanted.includes(row))
      .map((row) => `README.md has a row that the program does not know: ${row}`),
  ];
};
