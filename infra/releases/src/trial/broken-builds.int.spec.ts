import { beforeAll, expect, it } from 'vitest';
import { publishRemote } from '../publish-remote.ts';
import { type Files, liveShell, working } from '../testing/small-remote.ts';
import type { ApiDocument } from './compare-endpoints.ts';
import { examiner } from './examine.ts';

const { web, write, manifestText } = liveShell();

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const task = {
  type: 'object',
  properties: { id: { type: 'string' }, done: { type: 'boolean' } },
  required: ['id', 'done'],
};
const api: ApiDocument = {
  paths: {
    '/api/tasks': {
      get: { responses: { 200: json({ type: 'array', items: { $ref: '#/components/schemas/Task' } }) } },
      post: { requestBody: json({ $ref: '#/components/schemas/Task' }), responses: { 201: json({}) } },
    },
  },
  components: { schemas: { Task: task } },
};

let builds = 0;
/** Each build is another one, or nothing would be tried. */
const publish = async (files: Files, limitMs = 60_000) => {
  builds += 1;
  const folder = await write({ ...working, 'dist/1.0.0/assets/build.js': `export const build = ${builds};`, ...files });
  return publishRemote(folder, web(), { examine: examiner(web(), api, limitMs) });
};

const dist = 'dist/1.0.0';
const entry = `${dist}/assets/entry.js`;
const route = `${dist}/assets/route.js`;
const slot = `${dist}/assets/slot.js`;
const needs = (endpoints: object[], imports: object = {}) => ({ [`${dist}/mf-needs.json`]: { endpoints, imports } });
const declares = (change: object) => ({ 'remote.json': { ...working['remote.json'], ...change } });
const renders = (code: string) =>
  `export const create = (lent) => lent('@hub/mfe').createApplication('mfe_small', () => { ${code} });`;
const withTitle = { ...task, properties: { ...task.properties, title: { type: 'string' } } };

/** Long enough for a build that works, however busy the machine is. */
let enoughSeconds = 60;

beforeAll(async () => {
  await publish({});
  const begun = performance.now();
  await publish({});
  enoughSeconds = Math.ceil((6 * (performance.now() - begun)) / 1000);
  const folder = await write({
    ...working,
    'remote.json': { name: 'mfe_other', routes: ['/other/:id'], slots: {} },
    [`${dist}/mf-manifest.json`]: { ...working[`${dist}/mf-manifest.json`], name: 'mfe_other' },
  });
  await publishRemote(folder, web());
});

