import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { createProduct } from '../product.ts';
import { fakeService, listeningLog, serving, temporaryFolder } from '../testing/fakes.ts';
import { restartedOnChange } from './restarted-on-change.ts';

const log = listeningLog();
const product = createProduct(temporaryFolder(), log);
afterEach(() => product.stop());

it('a process restarts when a source changes, once for several changes at the same time', async () => {
  const folder = temporaryFolder();
  product.start(restartedOnChange(fakeService('worker', serving), [folder]));
  await log.until(/: pid/);
  for (const name of ['a.ts', 'b.ts', 'c.ts']) writeFileSync(join(folder, name), '');
  await log.until(/: pid/, 2);
  await sleep(700);
  expect(log.pids()).toHaveLength(2);
  expect(log.lines).toContain('worker: bye');
});
