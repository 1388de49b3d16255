import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Finds from where the features import a name of the platform, so that generated files follow the platform's folders. */
export const platformPaths = (root: string) => {
  const texts = globSync('backend/src/features/*/*.ts', { cwd: root })
    .toSorted()
    .map((path) => readFileSync(join(root, path), 'utf8'));
  const imports = texts.flatMap((text) => [
    ...text.matchAll(/import (?:type )?\{([^}]+)\} from '(\.\.\/\.\.\/platform\/[^']+)'/g),
  ]);
  return (name: string): string => {
    const word = new RegExp(String.raw`\b${name}\b`);
    const path = imports.find(([, names = '']) => word.test(names))?.[2];
    if (!path) throw new Error(`No feature imports ${name} from the platform`);
    return path;
  };
};
