import type { Repository } from './repository.ts';

const always = ['index.ts', 'queries.ts', 'routes.ts', 'routes.int.spec.ts'];
const withEvents = [
  'decider.ts',
  'decider.spec.ts',
  'events.ts',
  'events.samples.json',
  'projection.ts',
  'projection.spec.ts',
];
const inRemote = ['api.ts'];

const foldersOf = (files: readonly string[], pattern: RegExp) => [
  ...new Set(files.flatMap((file) => pattern.exec(file)?.[1] ?? [])),
];

/** Every feature folder has the files that one looks for in it. */
export const checkFeatures = ({ files }: Repository): string[] => {
  const all = new Set(files);
  const lacking = (folder: string, wanted: readonly string[]) =>
    wanted.filter((name) => !all.has(`${folder}/${name}`)).map((name) => `${folder} lacks ${name}`);

  const backend = foldersOf(files, /^(backend\/src\/features\/[^/]+)\//).flatMap((folder) => {
    const changes = withEvents.some((name) => all.has(`${folder}/${name}`));
    return lacking(folder, changes ? [...always, ...withEvents] : always);
  });
  const remotes = foldersOf(files, /^(mfe-[^/]+\/src\/features\/[^/]+)\//).flatMap((folder) => {
    const isTested = files.some((file) => file.startsWith(`${folder}/`) && file.endsWith('.spec.tsx'));
    return [...lacking(folder, inRemote), ...(isTested ? [] : [`${folder} has no .spec.tsx`])];
  });
  return [...backend, ...remotes];
};
