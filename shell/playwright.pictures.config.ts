import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Pictures of every screen in every state, width and theme; run by `pnpm pictures`. */
export default defineConfig(journeys, {
  testDir: 'e2e/pictures',
  testMatch: 'take-pictures.ts',
  timeout: 300_000,
  use: { trace: 'off', screenshot: 'off' },
});
