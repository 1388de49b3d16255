import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/build/**', '**/dist/**', '.data/**'];

/** A limit finds what hangs. It measures nothing: a machine with other work may take its time. */
const patient = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };
/**
 * Specs inside one process share what they import, which halves their time; a spec that reads a module's state as it
 * loads calls `vi.resetModules()` first.
 */
const light = { ...patient, isolate: false } as const;
/** Specs that mostly wait for disk, for servers and for each other. */
const services = { ...light, exclude, environment: 'node', maxWorkers: 3, sequence: { groupOrder: 1 } } as const;
const postgres = './infra/postgres/src/testing-setup.ts';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
  test: {
    strictTags: false, // a test names the lines of the specification that it proves by their ids
    maxWorkers: '100%', // the default leaves one processor idle, which is half of a small machine
    projects: [
      {
        extends: true,
        test: {
          ...light,
          name: 'unit',
          include: ['**/*.spec.ts'],
          exclude: [...exclude, '**/*.{property,int,temporal,chart}.spec.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          ...light,
          name: 'property',
          include: ['**/*.property.spec.ts'],
          exclude,
          environment: 'node',
          testTimeout: Math.max(300_000, 300 * Number(process.env['FC_RUNS'] || 1_000)),
        },
      },
      {
        extends: true,
        test: {
          ...light,
          name: 'dom',
          include: ['**/*.spec.tsx'],
          exclude,
          environment: 'jsdom',
          setupFiles: ['./scripts/setup-dom.ts'],
        },
      },
      {
        extends: true,
        test: { ...services, name: 'int', include: ['**/*.int.spec.ts'], globalSetup: [postgres] },
      },
      {
        // `pnpm chart` alone: the first run builds programs with Go for minutes, each once and therefore file by file
        extends: true,
        test: {
          ...light,
          name: 'chart',
          include: ['**/*.chart.spec.ts'],
          exclude,
          hookTimeout: 30 * 60_000,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          ...services,
          name: 'temporal',
          isolate: true, // the client library has one runtime per process
          include: ['**/*.temporal.spec.ts'],
          globalSetup: [postgres, './infra/local/src/testing/temporal.ts'],
        },
      },
    ],
  },
});
