import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The federated build against one bundle of the same screens; run by `pnpm bundles` on a quiet machine. */
export default defineConfig(journeys, {
  testDir: 'e2e/bundles',
  testMatch: 'measure.ts',
  timeout: 900_000,
  use: { trace: 'off', screenshot: 'off' },
});
