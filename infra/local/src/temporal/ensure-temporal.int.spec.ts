import { chmodSync, copyFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/fakes.ts';
import { ensureTemporal, TemporalUnavailable, type Source } from './ensure-temporal.ts';

let cacheFolder: string;
beforeEach(() => {
  cacheFolder = temporaryFolder();
});

const onPath = 'no-such-temporal';
const programIn = (folder: string, text = '#!/bin/sh\necho 1.5.1\n') => {
  const path = join(folder, 'program');
  writeFileSync(path, text);
  chmodSync(path, 0o755);
  return path;
};
const working = (name: string) => {
  const source = {
    name,
    count: 0,
    get: async (folder: string) => {
      source.count += 1;
      await sleep(100);
      return programIn(folder);
    },
  };
  return source;
};
const failing = (name: string, reason: string): Source => ({ name, get: () => Promise.reject(new Error(reason)) });

describe('the Temporal server', () => {
  it('is the one on the PATH if there is one', async () => {
    const program = programIn(temporaryFolder());
    expect(await ensureTemporal({ cacheFolder, onPath: program, sources: [] })).toBe(program);
  });

  it('is fetched once and then taken from the cache', async () => {
    const source = working('download');
    const program = await ensureTemporal({ cacheFolder, onPath, sources: [source] });
    expect(program).toBe(join(cacheFolder, 'temporal'));
    expect(await ensureTemporal({ cacheFolder, onPath, sources: [] })).toBe(program);
    expect(source.count).toBe(1);
  });

  it('is fetched from the next source when one fails or delivers a program that does not run here', async () => {
    const broken: Source = {
      name: 'download',
      get: (folder) => Promise.resolve(programIn(folder, '#!/bin/sh\nexit 1\n')),
    };
    const sources = [failing('mirror', 'no way'), broken, working('build')];
    expect(await ensureTemporal({ cacheFolder, onPath, sources })).toBe(join(cacheFolder, 'temporal'));
    expect(readdirSync(cacheFolder)).toEqual(['temporal']);
  });

  it('is fetched once when two starts need it at the same time', async () => {
    const source = working('download');
    const options = { cacheFolder, onPath, sources: [source] };
    await Promise.all([ensureTemporal(options), ensureTemporal(options)]);
    expect(source.count).toBe(1);
  });

  it('is fetched again when the cached copy does not run', async () => {
    copyFileSync('/dev/null', join(cacheFolder, 'temporal'));
    const program = await ensureTemporal({ cacheFolder, onPath, sources: [working('download')] });
    expect(existsSync(program)).toBe(true);
    expect(await ensureTemporal({ cacheFolder, onPath, sources: [] })).toBe(program);
  });

  it('is reported as unavailable, with all that was tried and what to install', async () => {
    const sources = [failing('the official download', 'nothing arrived for 20 s'), failing('go install', 'no go')];
    const wanted = ensureTemporal({ cacheFolder, onPath, sources });
    await expect(wanted).rejects.toThrow(TemporalUnavailable);
    await expect(wanted).rejects.toThrow(
      / {2}the official download: nothing arrived for 20 s\n {2}go install: no go\nInstall the/,
    );
    expect(readdirSync(cacheFolder)).toEqual([]);
  });

  it('is not waited for when the start is cancelled', async () => {
    const never: Source = { name: 'download', get: (_folder, _progress, stop) => sleep(60_000, '', { signal: stop }) };
    const stop = AbortSignal.timeout(100);
    await expect(ensureTemporal({ cacheFolder, onPath, sources: [never], stop })).rejects.toThrow('timeout');
    expect(readdirSync(cacheFolder)).toEqual([]);
  });
});
