import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/build/**', '**/dist/**', '.data/**'];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
  test: {
    maxWorkers: '100%', // the default leaves one processor idle, which is half of a small machine
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.spec.ts'],
          exclude: [...exclude, '**/*.int.spec.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['**/*.spec.tsx'],
          exclude,
          environment: 'jsdom',
          testTimeout: 30_000,
          setupFiles: ['./scripts/setup-dom.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'int',
          include: ['**/*.int.spec.ts'],
          exclude,
          environment: 'node',
          globalSetup: ['./infra/postgres/src/testing-setup.ts', './infra/local/src/testing/temporal.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 3, // most of the time they wait for disk and for each other
        },
      },
    ],
  },
});
