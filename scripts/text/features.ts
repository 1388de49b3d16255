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

/** What a remote's feature imports from the kit to call the API. */
const callsApi = /import \{[^}]*\b(?:call|change|query)\b[^}]*\} from '@hub\/mfe'/;

/** A remote's feature that calls the API has an `api.ts`, and a feature has a spec itself or in a page or slot that shows it. */
const checkRemotes = ({ files, read }: Repository, apiFile: string): string[] => {
  const specs = files.filter((file) => file.endsWith('.spec.tsx'));
  const tested = new Set(specs.map(dirname));
  const folders = foldersOf(files, /^mfe-[^/]+\/src\/features\/[^/]+$/);
  return folders.flatMap((folder) => {
    const [remote = '', name = ''] = folder.split('/src/features/');
    const own = files.filter((file) => file.startsWith(`${folder}/`) && /\.tsx?$/.test(file));
    const calling = own.some((file) => callsApi.test(read(file)));
    const shows = (file: string) =>
      tested.has(dirname(file)) && /^src\/(?:pages|slots)\//.test(file.slice(remote.length + 1));
    const isTested =
      specs.some((file) => file.startsWith(`${folder}/`)) ||
      files.some((file) => file.startsWith(`${remote}/`) && shows(file) && read(file).includes(`/features/${name}/`));
    return [
      ...(calling && !own.includes(`${folder}/${apiFile}`) ? [`${folder} lacks ${apiFile}`] : []),
      ...(isTested ? [] : [`${folder} has no .spec.tsx, and no page or slot with one shows it`]),
    ];
  });
};

/**
 * Every feature folder has the files that CONTRIBUTING lists. A case applies to a folder that has one of its files, and
 * also to a sub-folder such as `user/account`.
 */
export const checkFeatures = (repository: Repository): string[] => {
  const { files, read } = repository;
  const all = new Set(files);
  const {
    always = [],
    'in a remote': inRemote = [],
    ...cases
  } = Object.fromEntries(listedFiles(read('CONTRIBUTING.md')));
  if (always.length === 0 || inRemote.length === 0)
    return ["CONTRIBUTING.md lacks the list of a feature's files (| always | … |)"];

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
  return [
    ...features.flatMap((folder) => lacking(folder, [...always, ...wantedIn(folder)])),
    ...subFeatures.flatMap((folder) => lacking(folder, wantedIn(folder))),
    ...inRemote.flatMap((apiFile) => checkRemotes(repository, apiFile)),
  ];
};
