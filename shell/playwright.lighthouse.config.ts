import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Lighthouse's mobile profile over three screens; run by `pnpm lighthouse` on a quiet machine. */
export default defineConfig(journeys, {
  testDir: 'e2e/lighthouse',
  testMatch: 'measure.ts',
  timeout: 300_000,
  use: { trace: 'off', screenshot: 'off' },
});
