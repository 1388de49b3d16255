import { Client } from 'pg';

const queryPid = async (url: string, sql: string): Promise<number | undefined> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined); // a lost connection fails the query as well
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>(sql);
    return rows[0]?.pid;
  } finally {
    await client.end();
  }
};

/** Backends that hold the lock which makes their client the only one of its kind. */
const holder = (application: string) => `from pg_stat_activity join pg_locks using (pid)
  where locktype = 'advisory' and granted and datname = current_database() and application_name = '${application}'`;

/** Who may write or project, in the words of Postgres. */
export const applications = { eventlog: 'event-log', projector: 'academic-hub lease' } as const;
type Application = (typeof applications)[keyof typeof applications];

/** The process of Postgres that holds the lock for its client; undefined when nobody has it. */
export const lockHolder = (url: string, application: Application) => queryPid(url, `select pid ${holder(application)}`);

/** Takes the lock away, as a network between client and database would. */
export const terminateLockHolder = (url: string, application: Application) =>
  queryPid(url, `select pid, pg_terminate_backend(pid) ${holder(application)}`);
