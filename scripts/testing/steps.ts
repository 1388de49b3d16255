import { existsSync, globSync } from 'node:fs';
import { chromiumPath } from '../chromium.ts';
import { inRoot } from '../root.ts';
import { playwrightOutcomes, vitestOutcomes } from '../spec/outcomes.ts';
import { countChaos, countPlaywright, countVitest } from './counts.ts';
import { reportFile, type Step } from './step.ts';

/** Names the files of the last check that passed. */
export const checkedFile = inRoot('node_modules', '.cache', 'academic-hub', 'checked');

/** Names the files of the last `pnpm test` that passed: what may be released. */
export const testedFile = inRoot('node_modules', '.cache', 'academic-hub', 'tested');

const bin = (name: string) => inRoot('node_modules', '.bin', name);

const sourceFolders = () =>
  ['packages', 'shell', ...globSync('mfe-*', { cwd: inRoot('.') }), 'backend', 'workflows', 'infra', 'scripts'].filter(
    (name) => existsSync(inRoot(name)),
  );

/** Node keeps compiled code here from run to run, which takes a quarter off the unit tests. */
const compiled = { NODE_COMPILE_CACHE: inRoot('node_modules', '.cache', 'academic-hub', 'compiled') };

interface VitestOptions {
  readonly projects: readonly string[];
  /** Specs in these folders alone; all unless given. */
  readonly folders?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const vitest = (name: string, { projects, folders = [], env = {} }: VitestOptions): Step => ({
  name,
  file: bin('vitest'),
  args: [
    'run',
    ...folders.map((folder) => `${folder}/`),
    ...(folders.length > 0 ? ['--passWithNoTests'] : []), // a folder may have none, the product not
    ...projects.map((project) => `--project=${project}`),
    '--allowOnly=false',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${reportFile(name)}`,
  ],
  env: async () => ({ ...compiled, ...env }),
  report: { path: reportFile(name), count: countVitest, outcomes: vitestOutcomes },
});

/** Chromium without the browser's own windows: the same pages in six sevenths of the time. */
const lightest = ['chromium-headless-shell'];

/** Reads the sources and runs nothing of them: one after the other, mostly on one core. */
export const staticChecks = (folders: readonly string[] = ['.']): Step[] => [
  { name: 'format', file: bin('oxfmt'), args: ['--check', '.'] },
  ...(folders.length > 0
    ? [{ name: 'lint', file: bin('oxlint'), args: ['--type-aware', '--deny-warnings', ...folders] }]
    : []),
  { name: 'types', file: process.execPath, args: [inRoot('node_modules', 'typescript-native', 'bin', 'tsc'), '-b'] },
  {
    name: 'boundaries',
    file: bin('depcruise'),
    args: ['--config', '.dependency-cruiser.cjs', ...sourceFolders()],
    env: async () => compiled,
  },
  {
    name: 'dead code',
    file: bin('knip'),
    args: ['--no-progress', '--cache', '--cache-location', inRoot('node_modules', '.cache', 'academic-hub', 'knip')],
    env: async () => compiled,
  },
  { name: 'text', file: process.execPath, args: [inRoot('scripts', 'check-text.ts')] },
];

/** Everything that runs inside one process; properties `propertyRuns` times, unless FC_RUNS names another count. */
export const unitTests = (propertyRuns: number, folders?: readonly string[]): Step =>
  vitest('unit', {
    projects: ['unit', 'property', 'dom'],
    ...(folders && { folders }),
    env: { FC_RUNS: process.env['FC_RUNS'] || String(propertyRuns) },
  });

export const build: Step = { name: 'build', file: process.execPath, args: [inRoot('scripts', 'build.ts')] };

/** The whole product under faults. It waits most of the time, so it can run next to others. */
export const chaos: Step = {
  name: 'chaos',
  file: process.execPath,
  args: [
    '--disable-warning=DEP0123', // of the event log's client
    inRoot('infra', 'chaos', 'src', 'chaos.ts'),
    '--seed=1',
    '--minutes=1',
    `--counts=${reportFile('chaos')}`,
  ],
  report: { path: reportFile('chaos'), count: countChaos },
  needs: ['build'],
};

/** On the real services and in the browser, over the built product. */
export const builtTests = (): Step[] => [
  // its workers load the built workflows
  { ...vitest('integration', { projects: ['int', 'temporal'] }), needs: ['build'] },
  { name: 'sizes', file: bin('size-limit'), args: [], needs: ['build'] },
  {
    name: 'journeys',
    file: inRoot('shell', 'node_modules', '.bin', 'playwright'),
    args: ['test', '--forbid-only'],
    cwd: inRoot('shell'),
    env: async () => ({ CHROMIUM_PATH: await chromiumPath(lightest), E2E_REPORT: reportFile('journeys') }),
    report: { path: reportFile('journeys'), count: countPlaywright, outcomes: playwrightOutcomes },
    needs: ['build'],
  },
];
