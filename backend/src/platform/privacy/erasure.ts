import type { Knex } from 'knex';
import type { ErasedList } from './erased-list.ts';
import type { FileStore } from '../files/index.ts';
import { destroyKey, erasedAmong, type Keys } from '../encryption/index.ts';
import { ownedTables, type Privacy } from './privacy.ts';
import type { WorkflowOwners } from '../workflows/index.ts';

/** The platform's part in erasing a student. Every step can be repeated, and is, until all of them are done. */
export interface Erasure {
  /** Puts the student on the list that outlives every backup: from now on the erasure is carried out to its end. */
  note(ownerId: string): Promise<void>;
  /**
   * Deletes their files, then all rows and the data key in one transaction, then their workflows.
   * @throws Rejection `analysis_unavailable` when Temporal is away: the workflows are left, and unreadable already
   */
  destroy(ownerId: string): Promise<void>;
  /** Those on the list of whom something is left: an erasure was cut off, or a backup was restored. */
  unfinished(): Promise<string[]>;
}

interface ErasureDependencies {
  readonly db: Knex;
  readonly keys: Pick<Keys, 'forget'>;
  readonly files: Pick<FileStore, 'deleteAll' | 'owners'>;
  readonly workflows: { erase(ownerId: string): Promise<void> };
  readonly owners: Pick<WorkflowOwners, 'among'>;
  readonly list: ErasedList;
  readonly privacies: readonly Privacy[];
}

/** In every schema: while a read model is rebuilt, and for a roll-back, it has a second table beside the live one. */
const schemasWith = async (trx: Knex, table: string) => {
  const { rows } = await trx.raw<{ rows: { schema: string }[] }>(
    String.raw`select schemaname as schema from pg_tables where tablename = ? and schemaname not like 'pg\_%'`,
    [table],
  );
  return rows.map(({ schema }) => schema);
};

/** All rows of a student and the data key, as one. */
const destroyRows = (db: Knex, privacies: readonly Privacy[], ownerId: string) =>
  db.transaction(async (trx) => {
    // a projector that holds them writes its rows first; the next one sees that the key is gone and writes none
    await trx('checkpoints').orderBy('name').forUpdate().select('name');
    for (const { table, owner } of ownedTables(privacies)) {
      for (const schema of await schemasWith(trx, table)) {
        await trx(table)
          .withSchema(schema)
          .where({ [owner]: ownerId })
          .delete();
      }
    }
    await destroyKey(trx, ownerId);
  });

/**
 * Erases again, in a database that was restored from a backup, everybody on the list: their rows and data keys. Needs no
 * other service, so it can be done before anything is started; files and workflows follow when the projector starts.
 * Answers how many that were.
 */
export const eraseListed = async (db: Knex, list: ErasedList, privacies: readonly Privacy[]): Promise<number> => {
  const listed = await list.all();
  const done = new Set(await erasedAmong(db, listed));
  const again = listed.filter((ownerId) => !done.has(ownerId));
  for (const ownerId of again) await destroyRows(db, privacies, ownerId);
  return again.length;
};

/** `privacies` name the tables of all features and of the platform: what they leave out is not erased (ADR 0013). */
export const createErasure = ({
  db,
  keys,
  files,
  workflows,
  owners,
  list,
  privacies,
}: ErasureDependencies): Erasure => ({
  note: (ownerId) => list.add(ownerId),

  async destroy(ownerId) {
    await files.deleteAll(ownerId);
    await destroyRows(db, privacies, ownerId);
    keys.forget(ownerId);
    await workflows.erase(ownerId);
  },

  async unfinished() {
    const listed = await list.all();
    const [erased, withFiles, withWorkflows] = await Promise.all([
      erasedAmong(db, listed),
      files.owners(),
      owners.among(listed),
    ]);
    const [done, left] = [new Set(erased), new Set([...withFiles, ...withWorkflows])];
    return listed.filter((ownerId) => !done.has(ownerId) || left.has(ownerId));
  },
});
