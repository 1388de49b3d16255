import type { Repository } from './repository.ts';

/** A spec that runs a property has the time limit of properties, by its name. */
export const checkProperties = ({ files, read }: Pick<Repository, 'files' | 'read'>): string[] =>
  files
    .filter((path) => /\.spec\.tsx?$/.test(path) && !/\.(?:property|int|temporal)\.spec\.ts$/.test(path))
    .filter((path) => /from 'fast-check'[^]*\bassert\(/.test(read(path)))
    .map((path) => `${path} runs a property: move it into ${path.replace(/\.spec\.tsx?$/, '.property.spec.ts')}`);
