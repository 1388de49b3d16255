import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Compares the federated build with one bundle of the same screens; run by `pnpm bundles` on an idle machine. */
export default defineConfig(journeys, {
  testDir: 'e2e/bundles',
  testMatch: 'measure.ts',
  timeout: 900_000,
  use: { trace: 'off', screenshot: 'off' },
});
