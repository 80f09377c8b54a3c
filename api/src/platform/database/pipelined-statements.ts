import { sql } from 'kysely';
import pg from 'pg';

const MARK = '/* deferred */';
const BEGIN: Statement = { text: 'begin' };
const IN_TRANSACTION = 'T';
const FAILED_TRANSACTION = 'E';

/**
 * The end of a statement whose result nobody reads. Within a transaction, it is sent together with the next statement
 * or the commit, which then fails with its error.
 */
export const deferred = sql.raw(MARK);

type Statement = { text: string; name?: string; values?: unknown[] };
type Result = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>;
type Callback = (error: Error | null | undefined, result: Result) => void;
type Wire = {
  parsedStatements: Readonly<Record<string, string | undefined>>;
  describe: () => void;
  sync: () => void;
};

/** Members of `pg.Query` that its types lack. */
declare class WireQuery {
  constructor(config: Statement & { queryMode?: 'extended' }, callback: Callback);
  prepare(connection: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Wire): void;
  handleError(error: Error, connection: Wire): void;
}
const DriverQuery = pg.Query as unknown as typeof WireQuery;

/** Sends other statements before its own, all in one round trip. PostgreSQL skips what follows a failed one. */
class PipelinedQuery extends DriverQuery {
  readonly #earlier: readonly Statement[];
  #unanswered: number;

  constructor(statement: Statement, earlier: readonly Statement[], callback: Callback) {
    super({ ...statement, queryMode: 'extended' }, callback);
    this.#earlier = earlier;
    this.#unanswered = earlier.length;
  }

  override prepare(connection: Wire) {
    const skip = { value: () => undefined };
    const withoutAnswer: Wire = Object.create(connection, { describe: skip, sync: skip, close: skip });
    for (const statement of this.#earlier) {
      let invalid: Error | null | undefined;
      new DriverQuery({ ...statement, queryMode: 'extended' }, (error) => {
        invalid = error;
      }).prepare(withoutAnswer);
      if (invalid) {
        connection.sync();
        this.handleError(invalid, connection);
        return;
      }
    }
    super.prepare(connection);
  }

  override handleDataRow(message: unknown) {
    if (this.#unanswered === 0) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Wire) {
    if (this.#unanswered > 0) this.#unanswered -= 1;
    else super.handleCommandComplete(message, connection);
  }
}

type Query = (...args: unknown[]) => Promise<Result>;

/** Strings and configurations of statements; undefined for cursors. */
function toStatement(first: unknown, values: unknown): Statement | undefined {
  if (typeof first === 'string') return { text: first, ...(Array.isArray(values) && { values }) };
  return 'submit' in (first as object) ? undefined : (first as Statement);
}

const createResult = (command: string): Result => ({ command, rowCount: 0, rows: [] });

/** Sends `begin` and deferred statements together with the next statement: a round trip costs more than most of them. */
export function pipelineStatements(client: pg.PoolClient) {
  const query = client.query.bind(client) as unknown as Query;
  const getServerStatus = client.getTransactionStatus.bind(client);
  const { connection } = client as unknown as { connection: Wire };
  let waiting: Statement[] = [];
  let isInTransaction = false;

  const getTransactionStatus = () =>
    isInTransaction && getServerStatus() !== FAILED_TRANSACTION ? IN_TRANSACTION : getServerStatus();
  const isParsed = ({ name }: Statement) => name !== undefined && connection.parsedStatements[name] !== undefined;
  /** A named statement is parsed on its own first: the driver would take the success of an earlier one for its own. */
  const canFollow = (statement: Statement) =>
    statement.name === undefined
      ? statement.text === 'commit' || Boolean(statement.values?.length)
      : isParsed(statement);

  function take() {
    const taken = waiting;
    waiting = [];
    return taken;
  }
  const sendAfter = (earlier: readonly Statement[], statement: Statement) =>
    new Promise<Result>((resolve, reject) => {
      void query(new PipelinedQuery(statement, earlier, (error, result) => (error ? reject(error) : resolve(result))));
    });
  async function sendApart(earlier: readonly Statement[], args: readonly unknown[]) {
    for (const statement of earlier) await query(statement);
    return query(...args);
  }
  /** @returns whether the server needs to know that a transaction ends */
  function end(text: 'commit' | 'rollback'): boolean {
    isInTransaction = false;
    const isEmpty = waiting[0] === BEGIN && (text === 'rollback' || waiting.length === 1);
    if (text === 'rollback' || isEmpty) waiting = [];
    return !isEmpty;
  }

  async function pipelinedQuery(...args: unknown[]): Promise<Result> {
    const statement = toStatement(args[0], args[1]);
    const { text } = statement ?? {};
    if (text === 'begin') {
      waiting.push(BEGIN);
      isInTransaction = true;
      return createResult('BEGIN');
    }
    if ((text === 'commit' || text === 'rollback') && !end(text)) return createResult(text.toUpperCase());
    if (statement && text?.endsWith(MARK) && isParsed(statement) && getTransactionStatus() === IN_TRANSACTION) {
      waiting.push(statement);
      return createResult('INSERT');
    }
    if (waiting.length === 0) return query(...args);
    return statement && canFollow(statement) ? sendAfter(take(), statement) : sendApart(take(), args);
  }
  Object.assign(client, { query: pipelinedQuery, getTransactionStatus });
  return {
    /** Whether the next statement is sent with the beginning of its transaction. */
    isFirst: () => waiting.length === 1 && waiting[0] === BEGIN,
  };
}
