import * as contracts from '@hub/contracts';
import { createServer, Socket, type Server } from 'node:net';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { features } from '../app.ts';
import { createPictureFetch } from '../platform/identity/index.ts';
import { httpClient } from '../platform/testing/http-client.ts';
import { startTestApp, type TestApp, type TestClient } from '../platform/testing/test-app.ts';
import { belongingsOf, type Own } from './testing/belongings.ts';
import { filled, placesOf, type Row, type Sent } from './testing/row.ts';
import { rows } from './testing/rows.ts';
import { nameOf, send } from './testing/send.ts';

const canary = `canary-${randomBytes(6).toString('hex')}`;
const canaryId = 'ca4a7eee-0000-4000-8000-00000ca4a7ee';
const canaryNumber = 424_242;

const lines: string[] = [];
let app: TestApp;
let trap: Server;
let caught = 0;

/** All hosts that this process has connected to during the test. */
const connecting = vi.spyOn(Socket.prototype, 'connect');
const Target = z.looseObject({ host: z.string().optional(), path: z.string().optional() });
const hosts = () => {
  const targets = connecting.mock.calls.map((given) => Target.safeParse([given].flat(2)[0]).data);
  return new Set(targets.map((target) => target?.path ?? target?.host ?? 'localhost'));
};

