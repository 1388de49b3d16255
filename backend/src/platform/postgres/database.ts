import { default as knex, type Knex } from 'knex';
import type { Logger } from 'pino';
import { TypeOverrides, types as pgTypes, type Client } from 'pg';
import { memoize } from '../runtime/index.ts';
import { snakeCase } from './snake-case.ts';
import { askAsStudents } from './student-query.ts';

const { builtins } = pgTypes;

const camel = memoize((name: string) => name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()));

/** Days stay text and instants become ISO 8601 in UTC with milliseconds: no JS Date comes out of a query. */
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

/**
 * The application's connections. Identifiers are camelCase in code and snake_case in the database, both ways;
 * `bigint` and `numeric` come back as text.
 */
export const createDatabase = (connectionString: string, log: Logger): Knex => {
  // what is asked at once goes out at once, and is answered in that order
  const connection = { connectionString, types, application_name: 'academic-hub', pipeline: true };
  return knex({
    client: 'pg',
    connection,
    pool: {
      min: 0,
      max: 10,
      afterCreate(client: Client, done: (error: Error | null, client: Client) => void) {
        askAsStudents(client, (error) => done(error, client));
      },
    },
    acquireConnectionTimeout: 5000,
    wrapIdentifier: (name, wrap) => wrap(name === '*' ? name : snakeCase(name)),
    postProcessResponse: renamed,
    log: {
      warn: (message) => log.warn({ knex: message }, 'database'),
      error: (message) => log.error({ knex: message }, 'database'),
      deprecate: (method, alternative) => log.warn({ method, alternative }, 'deprecated call of knex'),
      debug: () => undefined,
    },
  });
};
