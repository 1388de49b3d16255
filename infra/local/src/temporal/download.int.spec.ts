import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { temporaryFolder } from '../testing/fakes.ts';
import { archiveFor } from './archives.ts';
import { downloadArchive } from './download.ts';

const text = '#!/bin/sh\necho 1.5.1\n';

const packed = () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'temporal'), text);
  chmodSync(join(folder, 'temporal'), 0o755);
  execFileSync('tar', ['-czf', 'archive', 'temporal'], { cwd: folder });
  return readFileSync(join(folder, 'archive'));
};

let server: Server;
let [archive, origin] = [Buffer.of(), ''];
beforeAll(async () => {
  archive = packed();
  server = createServer((request, response) => {
    if (request.url === '/moved') response.writeHead(302, { location: '/archive' }).end();
    else if (request.url === '/archive') response.end(archive);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${z.object({ port: z.number() }).parse(server.address()).port}`;
});
afterAll(() => server.close());

const get = (path: string, sha256: string, stop = new AbortController().signal) => {
  const folder = temporaryFolder();
  return { folder, done: downloadArchive({ url: origin + path, sha256 }, folder, { progress: () => undefined, stop }) };
};
const right = () => createHash('sha256').update(archive).digest('hex');

describe('a download of the Temporal server', () => {
  it('is unpacked when it has the pinned checksum', async () => {
    const { folder, done } = get('/moved', right());
    expect(await done).toBe(join(folder, 'temporal'));
    expect(readFileSync(join(folder, 'temporal'), 'utf8')).toBe(text);
    expect(readdirSync(folder)).toEqual(['temporal']);
  });

  it('is refused and removed when it has another one', async () => {
    const { folder, done } = get('/archive', '0'.repeat(64));
    await expect(done).rejects.toThrow(/^refused: .* has the checksum [\da-f]{64} instead of 0{64}$/);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('fails with the status of the server, and when the start is cancelled', async () => {
    await expect(get('/none', right()).done).rejects.toThrow('/none responded with 404');
    const cancelled = AbortSignal.abort(new Error('cancelled'));
    await expect(get('/archive', right(), cancelled).done).rejects.toThrow('cancelled');
  });

  it('is pinned for every kind of machine that the product runs on, and for no other', () => {
    const kinds = ['linux', 'darwin'].flatMap((platform) => ['x64', 'arm64'].map((arch) => archiveFor(platform, arch)));
    expect(new Set(kinds.map(({ sha256 }) => sha256)).size).toBe(4);
    expect(() => archiveFor('win32', 'x64')).toThrow('no checksum is known for win32 on x64');
  });
});
