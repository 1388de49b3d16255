import type { Browser, BrowserContextOptions } from '@playwright/test';
import { expect } from '../test.ts';

export interface Screen {
  name: string;
  path: string;
  signedIn: boolean;
  /** Texts on the finished screen. */
  shows: readonly string[];
}

export interface Load {
  /** Bytes as sent, compressed. Page, pictures, fonts and data are the same in both builds. */
  scriptBytes: number;
  largestPaintMs: number;
}

/** Lighthouse's slow 4G as its devtools apply it, and a phone's processor. */
const network = { offline: false, latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 84_375 };
const slowerProcessor = 4;
const restMs = 1000;

declare global {
  interface Window {
    largestPaint: number;
  }
}

/** Prefetches of an idle page do not count. */
const prepare = () => {
  window.requestIdleCallback = () => 0;
  window.largestPaint = 0;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
};

/** One first visit with an empty cache. */
export const load = async (
  browser: Browser,
  context: BrowserContextOptions,
  { path, shows }: Screen,
): Promise<Load> => {
  const visit = await browser.newContext(context);
  try {
    const page = await visit.newPage();
    await page.addInitScript(prepare);
    const devtools = await visit.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
    const scripts = new Set<string>();
    let scriptBytes = 0;
    devtools.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    });
    await page.goto(path);
    for (const text of shows) await expect(page.getByText(text).first()).toBeVisible();
    await page.waitForTimeout(restMs);
    const largestPaintMs = await page.evaluate(() => window.largestPaint);
    return { scriptBytes, largestPaintMs };
  } finally {
    await visit.close();
  }
};
