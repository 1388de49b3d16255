import type { Repository } from './repository.ts';

const isStyled = (path: string) =>
  /^(?:mfe-[^/]+|shell)\/src\/.*\.tsx?$/.test(path) && !/\.spec\.|\/testing/.test(path) && !foreign.has(path);

/** Google prescribes the colours of its mark. */
const foreign = new Set(['shell/src/apps/auth/google-mark.tsx']);

const comment = /\/\*[^]*?\*\/|(?<![:'"`])\/\/.*$/gm;
/** A length, a colour, or a bare number in a style object, which emotion takes for pixels. */
const raw =
  /\b\d+(?:\.\d+)?px\b|(?<=['"`\s(,])#[\da-f]{3,8}\b|\brgba?\([^)]*\)|\b(?:(?:row|column)?[gG]ap|(?:margin|padding)\w*|(?:m(?:in|ax))?(?:[wW]idth|[hH]eight)): -?[1-9]\d*(?=\s*[,}])/g;

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');

/** Remotes and the shell write sizes and colours by the tokens of `@hub/ui` (`space(4)`, `color.text`). */
export const checkPixels = ({ files, read }: Repository): string[] =>
  files.filter(isStyled).flatMap((file) =>
    read(file)
      .replaceAll(comment, blank)
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(raw)].map(([value]) => `${file}:${index + 1} writes ${value}: use a token of @hub/ui`),
      ),
  );
