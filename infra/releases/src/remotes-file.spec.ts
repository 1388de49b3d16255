import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { changeRemotes, readRemotes } from './remotes-file.ts';
import { releaseFolder } from './testing/release-folder.ts';

const { web, write } = releaseFolder();
const entry = (version: string) => ({ version, entry: '/e.js', preload: {}, requires: {}, routes: [], slots: {} });

it('keeps the change of a writer that did not respect the lock while this one was stalled', async () => {
  await changeRemotes(web(), async () => ({ calendar: entry('1'), classes: entry('1') }));
  let calls = 0;
  await changeRemotes(web(), async (remotes) => {
    calls += 1;
    if (calls === 1) {
      await write('web/remotes.json', {
        revision: 'of the other',
        remotes: { ...remotes, classes: entry('rolled back') },
      });
      await sleep(5);
    }
    return { ...remotes, calendar: entry('2') };
  });
  const { remotes } = await readRemotes(web());
  expect([remotes['calendar']?.version, remotes['classes']?.version]).toEqual(['2', 'rolled back']);
});
