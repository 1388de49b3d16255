import { dirname } from 'node:path/posix';
import type { Repository } from './repository.ts';

/** CONTRIBUTING's list of file names, one row per case: `| with events | \`events.ts\`, … |`. */
const listedFiles = (contributing: string) => {
  const rows = contributing.matchAll(/^\| (always|with [\w ]+?|in a remote) *\| (.*?) *\|$/gm);
  const names = (cell: string) => [...cell.matchAll(/`([\w.-]+)`/g)].map(([, name = '']) => name);
  return new Map([...rows].map(([, when = '', cell = '']) => [when, names(cell)]));
};

const foldersOf = (files: readonly string[], pattern: RegExp) => [
  ...new Set(files.map(dirname).filter((folder) => pattern.test(folder))),
];

/**
 * Every feature folder has the files that CONTRIBUTING lists. A case applies to a folder that has one of its files; a
 * sub-folder, such as `user/email`, is held to the cases that apply to it.
 */
export const checkFeatures = ({ files, read }: Repository): string[] => {
  const all = new Set(files);
  const {
    always = [],
    'in a remote': inRemote = [],
    ...cases
  } = Object.fromEntries(listedFiles(read('CONTRIBUTING.md')));
  if (always.length === 0) return ["CONTRIBUTING.md lacks the list of a feature's files (| always | … |)"];

  const has = (folder: string, name: string) => all.has(`${folder}/${name}`);
  const undoable = (folder: string) =>
    has(folder, 'aggregate.ts') && /^\s*undo\b/m.test(read(`${folder}/aggregate.ts`)) ? (cases['with undo'] ?? []) : [];
  const wantedIn = (folder: string) => [
    ...Object.values(cases).flatMap((names) => (names.some((name) => has(folder, name)) ? names : [])),
    ...undoable(folder),
  ];
  const lacking = (folder: string, wanted: readonly string[]) =>
    [...new Set(wanted)].filter((name) => !has(folder, name)).map((name) => `${folder} lacks ${name}`);

  const features = foldersOf(files, /^backend\/src\/features\/[^/]+$/);
  const subFeatures = foldersOf(files, /^backend\/src\/features\/[^/]+\/(?!testing$)[^/]+$/);
  const remotes = foldersOf(files, /^mfe-[^/]+\/src\/features\/[^/]+$/);
  return [
    ...features.flatMap((folder) => lacking(folder, [...always, ...wantedIn(folder)])),
    ...subFeatures.flatMap((folder) => lacking(folder, wantedIn(folder))),
    ...remotes.flatMap((folder) => {
      const isTested = files.some((file) => file.startsWith(`${folder}/`) && file.endsWith('.spec.tsx'));
      return [...lacking(folder, inRemote), ...(isTested ? [] : [`${folder} has no .spec.tsx`])];
    }),
  ];
};
