import { readFile, rm, stat, utimes } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { publishShell } from './publish-shell.ts';
import { releaseFolder } from './testing/release-folder.ts';

const { path, web, write } = releaseFolder();

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const isThere = (file: string) =>
  stat(path('web', file)).then(
    () => true,
    () => false,
  );

const build = async (code: string) => {
  const entries = { visitor: `/assets/visitor.${code}.js`, host: `/assets/host.${code}.js` };
  await rm(path('shell'), { recursive: true, force: true });
  await write('shell/dist/shell.json', entries);
  await write(`shell/dist/assets/visitor.${code}.js`, 'visitor');
  await write(`shell/dist/assets/host.${code}.js`, `host ${code}`);
  await write('shell/dist/sw.js', code);
  await write('shell/dist/icons/icon.svg', code);
  return entries;
};
const live = async (): Promise<unknown> => JSON.parse(await readFile(path('web/shell.json'), 'utf8'));

describe('publishing the shell', () => {
  it('copies its assets and names its entries', async () => {
    const entries = await build('1');
    await publishShell(path('shell'), web());
    expect(await live()).toMatchObject(entries);
    const packed = await readFile(path('web/assets/host.1.js.br'));
    expect(brotliDecompressSync(packed).toString()).toBe('host 1');
  });

  it('replaces files served under fixed names', async () => {
    for (const code of ['old', 'new']) {
      await build(code);
      await publishShell(path('shell'), web());
      expect(await readFile(path('web/sw.js'), 'utf8')).toBe(code);
      expect(await readFile(path('web/icons/icon.svg'), 'utf8')).toBe(code);
    }
  });

  it('keeps a file for 30 days from when another shell replaced it, however old it is', async () => {
    await build('1');
    await publishShell(path('shell'), web());
    for (const file of ['host.1.js', 'host.1.js.br']) await utimes(path('web/assets', file), daysAgo(90), daysAgo(90));
    await build('2');
    await publishShell(path('shell'), web());
    expect(await isThere('assets/host.1.js')).toBe(true);
    expect(await isThere('assets/host.1.js.br')).toBe(true);

    await utimes(path('web/assets/host.1.js'), daysAgo(31), daysAgo(31));
    await build('3');
    await publishShell(path('shell'), web());
    expect(await isThere('assets/host.1.js')).toBe(false);
    expect(await isThere('assets/host.2.js')).toBe(true);
  });

  it('is left alone by a start once it was released', async () => {
    await build('1');
    expect(await publishShell(path('shell'), web(), 'start')).toMatchObject({ outcome: 'released' });
    const second = await build('2');
    await publishShell(path('shell'), web());
    await build('1');
    expect(await publishShell(path('shell'), web(), 'start')).toMatchObject({ outcome: 'kept' });
    expect(await live()).toMatchObject(second);
  });

  it('reports a missing entry and writes nothing', async () => {
    await build('1');
    await rm(path('shell/dist/assets/host.1.js'));
    await expect(publishShell(path('shell'), web())).rejects.toThrow('lacks its file /assets/host.1.js');
    expect(await isThere('shell.json')).toBe(false);
  });
});
