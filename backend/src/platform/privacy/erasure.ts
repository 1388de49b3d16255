import type { Knex } from 'knex';
import type { ErasedList } from './erased-list.ts';
import type { FileStore } from '../files/index.ts';
import { destroyKey, erasedAmong, type Keys } from '../encryption/index.ts';
import { ownedTables, type Privacy } from './privacy.ts';
import type { WorkflowOwners } from '../workflows/index.ts';

/** The platform's part in erasing a student. Every step can be repeated, and is repeated until all are done. */
export interface Erasure {
  /** Adds the student to the list that outlives every backup: from now on the erasure will be completed. */
  note(ownerId: string): Promise<void>;
  /**
   * Deletes the student's files, then all rows and the data key in one transaction, then the workflows.
   * @throws Rejection `analysis_unavailable` when Temporal is unavailable: the workflows remain, but are already
   * unreadable
   */
  destroy(ownerId: string): Promise<void>;
  /** Students on the list who still have data: an erasure was interrupted or a backup was restored. */
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

/**
 * All schemas with this table: during a rebuild, and for a roll-back, a read model has a second table next to the live
 * one.
 */
const schemasWith = async (trx: Knex, table: string) => {
  const { rows } = await trx.raw<{ rows: { schema: string }[] }>(
    String.raw`select schemaname as schema from pg_tables where tablename = ? and schemaname not like 'pg\_%'`,
    [table],
  );
  return rows.map(({ schema }) => schema);
};

/** Deletes all rows of a student and the data key in one transaction. */
const destroyRows = (db: Knex, privacies: readonly Privacy[], ownerId: string) =>
  db.transaction(async (trx) => {
    // a projector that holds the checkpoints writes its rows first; the next one sees that the key is destroyed and writes none
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
 * Erases everyone on the list again, rows and data keys, in a database restored from a backup. Needs no other service,
 * so it can run before anything is started; files and workflows follow when the projector starts. Returns the number of
 * students.
 */
export const eraseListed = async (db: Knex, list: ErasedList, privacies: readonly Privacy[]): Promise<number> => {
  const listed = await list.all();
  const done = new Set(await erasedAmong(db, listed));
  const again = listed.filter((ownerId) => !done.has(ownerId));
  for (const ownerId of again) await destroyRows(db, privacies, ownerId);
  return again.length;
};

/**
 * `privacies` list the tables of all features and of the platform: a table that is missing there is not erased (ADR
 * 0013).
 */
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
