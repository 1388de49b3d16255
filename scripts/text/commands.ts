import type { Repository } from './repository.ts';

const isChecked = (path: string) =>
  path.endsWith('.md') && !path.startsWith('docs/spec/') && path !== 'CHANGELOG.md' && !path.startsWith('.');

/** pnpm's own, which need no script. */
const ofPnpm = new Set(['audit', 'install', 'vitest']);

/** Code between backticks, in a line or in a block. */
const codeIn = (text: string) => [...text.matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].map(([code]) => code);

const afterPnpm = /(?<![\w/-])pnpm(?:@\d+)? ([a-z][\w-]*)/g;
const afterHub = /(?:pnpm hub|backend\/src\/hub\.ts|(?<=`|\n)hub) ([a-z]+)(?: ([a-z][a-z-]*))?/g;

/** Every script of package.json and every command of `pnpm hub` that a document names exists. */
export const checkCommands = ({ files, read }: Repository): string[] => {
  const scripts = new Set([...read('package.json').matchAll(/^ {4}"([\w-]+)": "/gm)].map(([, name]) => name));
  const sources = files.filter((path) => /^backend\/src\/hub\/[\w-]+\.ts$/.test(path)).map(read);
  const commandsIn = (text: string) => [...text.matchAll(/\.command\('([\w-]+)/g)].map(([, name = '']) => name);
  const commands = new Set(sources.flatMap(commandsIn));
  const groups = new Set(sources.flatMap((text) => (/ = hub\s*\.command\('([\w-]+)'\)/.exec(text) ?? []).slice(1)));
  const missing = (code: string) => [
    ...[...code.matchAll(afterPnpm)]
      .filter(([, name = '']) => !scripts.has(name) && !ofPnpm.has(name))
      .map(([, name]) => `pnpm ${name}`),
    ...[...code.matchAll(afterHub)]
      .filter(([, name = '', next]) => !commands.has(name) || (groups.has(name) && next && !commands.has(next)))
      .map(([, name, next = '']) => `hub ${name} ${next}`.trim()),
  ];
  return files.filter(isChecked).flatMap((path) => {
    const found = new Set(codeIn(read(path)).flatMap(missing));
    return [...found].map((name) => `${path} names the command ${name}, which does not exist`);
  });
};
