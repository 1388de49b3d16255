import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Lighthouse's mobile profile on three screens; run by `pnpm lighthouse` on an idle machine. */
export default defineConfig(journeys, {
  testDir: 'e2e/lighthouse',
  testMatch: 'measure.ts',
  timeout: 300_000,
  use: { trace: 'off', screenshot: 'off' },
});
