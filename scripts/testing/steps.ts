import { existsSync, globSync } from 'node:fs';
import { chromiumPath } from '../chromium.ts';
import { inRoot } from '../root.ts';
import { playwrightOutcomes, vitestOutcomes } from '../spec/outcomes.ts';
import { countChaos, countPlaywright, countVitest } from './counts.ts';
import { reportFile, type Step } from './step.ts';

const bin = (name: string) => inRoot('node_modules', '.bin', name);

const sourceFolders = () =>
  ['packages', 'shell', ...globSync('mfe-*', { cwd: inRoot('.') }), 'backend', 'workflows', 'infra', 'scripts'].filter(
    (name) => existsSync(inRoot(name)),
  );

const tsconfigFolders = () =>
  globSync('{scripts,shell,backend,workflows,mfe-*,packages/*,infra/*}/tsconfig.json', { cwd: inRoot('.') })
    .map((path) => path.replace(/\/tsconfig\.json$/, ''))
    .toSorted();

const vitest = (name: string, projects: readonly string[]): Step => ({
  name,
  file: bin('vitest'),
  args: [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--allowOnly=false',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${reportFile(name)}`,
  ],
  report: { path: reportFile(name), count: countVitest, outcomes: vitestOutcomes },
});

/** Looks at the sources and runs nothing of them: each for itself, mostly on one core. */
export const staticChecks = (): Step[] => [
  { name: 'format', file: bin('oxfmt'), args: ['--check', '.'] },
  { name: 'lint', file: bin('oxlint'), args: ['--type-aware', '--deny-warnings', '.'] },
  { name: 'types', file: bin('tsc'), args: ['-b', ...tsconfigFolders()] },
  { name: 'boundaries', file: bin('depcruise'), args: ['--config', '.dependency-cruiser.cjs', ...sourceFolders()] },
  { name: 'dead code', file: bin('knip'), args: ['--no-progress'] },
  { name: 'text', file: process.execPath, args: [inRoot('scripts', 'check-text.ts')] },
];

export const unitTests = (): Step => vitest('unit', ['unit', 'dom']);

/** On the real services and in the browser, over the built product. */
export const wholeTests = (): Step[] => [
  { name: 'build', file: process.execPath, args: [inRoot('scripts', 'build.ts')] },
  { name: 'sizes', file: bin('size-limit'), args: [], needs: ['build'] },
  vitest('integration', ['int']),
  {
    name: 'chaos',
    file: process.execPath,
    args: [
      '--disable-warning=DEP0123', // of the event log's client
      inRoot('infra', 'chaos', 'src', 'chaos.ts'),
      '--seed=1',
      '--minutes=1.5',
      `--counts=${reportFile('chaos')}`,
    ],
    report: { path: reportFile('chaos'), count: countChaos },
  },
  {
    name: 'journeys',
    file: inRoot('shell', 'node_modules', '.bin', 'playwright'),
    args: ['test', '--forbid-only'],
    cwd: inRoot('shell'),
    env: async () => ({ CHROMIUM_PATH: await chromiumPath(), E2E_REPORT: reportFile('journeys') }),
    report: { path: reportFile('journeys'), count: countPlaywright, outcomes: playwrightOutcomes },
    needs: ['build'],
  },
];
