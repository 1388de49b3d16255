import { types, type ClientConfig } from 'pg';

const { INT8 } = types.builtins;

/** Connection settings of the event log: 64-bit integers as bigint, and a limit on every wait. */
export function connectionTo(databaseUrl: string): ClientConfig {
  return {
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    query_timeout: 15_000,
    keepAlive: true,
    application_name: 'event-log',
    types: {
      getTypeParser: (id, format) => (id === INT8 && format !== 'binary' ? BigInt : types.getTypeParser(id, format)),
    },
  };
}
