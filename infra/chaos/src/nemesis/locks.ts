import { Client } from 'pg';

const queryPid = async (url: string, sql: string): Promise<number | undefined> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined); // a lost connection also fails the query
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>(sql);
    return rows[0]?.pid;
  } finally {
    await client.end();
  }
};

/** Postgres backends that hold the lock of the only active writer or projector. */
const holder = (application: string) => `from pg_stat_activity join pg_locks using (pid)
  where locktype = 'advisory' and granted and datname = current_database() and application_name = '${application}'`;

/** Application names of the lock holders in Postgres. */
export const applications = { eventlog: 'event-log', projector: 'academic-hub lease' } as const;
type Application = (typeof applications)[keyof typeof applications];

/** Pid of the Postgres backend that holds the lock; undefined when it is free. */
export const lockHolder = (url: string, application: Application) => queryPid(url, `select pid ${holder(application)}`);

/** Terminates the backend that holds the lock, as a network failure would. */
export const terminateLockHolder = (url: string, application: Application) =>
  queryPid(url, `select pid, pg_terminate_backend(pid) ${holder(application)}`);
