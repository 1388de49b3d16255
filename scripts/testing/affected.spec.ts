import { describe, expect, it } from 'vitest';
import { inRoot } from '../root.ts';
import { affectedBy } from './affected.ts';
import { readPackages, type Package } from './packages.ts';

const uses = (folder: string, ...used: readonly string[]): Package => ({ folder, uses: new Set(used) });
const packages = [
  uses('packages/ui'),
  uses('packages/mfe', 'packages/ui'),
  uses('shell', 'packages/mfe'),
  uses('backend'),
];

describe('what is checked after a change', () => {
  it('is the package that changed and all that use it, however indirectly', () => {
    expect(affectedBy(['packages/ui/src/button.tsx'], packages)).toEqual(['packages/mfe', 'packages/ui', 'shell']);
    expect(affectedBy(['backend/src/app.ts', 'shell/src/boot.ts'], packages)).toEqual(['backend', 'shell']);
  });

  it('is no package after a change to documents', () => {
    expect(affectedBy(['docs/spec/checklist.md', 'README.md'], packages)).toEqual([]);
  });

  it.each(['package.json', 'pnpm-lock.yaml', 'vitest.config.ts', '.oxlintrc.json', 'scripts/setup-dom.ts'])(
    'is everything after a change to %s',
    (path) => {
      expect(affectedBy(['backend/src/app.ts', path], packages)).toBeUndefined();
    },
  );

  it('follows imports by name and by path, and programs that are run', () => {
    const all = new Map(readPackages(inRoot('.')).map(({ folder, uses: used }) => [folder, [...used]]));
    expect(all.get('mfe-study')).toContain('packages/contracts');
    expect(all.get('infra/bench')).toContain('backend');
    expect(all.get('packages/contracts')).toEqual([]);
  });
});
