/**
 * How one table holds data of students: the column that names whose a row is, or why no row is anybody's.
 * Rows of a student are deleted when the student is erased, and exported to them unless `secret` says why not. What
 * `signsIn` only the API reads.
 */
type TablePrivacy =
  | { readonly owner: string; readonly secret?: string; readonly file?: FileColumns; readonly signsIn?: true }
  | { readonly impersonal: string };

/** The columns with the key of an uploaded file, and with the name that the student gave it. */
interface FileColumns {
  readonly key: string;
  readonly name: string;
}

/** What a feature keeps of students. A spec holds every table and every category of streams to be named. */
export interface Privacy {
  /** By the table's name. Columns in camelCase. */
  readonly tables: Readonly<Record<string, TablePrivacy>>;
  /** Categories of streams: their events are sealed with the student's key, erased with it and exported. */
  readonly streams: readonly string[];
}

/** What the platform itself keeps. */
export const platformPrivacy: Privacy = {
  tables: {
    sessions: { owner: 'userId', secret: 'hashes of what signs the student in', signsIn: true },
    idempotency_keys: { owner: 'ownerId', secret: 'answers that the student has got already' },
    file_keys: { owner: 'ownerId', secret: 'random keys, of no use to anybody without the service' },
    data_keys: { impersonal: 'random keys; of an erased student the id is kept, so that no new key is ever made' },
    changed_queries: { owner: 'ownerId', secret: 'names of queries and numbers, the same for everybody' },
    ai_tokens: { owner: 'ownerId', secret: 'counts of two days: how much language models took for each' },
    workflow_owners: { impersonal: 'ids, until Temporal has deleted what it keeps of the student' },
    checkpoints: { impersonal: 'positions and ids of events' },
    parked_streams: { impersonal: 'ids of streams and the kind of error' },
    attempts: { impersonal: 'counters under keyed fingerprints, which end by themselves within a day' },
    knex_migrations: { impersonal: 'names of migrations' },
    knex_migrations_lock: { impersonal: 'one flag' },
  },
  streams: [],
};

interface OwnedTable {
  readonly table: string;
  readonly owner: string;
  readonly secret: boolean;
  readonly file: FileColumns | undefined;
  readonly signsIn: boolean;
}

/** Those tables that hold rows of students. */
export const ownedTables = (privacies: readonly Privacy[]): OwnedTable[] =>
  privacies.flatMap(({ tables }) =>
    Object.entries(tables).flatMap(([table, privacy]) => {
      if (!('owner' in privacy)) return [];
      const { owner, secret, file, signsIn = false } = privacy;
      return [{ table, owner, secret: secret !== undefined, file, signsIn }];
    }),
  );