const kinds: [kind: string, reason: string | RegExp, files: Files][] = [
  ['an entry that is cut off', 'the script entry.js failed: SyntaxError', { [entry]: working[entry].slice(0, 150) }],
  ['HTML instead of a script', 'the script slot.js failed: SyntaxError', { [slot]: '<!doctype html><p>Not found' }],
  [
    'a syntax error in a part that is fetched later',
    'the script later.js failed: SyntaxError',
    { [`${dist}/assets/later.js`]: 'const = 1' },
  ],
  ['no file of a module', 'lacks its file assets/slot.js', { [slot]: null }],
  ['no file of a part that is fetched later', 'lacks its file assets/later.js', { [`${dist}/assets/later.js`]: null }],
  ['an entry that throws', 'the remote failed: Error: no', { [entry]: `throw new Error('no');` }],
  ['a module that throws', /the remote failed: .*too early/, { [route]: `throw new Error('too early');` }],
  [
    'a module that its container lacks',
    /the remote failed: .*mfe_small has no \.\/slots\/month/,
    { [entry]: working[entry].replace("'./slots/month'", "'./slots/week'") },
  ],
  [
    'a declared module that it does not expose',
    'does not expose ./slots/week',
    declares({ slots: { 'dashboard-month': './slots/week' } }),
  ],
  [
    'a slot of two components',
    'must export one component',
    { [slot]: `export const create = () => ({ A: () => null, B: () => null });` },
  ],
  [
    'lifecycles that cannot be mounted',
    'exports no bootstrap, mount and unmount',
    { [route]: 'export const create = () => ({ mount: () => {} });' },
  ],
  [
    'an import that the shell does not lend',
    'the shell does not lend useTomorrow of react',
    needs([], { react: ['useState', 'useTomorrow'] }),
  ],
  ['a package that the shell does not lend', 'the shell does not lend preact', needs([], { preact: ['h'] })],
  [
    'a call of a hook that the shell does not lend',
    /the route \/small failed: TypeError: .*useTomorrow/,
    { [route]: renders(`lent('react').useTomorrow();`) },
  ],
  [
    'its own React',
    'it bundles its own React',
    { [route]: `${working[route]} export const __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = {};` },
  ],
  [
    'an endpoint that the API lacks',
    'the live API has no PUT /api/grades/:id',
    needs([{ method: 'PUT', path: '/api/grades/:id' }]),
  ],
  [
    'a field that the API does not give',
    'GET /api/tasks of the live API: the result lacks title',
    needs([
      {
        method: 'GET',
        path: '/api/tasks',
        result: { type: 'array', items: { ...withTitle, required: ['id', 'title'] } },
      },
    ]),
  ],
  [
    'a field that the API does not read',
    'POST /api/tasks of the live API: the request has no title',
    needs([{ method: 'POST', path: '/api/tasks', body: { ...withTitle, required: ['id', 'done'] } }]),
  ],
  [
    'no field that the API demands',
    'POST /api/tasks of the live API: the request needs done',
    needs([{ method: 'POST', path: '/api/tasks', body: { ...task, required: ['id'] } }]),
  ],
  [
    'a route that throws',
    'the route /small failed: Error: no page',
    { [route]: renders(`throw new Error('no page');`) },
  ],
  [
    'a slot that throws',
    'the slot dashboard-month failed: Error: no month',
    { [slot]: `export const create = () => ({ Month: () => { throw new Error('no month'); } });` },
  ],
  [
    'an effect that throws',
    'the route /small failed: Error: too late',
    { [route]: renders(`lent('react').useEffect(() => { throw new Error('too late'); }); return null;`) },
  ],
  [
    'a promise that nobody awaits and that fails',
    'the route /small failed: Error: lost',
    { [route]: renders(`lent('react').useEffect(() => void Promise.reject(new Error('lost'))); return null;`) },
  ],
  ['an end of the page', 'the remote ended the process', { [entry]: 'process.exit();' }],
  ['all the memory', 'ended the process', { [entry]: 'const all = []; for (;;) all.push(new Array(1e6).fill(0.5));' }],
  ['a path of the shell', 'settings', declares({ routes: ['/settings'] })],
  ['a path of another remote', 'mfe_other', declares({ routes: ['/other/new'] })],
  ['the name of another remote', 'contains a build of mfe_small, not mfe_other', declares({ name: 'mfe_other' })],
  [
    'nothing',
    'mf-manifest.json is missing',
    Object.fromEntries(
      Object.keys(working)
        .filter((file) => file.startsWith(dist))
        .map((file) => [file, null]),
    ),
  ],
  ['no word about what it needs', 'mf-needs.json is missing', { [`${dist}/mf-needs.json`]: null }],
  ['too many bytes', 'it is larger than 25 MB', { [`${dist}/assets/film.mp4`]: 'x'.repeat(25_000_001) }],
];

it.each(kinds)('a build with %s is refused by name, and the live one stays', async (_, reason, files) => {
  const before = await manifestText();
  await expect(publish(files)).rejects.toThrow(reason);
  expect(await manifestText()).toBe(before);
});

it.each([
  ['loads', 'the remote', { [entry]: 'for (;;);' }],
  ['is mounted', 'the route /small', { [route]: renders('for (;;);') }],
])('a build that never ends when it %s is refused by name', async (_, what, files) => {
  const before = await manifestText();
  await expect(publish(files, enoughSeconds * 1000)).rejects.toThrow(`${what} did not end within ${enoughSeconds} s`);
  expect(await manifestText()).toBe(before);
});

it('a build reads none of the settings of the process that tries it, nor its files', async () => {
  const secret = {
    [route]: renders(
      `return lent('react').createElement('p', null, ...Object.keys(process.env).map((name) => { throw new Error(name); }));`,
    ),
  };
  await expect(publish(secret)).resolves.toMatchObject({ outcome: 'released' });
  const file = {
    [entry]: `import { readFileSync } from 'node:fs';\nreadFileSync('/etc/hostname');\n${working[entry]}`,
  };
  await expect(publish(file)).rejects.toThrow('Access to this API has been restricted');
});
