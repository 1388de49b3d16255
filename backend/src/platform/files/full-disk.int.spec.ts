import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-full-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a program whose files cannot grow beyond 64 KiB. To a write, the kernel reports that limit like a full disk. */
const runWithLittleSpace = async (program: string, output: string) => {
  const file = join(folder, output);
  const shell = `ulimit -f 64; exec "$0" --input-type=module --eval "$1" 3>&1 1>"$2"`;
  const env = { PATH: process.env['PATH'], TMPDIR: folder };
  const args = ['-c', shell, process.execPath, program, file];
  const { stdout } = await promisify(execFile)('sh', args, { env, cwd: import.meta.dirname });
  return z.looseObject({}).parse(JSON.parse(stdout));
};

const from = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
const importReport = `import { writeSync } from 'node:fs'; const report = (what) => writeSync(3, JSON.stringify(what));`;

const uploading = `
  ${importReport}
  import Koa from 'koa';
  import { pino } from 'pino';
  import { createDiskBlobs } from ${from('./disk-blobs.ts')};
  import { createFileStore } from ${from('./file-store.ts')};
  import { createInMemoryFileKeys } from ${from('../testing/in-memory-keys.ts')};
  import { problems } from ${from('../http/problem.ts')};
  import { withUpload } from ${from('../http/routing/upload.ts')};
  import { listen } from ${from('../http/listen.ts')};
  const files = createFileStore(createDiskBlobs(process.env.TMPDIR + '/files'), createInMemoryFileKeys());
  const owner = '3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11';
  const app = new Koa();
  app.use(async (ctx, next) => { ctx.state.log = pino({ level: 'silent' }); await next(); });
  app.use(problems());
  app.use((ctx) => withUpload(ctx, undefined, {
    accepts: () => undefined,
    receive: async ({ file }) => { await files.put(owner, { path: file.path }, 'document-1'); ctx.status = 201; ctx.body = {}; },
  }));
  const { port, close } = await listen(app.callback(), { port: 0, host: '127.0.0.1' });
  const send = async (size) => {
    const body = new FormData();
    body.set('file', new File([new Uint8Array(size)], 'notes.txt'));
    const answer = await fetch('http://127.0.0.1:' + port + '/api/upload', { method: 'POST', body });
    return { status: answer.status, body: await answer.json() };
  };
  const large = await send(1_000_000);
  const stored = await files.put(owner, new Uint8Array(1_000_000), 'document-1').catch((error) => error.code);
  const small = await send(1_000);
  await close();
  report({ large, stored, small });
`;

const logging = `
  ${importReport}
  import { createLog } from ${from('../../../../packages/telemetry/src/index.ts')};
  const log = createLog('test', 'info');
  for (let line = 0; line < 2000; line += 1) log.info({ line }, 'a line of the log');
  report({ alive: true });
`;

describe('on a full disk', () => {
  it('an upload is rejected with a clear message and leaves nothing behind; a smaller one is accepted', async () => {
    const answers = await runWithLittleSpace(uploading, 'uploading.txt');
    expect(answers).toMatchObject({
      large: { status: 507, body: { code: 'storage_full', message: expect.stringContaining('run out of space') } },
      stored: 'EFBIG',
      small: { status: 201 },
    });
    expect((await readdir(folder)).filter((name) => name.startsWith('hub-upload-'))).toEqual([]);
    const kept = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true });
    expect(kept.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}$/), // the small one, and nothing of the others
    ]);
  });

  it('the log loses lines, and the process continues', async () => {
    expect(await runWithLittleSpace(logging, 'logging.txt')).toEqual({ alive: true });
  });
});
