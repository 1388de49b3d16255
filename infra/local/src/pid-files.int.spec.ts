import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { endLeftovers } from './pid-files.ts';
import { exists, temporaryFolder } from './testing/fakes.ts';

const source = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

/** A supervisor with one stubborn process and its child; prints the pids of both. */
const supervisor = (folder: string) => `
  const { createProduct } = await import(${source('product.ts')});
  const { fakePart, stubborn } = await import(${source('testing/fakes.ts')});
  const line = (source, text) => console.log(text);
  createProduct(${JSON.stringify(folder)}, { line, plain: line }).start(fakePart('worker', stubborn));`;

describe('a process that a killed supervisor left running', () => {
  it('is ended by the next start', async () => {
    const folder = temporaryFolder();
    const child = spawn(process.execPath, ['--input-type=module', '-e', supervisor(folder)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const pids: number[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      pids.push(Number(line.replace('pid ', '')));
      if (pids.length === 2) break;
    }
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(pids.filter(exists)).toEqual(pids);
    expect(await endLeftovers(folder)).toEqual(['worker']);
    expect(pids.filter(exists)).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is left alone when its pid now belongs to another process', async () => {
    const folder = temporaryFolder();
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true });
    await once(stranger, 'spawn');
    const record = { pid: stranger.pid, identity: 'an earlier start' };
    writeFileSync(join(folder, 'api.json'), JSON.stringify(record));
    expect(await endLeftovers(folder)).toEqual([]);
    expect(stranger.exitCode).toBeNull();
    stranger.kill();
  });
});