beforeAll(async () => {
  trap = createServer((socket) => {
    caught += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(trap, 'listening');
  app = await startTestApp(features, { onLogLine: (line) => lines.push(line), fetchPicture: createPictureFetch() });
});
afterAll(async () => {
  connecting.mockRestore();
  await app.stop();
  trap.close();
});

const request = async (row: Row, own: Own): Promise<Sent> => {
  const ids = new Map<string, string>();
  for (const { path, kind } of placesOf(row)) ids.set(path, await own(kind));
  return filled(row, (path) => ids.get(path) ?? '');
};

/** Routes that accept fields, except for deleting the account. */
const taking = () =>
  app.operations.filter(
    ({ access, body, path, method }) => access === 'student' && body && `${method} ${path}` !== 'DELETE /api/account',
  );

const Shape: z.ZodType<Shape> = z.lazy(() =>
  z.looseObject({
    type: z.string().or(z.array(z.string())).optional(),
    format: z.string().optional(),
    properties: z.record(z.string(), Shape).optional(),
    items: Shape.optional(),
    anyOf: z.array(Shape).optional(),
  }),
);
interface Shape {
  readonly type?: string | string[] | undefined;
  readonly format?: string | undefined;
  readonly properties?: Readonly<Record<string, Shape>> | undefined;
  readonly items?: Shape | undefined;
  readonly anyOf?: readonly Shape[] | undefined;
}

/** Without the OpenAPI names of schemas. */
const inline = { unrepresentable: 'any', reused: 'inline', metadata: z.registry<Record<string, unknown>>() } as const;

const valueFor = ({ type: given, format, anyOf = [] }: Shape): unknown => {
  const type = [given].flat()[0];
  if (anyOf[0]) return valueFor(anyOf[0]);
  if (format === 'uuid') return canaryId;
  if (format === 'date-time') return '1999-09-09T09:09:09.999Z';
  if (type === 'boolean') return true;
  return type === 'integer' || type === 'number' ? canaryNumber : canary;
};

const fieldsIn = ({ properties = {}, items, anyOf = [] }: Shape): [string, unknown][] => [
  ...Object.entries(properties).map(([name, shape]): [string, unknown] => [name, valueFor(shape)]),
  ...Object.values(properties).flatMap(fieldsIn),
  ...(items ? fieldsIn(items) : []),
  ...anyOf.flatMap(fieldsIn),
];

/** Every field of any view in the contracts, and some that only tables have. */
const everyField = () => {
  const views = Object.values(contracts).filter((each) => each instanceof z.ZodObject);
  const shapes = views.map((view) => Shape.parse(z.toJSONSchema(view, { ...inline, io: 'output' })));
  const hidden = { ownerId: canaryId, userId: canaryId, role: canary, passwordHash: canary, superseded: true };
  return { ...Object.fromEntries(shapes.flatMap(fieldsIn)), ...hidden, deletedAt: '1999-09-09T09:09:09.999Z' };
};

const namesIn = (schema: z.ZodType) =>
  new Set(fieldsIn(Shape.parse(z.toJSONSchema(schema, { ...inline, io: 'input' }))).map(([name]) => name));

/** A response without the parts that differ from thing to thing. */
const comparable = ({ status, body }: { readonly status: number; readonly body: unknown }) => ({
  status,
  text: JSON.stringify(body)?.replaceAll(
    /[\da-f]{8}-[\da-f-]{27}|\d{4}-\d\d-\d\dT[\d:.]+Z|"[\da-f]{64}"|[\da-f]{40}\.ics|[\da-f]{12}@|hub_[\w-]{43}|whsec_[\w+/]{43}=/g,
    '…',
  ),
});

const storedEverywhere = async () => {
  const { db, eventLog, codec } = app.platform;
  const { rows: tables } = await db.raw<{ rows: { name: string }[] }>(
    `select tablename as name from pg_tables where schemaname = current_schema()`,
  );
  const kept = await Promise.all(tables.map(({ name }) => db(name).select()));
  const events: unknown[] = [];
  for await (const message of eventLog.readAll()) events.push((await codec.decode(message)).shape, message.metadata);
  return JSON.stringify([kept, events]);
};

describe('[A3] a field that a command does not accept', () => {
  it('changes no response and is stored nowhere, whichever view or table has it', async () => {
    const extra = everyField();
    for (const operation of taking()) {
      const row = rows[nameOf(operation)] ?? {};
      const named = operation.body ? namesIn(operation.body) : new Set();
      const unnamed = Object.fromEntries(Object.entries(extra).filter(([field]) => !named.has(field)));
      const [plain, stuffed] = [await app.student(), await app.student()];
      const sent = await request(row, belongingsOf(stuffed, app));
      const body = operation.multipart
        ? { ...(sent.body as object), ownerId: canaryId, modelUsed: canary, name: canary }
        : { ...(sent.body as object), ...unnamed };
      const answers = [
        await send(plain, operation, await request(row, belongingsOf(plain, app))),
        await send(stuffed, operation, { ...sent, body }),
      ];
      const [without, withThem] = answers.map(comparable);
      expect({ name: nameOf(operation), ...withThem }).toEqual({ name: nameOf(operation), ...without });
    }
    const stored = await storedEverywhere();
    for (const seen of [canary, canaryId, String(canaryNumber), '1999-09-09']) expect(stored).not.toContain(seen);
  }, 300_000);
});

describe('a URL in a text', () => {
  const inAll = (value: unknown, text: string): unknown => {
    if (typeof value === 'string') return /^[\da-f-]{36}$|^\d{4}-/.test(value) ? value : text;
    if (Array.isArray(value)) return value.map((inner) => inAll(inner, text));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inAll(inner, text)]));
  };

  it('[F1] is never requested: the service connects only to its own parts', async () => {
    const { port } = trap.address() as { port: number };
    const addresses = [
      `http://127.0.0.1:${port}/`,
      'http://169.254.169.254/latest/meta-data/',
      'https://rebind.canary.example/x.png',
      `<img src="http://localhost:${port}/"> ![x](http://127.0.0.1:${port}/)`,
    ];
    let ann: TestClient = await app.student();
    for (const address of addresses) {
      ann = await app.student();
      const own = belongingsOf(ann, app);
      for (const operation of taking()) {
        const { body, file, ...sent } = await request(rows[nameOf(operation)] ?? {}, own);
        const bait = file && { ...file, content: address };
        await send(ann, operation, { ...sent, body: inAll(body, address), ...(bait && { file: bait }) });
      }
      const picture = await ann.patch('/api/account', { profileImageUrl: 'https://169.254.169.254/me.png' });
      expect(picture).toMatchObject({ status: 422, body: { code: 'picture_unavailable' } });
      await ann.get(`/api/search?q=${encodeURIComponent(address)}`);
      await ann.get('/api/auth/user', { referer: address, origin: address, 'x-forwarded-host': '169.254.169.254' });
    }
    expect([...hosts()].filter((host) => !['127.0.0.1', 'localhost', '::1'].includes(host))).toEqual([]);
    expect(caught).toBe(0);
    // open connections may have served every request: one more shows that a connection would have been seen
    const seen = new Socket().connect({ host: '127.0.0.1', port });
    await once(seen, 'close');
    expect(hosts()).toContain('127.0.0.1');
    expect(caught).toBe(1);
  }, 300_000);
});

it('[K1] no key, password, session or token is in the log, although every route was used and every line logged', async () => {
  const cookies = new Map<string, string>();
  const ann = await app.student();
  const secret = { email: ann.email, password: 'correct horse' };
  await httpClient(app.origin, {}, cookies).post('/api/auth/login', secret);
  const { MASTER_KEY, DATABASE_URL } = app.environment;
  const ofPostgres = new URL(DATABASE_URL).password;
  const text = lines.join('');
  expect(lines.length).toBeGreaterThan(200);
  const secrets = [
    MASTER_KEY,
    cookies.get('sid') ?? 'none',
    'correct horse',
    'the-token-of-the-test-worker',
    ofPostgres,
  ];
  for (const each of secrets.filter((value) => value !== '')) expect(text).not.toContain(each);
});
