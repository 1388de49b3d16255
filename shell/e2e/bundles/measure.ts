import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addClass, expect, signUp, test } from '../test.ts';
import { openFront } from './front.ts';
import { load, type Load, type Screen } from './load.ts';
import { pageInOnePiece } from './page-in-one-piece.ts';
import { buildSingleBundle } from './single-bundle.ts';

const rounds = 5;
const className = 'Organic Chemistry';
const screens: readonly Screen[] = [
  { name: 'landing', path: '/', signedIn: false, shows: ['Your whole semester, on one calm page'] },
  { name: 'dashboard', path: '/', signedIn: true, shows: [className, 'Nothing is due in the next two weeks.'] },
  { name: '/classes', path: '/classes', signedIn: true, shows: [className] },
];

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (ms: number) => `${Math.round(ms)} ms`;

const figures = [
  { name: 'scripts', of: ({ scriptBytes }: Load) => scriptBytes, shown: kilobytes },
  { name: 'LCP', of: ({ largestPaintMs }: Load) => largestPaintMs, shown: milliseconds },
];

test('what federation costs against one bundle of the same screens', async ({ page, browser, baseURL }) => {
  await signUp(page);
  await addClass(page, className);
  const storageState = await page.context().storageState();

  const upstream = baseURL ?? '';
  const folder = await mkdtemp(join(tmpdir(), 'hub-bundle-'));
  const single = await buildSingleBundle(folder);
  const fronts = {
    federated: await openFront({ upstream, page: (html) => html }),
    single: await openFront({ upstream, page: pageInOnePiece(single.entry), web: single.web }),
  };
  const rows = ['| Screen | Figure | Federated | Single bundle | Ratio |', '| --- | --- | --- | --- | --- |'];
  try {
    for (const screen of screens) {
      const loads: { federated: Load[]; single: Load[] } = { federated: [], single: [] };
      for (let round = 0; round < rounds; round += 1) {
        for (const variant of ['federated', 'single'] as const) {
          const context = { baseURL: fronts[variant].origin, ...(screen.signedIn && { storageState }) };
          loads[variant].push(await load(browser, { ...context, serviceWorkers: 'block' }, screen));
        }
      }
      for (const { name, of, shown } of figures) {
        const federated = middle(loads.federated.map(of));
        const one = middle(loads.single.map(of));
        expect(one, `${name} of ${screen.name}`).toBeGreaterThan(0);
        rows.push(
          `| ${screen.name} | ${name} | ${shown(federated)} | ${shown(one)} | ${(federated / one).toFixed(2)}× |`,
        );
      }
    }
  } finally {
    for (const { close } of Object.values(fronts)) close();
    await rm(folder, { recursive: true });
  }
  process.stdout.write(`${rows.join('\n')}\n`);
});
