import { default as knex, type Knex } from 'knex';
import type { Logger } from 'pino';
import { TypeOverrides, types as pgTypes, type Client } from 'pg';
import { memoize } from '../runtime/index.ts';
import { snakeCase } from './snake-case.ts';
import { shareFairly } from './fair-connections.ts';
import { queryAsActingStudent } from './student-query.ts';

const { builtins } = pgTypes;

const camel = memoize((name: string) => name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()));

/** Days stay text and instants become ISO 8601 in UTC with milliseconds: no query returns a JS Date. */
const overrides = new TypeOverrides();
overrides.setTypeParser(builtins.DATE, (text) => text);
overrides.setTypeParser(builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());
// knex declares the format as any text
const types = {
  getTypeParser: (oid: number, format: string) => overrides.getTypeParser(oid, format === 'binary' ? 'binary' : 'text'),
};

const camelKeys = (row: unknown) =>
  row !== null && typeof row === 'object' && Object.getPrototypeOf(row) === Object.prototype
    ? Object.fromEntries(Object.entries(row).map(([key, value]) => [camel(key), value]))
    : row;

const renamed = (response: unknown): unknown => {
  if (Array.isArray(response)) return response.map(camelKeys);
  if (response !== null && typeof response === 'object' && 'rows' in response && Array.isArray(response.rows)) {
    return { ...response, rows: response.rows.map(camelKeys) };
  }
  return camelKeys(response);
};

const connections = 10;
const acquireConnectionTimeout = 5_000;

/**
 * The application's connections, of which students take turns. Identifiers are camelCase in code and snake_case in the database, converted both ways;
 * `bigint` and `numeric` are returned as text.
 */
export const createDatabase = (connectionString: string, log: Logger): Knex => {
  // concurrent queries are sent at once and answered in order
  const connection = { connectionString, types, application_name: 'academic-hub', pipeline: true };
  const db = knex({
    client: 'pg',
    connection,
    pool: {
      min: 0,
      max: connections,
      afterCreate(client: Client, done: (error: Error | null, client: Client) => void) {
        queryAsActingStudent(client, (error) => done(error, client));
      },
    },
    acquireConnectionTimeout,
    wrapIdentifier: (name, wrap) => wrap(name === '*' ? name : snakeCase(name)),
    postProcessResponse: renamed,
    log: {
      warn: (message) => log.warn({ knex: message }, 'database'),
      error: (message) => log.error({ knex: message }, 'database'),
      deprecate: (method, alternative) => log.warn({ method, alternative }, 'deprecated knex call'),
      debug: () => undefined,
    },
  });
  return shareFairly(db, { connections, timeoutMs: acquireConnectionTimeout });
};
