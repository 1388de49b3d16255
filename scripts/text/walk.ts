import type { Repository } from './repository.ts';

const document = 'ARCHITECTURE.md';
const heading = '## The path of a change';

interface Step {
  readonly file: string;
  readonly symbols: readonly string[];
}

/** Rows `| \`file\` | \`symbol\`, \`symbol\` | … |` of the tables under the heading. */
const walksIn = (text: string): Step[][] => {
  const section = (text.split(`${heading}\n`)[1] ?? '').split(/^## /m)[0] ?? '';
  return section.split(/\n\n/).flatMap((block) => {
    const rows = [...block.matchAll(/^\| `([\w./-]+)` *\| (.*?) *\|/gm)];
    const steps = rows.map(([, file = '', cell = '']) => ({
      file,
      symbols: [...cell.matchAll(/`([\w$]+)`/g)].map(([, symbol = '']) => symbol),
    }));
    return steps.length > 0 ? [steps] : [];
  });
};

/**
 * ARCHITECTURE's walk is true: each file exists and contains the symbols of its row, and shares a symbol of either row
 * with the step before.
 */
export const checkWalk = ({ read, has }: Repository): string[] => {
  const walks = walksIn(read(document));
  if (walks.length === 0) return [`${document} has no table under “${heading}”`];
  const contains = (file: string, symbol: string) => new RegExp(String.raw`\b${symbol}\b`).test(read(file));

  return walks.flatMap((steps) =>
    steps.flatMap(({ file, symbols }, index) => {
      if (!has(file)) return [`${document} walks through ${file}, which does not exist`];
      const absent = symbols.filter((symbol) => !contains(file, symbol));
      if (absent.length > 0) return [`${document} walks through ${absent.join(', ')}, which ${file} does not contain`];
      const before = steps[index - 1];
      if (!before || !has(before.file)) return [];
      const shared = [...before.symbols, ...symbols].some((symbol) =>
        [before.file, file].every((each) => contains(each, symbol)),
      );
      return shared ? [] : [`${document} walks from ${before.file} to ${file}, which share no symbol of these rows`];
    }),
  );
};
