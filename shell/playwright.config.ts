import { defineConfig } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 3900);

/** Journeys over the whole product, built as it is deployed and started as `pnpm start` starts it. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 2, // each has its own students; a journey spends half of its time waiting
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['list'],
    ...(process.env['E2E_REPORT'] ? [['json', { outputFile: process.env['E2E_REPORT'] }] as const] : []),
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: { mode: 'retain-on-failure', screenshots: false }, // pictures of every step cost a fifth of the processor
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    serviceWorkers: 'block', // it would respond before the faults that a journey injects; one journey tests it
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node e2e/serve.ts',
    url: `http://localhost:${port}/api/health`,
    env: {
      PORT: String(port),
      POSTGRES_PORT: String(port + 1),
      EVENT_LOG_PORT: String(port + 2),
      TEMPORAL_PORT: String(port + 3),
      CALENDAR_LOOPBACK: 'on', // a journey serves a calendar itself
    },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
  },
});
