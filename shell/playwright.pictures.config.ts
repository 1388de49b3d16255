import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Every screen in every state, width and theme, as pictures to look at; run by `pnpm pictures`. */
export default defineConfig(journeys, {
  testDir: 'e2e/pictures',
  testMatch: 'take-pictures.ts',
  timeout: 300_000,
  use: { trace: 'off', screenshot: 'off' },
});
