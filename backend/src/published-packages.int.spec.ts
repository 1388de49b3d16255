import { CreatedAccessToken } from '@hub/contracts';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from './app.ts';
import { startTestApp, type TestApp } from './platform/testing/test-app.ts';
import { inRoot } from '../../scripts/root.ts';
import { runProgram } from '../../scripts/run-program.ts';
import { installPacked } from '../../scripts/publishing/install-packed.ts';

let project: string;
let app: TestApp;
let env: Record<string, string>;
const noTypes = '--no-strip-types'; // as in a Node that knows nothing of TypeScript

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'hub-published-'));
  await writeFile(join(project, 'package.json'), '{ "type": "module" }');
  await installPacked(project);
  app = await startTestApp(features);
  const ann = await app.student();
  const { body } = await ann.post('/api/account/tokens', { name: 'Program', scopes: ['read', 'write'] });
  env = { HUB_URL: app.origin, HUB_TOKEN: CreatedAccessToken.parse(body).secret };
});
afterAll(async () => {
  await app.stop();
  await rm(project, { recursive: true, force: true });
});

const program = (rest: string) => `
  import { createHubClient } from '@hub/client';
  const hub = createHubClient({ url: process.env['HUB_URL'] ?? '', token: process.env['HUB_TOKEN'] ?? '' });
  const { data: task, error } = await hub.POST('/api/tasks', { body: { title: 'From a program' } });
  if (error) throw new Error(error.message);
  ${rest}`;

describe('a program outside of the repository, with the packages as they are published,', () => {
  it('uses the client in plain JavaScript', async () => {
    await writeFile(join(project, 'program.js'), program('console.log(task.title);'));
    const done = await runProgram(process.execPath, [noTypes, 'program.js'], { cwd: project, env });
    expect(done).toEqual({ code: 0, output: 'From a program\n' });
  });

  it('has the types of the API, which refuse what the API does', async () => {
    const check = async (rest: string) => {
      await writeFile(join(project, 'program.ts'), program(rest));
      const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--types', 'node'];
      const types = ['--typeRoots', inRoot('node_modules', '@types')];
      const tsc = inRoot('node_modules', 'typescript-native', 'bin', 'tsc');
      return runProgram(process.execPath, [tsc, ...options, ...types, 'program.ts'], { cwd: project });
    };
    expect(await check('console.log(task.title.toUpperCase());')).toEqual({ code: 0, output: '' });
    const { code, output } = await check("await hub.GET('/api/nothing'); console.log(task.colour);");
    expect(code).not.toBe(0);
    expect(output).toMatch(/^program\.ts\(6,13\)/m); // a path that does not exist
    expect(output).toContain("Property 'colour' does not exist");
  });

  it('starts the assistant’s server by its command', async () => {
    const folder = join(project, 'node_modules', '@hub', 'mcp');
    const { bin, version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      bin: Record<string, string>;
      version: string;
    };
    const main = join(folder, bin['hub-mcp'] ?? '');
    expect(await readFile(main, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
    const assistant = new Client({ name: 'test', version: '1' });
    await assistant.connect(new StdioClientTransport({ command: process.execPath, args: [noTypes, main], env }));
    expect(assistant.getServerVersion()).toMatchObject({ name: 'academic-hub', version });
    const answer = JSON.stringify(await assistant.callTool({ name: 'whats_due', arguments: {} }));
    expect(answer).toContain('hub-data-');
    await assistant.close();
  });

  it('gets a readme and a licence, and neither sources nor tests', async () => {
    for (const name of ['client', 'mcp']) {
      const folder = join(project, 'node_modules', '@hub', name);
      for (const file of ['README.md', 'LICENSE']) expect((await stat(join(folder, file))).size).toBeGreaterThan(500);
      await expect(stat(join(folder, 'src'))).rejects.toThrow('ENOENT');
    }
  });
});
