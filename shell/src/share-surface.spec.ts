import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emotionSurface, querySurface, zodSurface } from './share-surface.ts';

const root = join(import.meta.dirname, '../..');
const sources = globSync(['mfe-*/src/**/*.{ts,tsx}', 'packages/{ui,mfe,contracts}/src/**/*.{ts,tsx}'], { cwd: root })
  .filter((file) => !/\.spec\.|testing/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'));

const importedFrom = (name: string) =>
  sources.flatMap((source) =>
    [...source.matchAll(/import (?!type)\{([^}]*)\} from '([^']+)'/g)]
      .filter(([, , from]) => from === name)
      .flatMap(([, names = '']) => names.split(','))
      .map((part) => part.trim())
      .filter((part) => part && !part.startsWith('type '))
      .map((part) => part.replace(/ as .*/, '')),
  );

describe('the shell lends every name that remotes import from', () => {
  it('React Query', () => {
    const names = importedFrom('@tanstack/react-query');
    expect(names).toContain('useQuery');
    expect(Object.keys(querySurface)).toEqual(expect.arrayContaining(names));
  });
  it('emotion', () => {
    const names = importedFrom('@emotion/react');
    expect(names).toContain('css');
    expect(Object.keys(emotionSurface)).toEqual(expect.arrayContaining(names));
  });
  it('zod', () => {
    expect(new Set(importedFrom('zod'))).toEqual(new Set(['z']));
    const used = sources.flatMap((source) => [...source.matchAll(/\bz\.([a-z]\w+)\(/g)].map(([, name = '']) => name));
    expect(used).toContain('object');
    expect(Object.keys(zodSurface.z)).toEqual(expect.arrayContaining(used));
  });
});
