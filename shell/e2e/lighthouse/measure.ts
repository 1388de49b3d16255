import { chromium, expect, test, type BrowserContext } from '@playwright/test';
import lighthouse from 'lighthouse';
import { createServer, type AddressInfo } from 'node:net';
import { addClass, signUp } from '../test.ts';

const categories = { performance: 0.95, accessibility: 1, 'best-practices': 0.95 };
const rounds = 3;

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

let session: Awaited<ReturnType<BrowserContext['cookies']>> = [];
test.beforeAll(async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await signUp(page);
  await addClass(page, 'Organic Chemistry');
  session = await context.cookies();
  await context.close();
});

for (const { name, path, signedIn } of [
  { name: 'landing', path: '/', signedIn: false },
  { name: 'dashboard', path: '/', signedIn: true },
  { name: 'classes', path: '/classes', signedIn: true },
]) {
  test(`${name} is quick, accessible and well made on a phone`, async ({ baseURL, launchOptions }) => {
    const port = await freePort();
    // the browser's default context: Lighthouse opens its page there and keeps its cookies
    const browser = await chromium.launchPersistentContext('', {
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
    });
    if (signedIn) await browser.addCookies(session);
    const scores = new Map<string, number[]>();
    const paints: number[] = [];
    const complaints = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const measured = await lighthouse(`${baseURL}${path}`, {
        port,
        onlyCategories: Object.keys(categories),
      });
      if (!measured) throw new Error('nothing was measured');
      const { lhr } = measured;
      for (const [id, { score, auditRefs }] of Object.entries(lhr.categories)) {
        scores.set(id, [...(scores.get(id) ?? []), score ?? 0]);
        for (const { id: audit, weight } of auditRefs)
          if (weight > 0 && (lhr.audits[audit]?.score ?? 1) < 0.9)
            complaints.add(`${audit} ${lhr.audits[audit]?.displayValue ?? ''}`);
      }
      paints.push(lhr.audits['largest-contentful-paint']?.numericValue ?? 0);
    }
    await browser.close();

    const medians = Object.fromEntries([...scores].map(([id, all]) => [id, middle(all)]));
    const shown = JSON.stringify({
      ...medians,
      largestPaintMs: Math.round(middle(paints)),
      complaints: [...complaints],
    });
    process.stdout.write(`${name}: ${shown}\n`);
    for (const [id, least] of Object.entries(categories)) expect.soft(medians[id], id).toBeGreaterThanOrEqual(least);
  });
}
