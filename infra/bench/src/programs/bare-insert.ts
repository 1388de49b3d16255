import Koa from 'koa';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { Pool } from 'pg';

/** Baseline for a command: Koa, the parsed body, one row inserted with pg, nothing else. Prints its port. */
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
await pool.query('create table if not exists bare (id uuid primary key, title text not null)');

const insert = { name: 'insert', text: 'insert into bare (id, title) values ($1, $2)' };
const app = new Koa();
app.use(async (ctx) => {
  const { title } = (await json(ctx.req)) as { title: string };
  const id = randomUUID();
  await pool.query({ ...insert, values: [id, title] });
  ctx.status = 201;
  ctx.body = { id, title };
});
const server = app.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ port })}\n`);
});
