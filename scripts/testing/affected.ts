import type { Package } from './packages.ts';

/** A change here can change what any check finds. */
const everywhere = /^(?:[^/]+\.(?:json|ya?ml|ts|cjs)|\.[^/]+|scripts\/setup-dom\.ts)$/;

/**
 * The folders to check after these files changed: those that hold one, and all that use them, however indirectly.
 * @returns undefined when a file changed that concerns every folder
 */
export const affectedBy = (changed: readonly string[], packages: readonly Package[]): string[] | undefined => {
  if (changed.some((path) => everywhere.test(path))) return undefined;
  const affected = new Set(
    packages.map(({ folder }) => folder).filter((folder) => changed.some((path) => path.startsWith(`${folder}/`))),
  );
  for (let before = -1; before < affected.size;) {
    before = affected.size;
    for (const { folder, uses } of packages) if ([...uses].some((used) => affected.has(used))) affected.add(folder);
  }
  return [...affected].toSorted();
};
