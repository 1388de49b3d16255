import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../root.ts';
import { runProgram } from '../run-program.ts';
import { vitestOutcomes } from '../spec/outcomes.ts';
import { writeFeature } from './feature.ts';

let root: string;
let written: string[];
const now = new Date('2026-12-01T10:30:00Z');

/** A small copy of the repository: its own contracts and features, the real platform and packages. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'hub-new-'));
  for (const path of ['packages/contracts', 'backend/node_modules/@hub', 'backend/src'])
    mkdirSync(join(root, path), { recursive: true });
  cpSync(inRoot('packages/contracts/src'), join(root, 'packages/contracts/src'), { recursive: true });
  cpSync(inRoot('packages/contracts/package.json'), join(root, 'packages/contracts/package.json'));
  cpSync(inRoot('backend/src/features/task'), join(root, 'backend/src/features/task'), { recursive: true });
  const link = (target: string, path: string) => symlinkSync(target, join(root, path));
  link(inRoot('node_modules'), 'node_modules');
  link(inRoot('packages/contracts/node_modules'), 'packages/contracts/node_modules');
  link(join(root, 'packages/contracts'), 'backend/node_modules/@hub/contracts');
  for (const name of readdirSync(inRoot('backend/node_modules'))) {
    if (!/^(?:\.|@hub$)/.test(name)) link(inRoot('backend/node_modules', name), `backend/node_modules/${name}`);
  }
  link(inRoot('backend/src/platform'), 'backend/src/platform');
  written = writeFeature(root, { name: 'reading-log', now });
});
afterAll(() => rmSync(root, { recursive: true }));

describe('pnpm new feature', () => {
  it('writes the files that every feature has, a contract and a migration', () => {
    expect(written).toContain('packages/contracts/src/reading-log.ts');
    expect(written).toContain('backend/migrations/202612011030_reading-log.ts');
    expect(written.filter((path) => path.startsWith('backend/src/features/reading-log/'))).toHaveLength(11);
    expect(readFileSync(join(root, 'packages/contracts/src/index.ts'), 'utf8')).toContain("from './reading-log.ts'");
  });

  it('overwrites nothing, and writes nothing where one file exists', () => {
    expect(() => writeFeature(root, { name: 'reading-log', now })).toThrow('decider.ts');
    writeFileSync(join(root, 'packages/contracts/src/reading-list.ts'), 'mine');
    expect(() => writeFeature(root, { name: 'reading-list', now })).toThrow('packages/contracts/src/reading-list.ts');
    expect(readFileSync(join(root, 'packages/contracts/src/reading-list.ts'), 'utf8')).toBe('mine');
    expect(() => writeFeature(root, { name: 'Study Plan', now })).toThrow('kebab-case');
  });

  it('writes files that compile', async () => {
    const options = { types: ['node'], incremental: false };
    const include = ['backend/src/features/reading-log', 'backend/migrations'];
    writeFileSync(
      join(root, 'tsconfig.json'),
      JSON.stringify({ extends: inRoot('tsconfig.base.json'), compilerOptions: options, include }),
    );
    const planted =
      "import { readingLogFeature } from './index.ts';\nexport const wrong: number = readingLogFeature;\n";
    writeFileSync(join(root, 'backend/src/features/reading-log/planted.ts'), planted);
    const types = await runProgram(process.execPath, [inRoot('node_modules/typescript-native/bin/tsc'), '-p', root]);
    const faults = types.output.split('\n').filter((line) => line.includes('features/reading-log/'));
    expect(faults).toEqual([expect.stringMatching(/planted\.ts.*TS2322/)]);
  });

  it('writes specs that fail because of what is left to write', async () => {
    const config = "export default { test: { include: ['**/reading-log/{decider,projection}.spec.ts'] } };\n";
    writeFileSync(join(root, 'vitest.config.mjs'), config);
    const report = join(root, 'report.json');
    await runProgram(inRoot('node_modules/.bin/vitest'), [
      'run',
      '--root',
      root,
      '--reporter=json',
      `--outputFile=${report}`,
    ]);
    const reasons = vitestOutcomes(readFileSync(report, 'utf8')).map(({ title, reason }) => [title, reason]);
    const undecided = expect.stringContaining(
      'AddReadingLog is not decided yet: say in reading-log/decider.ts what it records',
    );
    expect(Object.fromEntries(reasons)).toEqual({
      'adding a reading log records what was requested': undecided,
      'adding a reading log rejects an id that exists': 'AssertionError: expected error to be instance of Rejection',
      'the list shows a new reading log with the time of its recording': expect.stringContaining(
        'ReadingLogAdded is not shown yet: say in reading-log/projection.ts which row it makes',
      ),
    });
  });
});
