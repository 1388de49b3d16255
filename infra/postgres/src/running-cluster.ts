import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withClient } from './database.ts';

/** A running embedded Postgres, found by its data folder. */
export interface RunningCluster {
  /** Folder of its files. */
  readonly cluster: string;
  /** Connection URL of the superuser, password included: never log it. */
  readonly url: (database: string) => string;
}

const portLine = 3; // of postmaster.pid

/**
 * Finds the Postgres running on `<dataDir>/cluster`.
 * @throws when there is no such data, no server runs on it, or another server uses its port
 */
export async function runningCluster(dataDir: string): Promise<RunningCluster> {
  const cluster = join(dataDir, 'cluster');
  const identity = await systemIdentifier(cluster).catch((cause: unknown) => {
    throw new Error(`${cluster} contains no embedded Postgres`, { cause });
  });
  const [lines, password] = await Promise.all([
    readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => ''),
    readFile(join(dataDir, 'password'), 'utf8'),
  ]);
  const port = Number(lines.split('\n')[portLine]);
  const url = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
  const answering = port > 0 ? await identifierFromServer(url('postgres')) : undefined;
  if (answering !== identity) throw new Error(`No Postgres runs on ${cluster}`);
  return { cluster, url };
}

/** The first eight bytes of pg_control, unique to each cluster. */
async function systemIdentifier(cluster: string): Promise<string> {
  const file = await open(join(cluster, 'global/pg_control'));
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return String(buffer.readBigUInt64LE());
  } finally {
    await file.close();
  }
}

/** The identifier of the server at the URL; undefined when no server responds or the password is wrong. */
function identifierFromServer(url: string): Promise<string | undefined> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select system_identifier::text as id from pg_control_system()',
    );
    return rows[0]?.id;
  }).catch(() => undefined);
}
