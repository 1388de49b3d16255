import { Query, type Client, type Connection, type QueryConfig } from 'pg';
import { actingStudent } from './acting-student.ts';
import { prepared } from './prepared.ts';

/** Whoever is a member may see and change, of tables that name an owner, the rows of the student who is set. */
export const studentRole = 'academic_hub_student';
/** Holds the id of that student. */
export const studentSetting = 'academic_hub.student';

/** What pg's own query has beyond its declared types. */
interface Prepared {
  prepare(connection: Connection): void;
  handleDataRow(row: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
}
const PreparedQuery = Query as unknown as new (config: QueryConfig) => Query & Prepared;

const becomeName = 'become-student';
const prepareToBecome = `prepare "${becomeName}" (text) as
  select set_config('role', '${studentRole}', true), set_config('${studentSetting}', $1, true)`;

/**
 * A query that sends, in the same packet and thus in the same transaction, who it is for. Both settings end with that
 * transaction: nothing is left on the connection for the next one.
 */
class StudentQuery extends PreparedQuery {
  readonly #student: string;
  #became = false;

  constructor(config: QueryConfig, student: string) {
    super(Object.assign(config, { queryMode: 'extended' }));
    this.#student = student;
  }

  override prepare(connection: Connection) {
    connection.bind({ statement: becomeName, values: [this.#student] }, true);
    connection.execute({}, true);
    super.prepare(connection);
  }

  override handleDataRow(row: unknown) {
    if (this.#became) super.handleDataRow(row);
  }

  override handleCommandComplete(message: unknown, connection: Connection) {
    if (this.#became) super.handleCommandComplete(message, connection);
    this.#became = true;
  }
}

type Callback = (error: Error | null, result?: unknown) => void;

const isConfig = (query: unknown): query is QueryConfig =>
  query !== null && typeof query === 'object' && 'text' in query && !('submit' in query);

/**
 * From now on the connection asks as the student whom the program acts for at that moment, and keeps what it is asked
 * prepared. A transaction is whose it was when it began.
 */
export const askAsStudents = (client: Client, done: (error: Error | null) => void): void => {
  const ask: (query: unknown, callback?: Callback) => unknown = client.query.bind(client);
  const query = (config: unknown, callback?: Callback) => {
    const isAlone = client.getTransactionStatus() === 'I';
    const student = isAlone ? actingStudent() : undefined;
    if (!isConfig(config)) {
      if (student === undefined) return ask(config, callback);
      throw new TypeError('A query for a student is asked with a text and values of its own');
    }
    const own = prepared(config);
    if (student === undefined) return ask(own, callback);
    const asked = new StudentQuery(own, student);
    if (callback) return ask(asked, callback);
    return new Promise((resolve, reject) => {
      ask(asked, (error, result) => (error ? reject(error) : resolve(result)));
    });
  };
  ask(prepareToBecome, (error) => done(error));
  Object.assign(client, { query });
};
