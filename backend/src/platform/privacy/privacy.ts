/**
 * How one table stores data of students: the column with the owner of a row, or why rows have no owner. Rows of a
 * student are deleted when the student is erased, and exported unless `secret` says why not. Only the API reads tables
 * marked `signsIn`.
 */
type TablePrivacy =
  | { readonly owner: string; readonly secret?: string; readonly file?: FileColumns; readonly signsIn?: true }
  | { readonly impersonal: string };

/** The column with the key of a file, null where there is none, and the column with its name or what to call it. */
type FileColumns = { readonly key: string } & ({ readonly name: string } | { readonly as: string });

/** Which data of students a feature stores. A spec checks that every table and stream category is listed. */
export interface Privacy {
  /** By table name. Columns in camelCase. */
  readonly tables: Readonly<Record<string, TablePrivacy>>;
  /** Stream categories: their events are sealed with the student's key, erased with it and exported. */
  readonly streams: readonly string[];
}

/** The data that the platform itself stores. */
export const platformPrivacy: Privacy = {
  tables: {
    sessions: { owner: 'userId', secret: 'hashes of session tokens', signsIn: true },
    access_tokens: { owner: 'userId', secret: 'hashes of access tokens', signsIn: true },
    idempotency_keys: { owner: 'ownerId', secret: 'responses that the student has already received' },
    file_keys: { owner: 'ownerId', secret: 'random keys, useless without the service' },
    data_keys: { impersonal: 'random keys; the id of an erased student is kept, so that no new key is ever created' },
    changed_queries: { owner: 'ownerId', secret: 'names of queries and numbers, the same for everyone' },
    ai_tokens: { owner: 'ownerId', secret: 'token counts of two days per student' },
    workflow_owners: { impersonal: 'ids, until Temporal has deleted the histories of the student' },
    checkpoints: { impersonal: 'positions and ids of events' },
    parked_streams: { impersonal: 'ids of streams and kinds of errors' },
    attempts: { impersonal: 'counters under keyed fingerprints, which expire within a day' },
    log_tree_tiles: { impersonal: 'hashes of encrypted events' },
    log_tree_heads: { impersonal: 'signed numbers and hashes' },
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

/** The tables that contain rows of students. */
export const ownedTables = (privacies: readonly Privacy[]): OwnedTable[] =>
  privacies.flatMap(({ tables }) =>
    Object.entries(tables).flatMap(([table, privacy]) => {
      if (!('owner' in privacy)) return [];
      const { owner, secret, file, signsIn = false } = privacy;
      return [{ table, owner, secret: secret !== undefined, file, signsIn }];
    }),
  );
