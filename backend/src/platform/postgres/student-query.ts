import { Query, type Client, type Connection, type QueryConfig } from 'pg';
import { actingStudent } from './acting-student.ts';
import { prepared } from './prepared.ts';

/** Role that may see and change only the rows of the current student, in tables that name an owner. */
export const studentRole = 'academic_hub_student';
/** The setting with the id of that student. */
export const studentSetting = 'academic_hub.student';

/** Members of pg's query class that its types do not declare. */
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
 * A query that also sends, in the same packet and therefore in the same transaction, whom it is for. Both settings end
 * with that transaction: nothing remains on the connection for the next query.
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
 * Makes the connection run each query as the student the code is acting for at that moment, and prepare its queries. A
 * transaction keeps the student with whom it started.
 */
export const queryAsActingStudent = (client: Client, done: (error: Error | null) => void): void => {
  const send: (query: unknown, callback?: Callback) => unknown = client.query.bind(client);
  const query = (config: unknown, callback?: Callback) => {
    const isOutsideTransaction = client.getTransactionStatus() === 'I';
    const student = isOutsideTransaction ? actingStudent() : undefined;
    if (!isConfig(config)) {
      if (student === undefined) return send(config, callback);
      throw new TypeError('A query for a student must be given as text and values');
    }
    const named = prepared(config);
    if (student === undefined) return send(named, callback);
    const studentQuery = new StudentQuery(named, student);
    if (callback) return send(studentQuery, callback);
    return new Promise((resolve, reject) => {
      send(studentQuery, (error, result) => (error ? reject(error) : resolve(result)));
    });
  };
  send(prepareToBecome, (error) => done(error));
  Object.assign(client, { query });
};
