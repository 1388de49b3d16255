import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { withClient } from './database.ts';
import type { RunningCluster } from './running-cluster.ts';

/** A file of the cluster and its path in the backup. */
export interface FileToCopy {
  readonly source: string;
  readonly path: string;
}

/** Receives the files of a copy; paths are relative to the cluster's folder. */
export interface ClusterCopyTarget {
  folder(path: string): Promise<void>;
  /** Skips files that no longer exist when opened; Postgres can recover without them. */
  copy(files: readonly FileToCopy[]): Promise<void>;
  write(path: string, content: Uint8Array): Promise<void>;
}

/** Folders that a start creates again or that only the running server needs; pg_basebackup leaves them empty too. */
const emptyFolders = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]);
const leftOut = /^(?:postmaster\.(?:pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_label(?:\.old)?|tablespace_map)$/;
const controlFile = 'global/pg_control';
const segment = /^[0-9A-F]{24}$/;

interface BackupStop {
  lsn: string;
  labelfile: string;
  first: string;
  last: string;
}

/**
 * Copies a running cluster without pg_basebackup, which the embedded Postgres does not include. The copy recovers to
 * the moment at which the copying ended. PostgreSQL manual, 25.3.3 "Making a Base Backup Using the Low Level API".
 */
export async function copyRunningCluster({ cluster, url }: RunningCluster, to: ClusterCopyTarget): Promise<void> {
  await withClient(url('postgres'), async (client) => {
    // keeps WAL segments from being recycled during a long copy; the slot ends with this connection
    await client.query("select pg_create_physical_replication_slot('hub_backup', true, true)");
    const { first } = await one<{ first: string }>(
      client,
      "select pg_walfile_name(pg_backup_start('hub backup', true)) as first",
    );
    await to.copy(await filesBelow(cluster, '', to));
    const stopped = await one<Omit<BackupStop, 'first' | 'last'>>(
      client,
      'select lsn::text, labelfile from pg_backup_stop(false)',
    );
    const { last } = await one<{ last: string }>(client, 'select pg_walfile_name($1) as last', [stopped.lsn]);
    await to.write('backup_label', Buffer.from(stopped.labelfile));
    await to.write(controlFile, await steadyControlFile(cluster));
    const segments = (await readdir(join(cluster, 'pg_wal'))).filter((name) => segment.test(name));
    const needed = segments.filter((name) => name >= first && name <= last);
    await to.copy(needed.map((name) => ({ source: join(cluster, 'pg_wal', name), path: `pg_wal/${name}` })));
  });
}

async function one<Row extends object>(client: Client, sql: string, values: readonly string[] = []): Promise<Row> {
  const { rows } = await client.query<Row>(sql, [...values]);
  const [row] = rows;
  if (!row) throw new Error(`Postgres returned no row for: ${sql}`);
  return row;
}

/** Creates the folders and returns the files to copy; what Postgres adds from now on is in the WAL. */
async function filesBelow(cluster: string, folder: string, to: ClusterCopyTarget): Promise<FileToCopy[]> {
  const files: FileToCopy[] = [];
  for (const entry of await readdir(join(cluster, folder), { withFileTypes: true })) {
    if (leftOut.test(entry.name)) continue;
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      await to.folder(path);
      if (!emptyFolders.has(path)) files.push(...(await filesBelow(cluster, path, to)));
    } else if (path !== controlFile) {
      files.push({ source: join(cluster, path), path });
    }
  }
  return files;
}

/** The file may change while it is read, so two equal reads in a row are required. */
async function steadyControlFile(cluster: string): Promise<Buffer> {
  let before = await readFile(join(cluster, controlFile));
  for (;;) {
    await sleep(10);
    const now = await readFile(join(cluster, controlFile));
    if (now.equals(before)) return now;
    before = now;
  }
}
