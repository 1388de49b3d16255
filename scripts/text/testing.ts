import type { Repository } from './repository.ts';

/** A repository of the given texts by path. */
export const repositoryOf = (texts: Readonly<Record<string, string>>): Repository => {
  const files = Object.keys(texts);
  return {
    files,
    read: (path) => texts[path] ?? '',
    has: (path) => files.some((file) => file === path || file.startsWith(`${path}/`)),
  };
};
