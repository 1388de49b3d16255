import type { Repository } from './repository.ts';

const isCode = (path: string) => /\.(?:ts|tsx|mjs|cjs|js)$/.test(path);

const suppression = /(?:\/\/|\/\*)\s*(?:(?:ox|es)lint-disable|@ts-(?:expect-error|ignore|nocheck))/;
const forbidden = /@ts-(?:ignore|nocheck)/;
/** After `--` for the linter, after the directive for the compiler. */
const reason = /(?:(?:ox|es)lint-disable.*\s--\s+\S{2,}|@ts-expect-error:?\s+\S+\s+\S+)/;

/** Every disabled rule has a reason; type checking is never disabled for a whole file. */
export const checkSuppressions = ({ files, read }: Repository): string[] =>
  files.filter(isCode).flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => {
        if (!suppression.test(line)) return [];
        const place = `${file}:${index + 1}`;
        if (forbidden.test(line)) return [`${place} switches the compiler off: use @ts-expect-error with a reason`];
        return reason.test(line) ? [] : [`${place} switches a rule off without a reason (-- why)`];
      }),
  );
