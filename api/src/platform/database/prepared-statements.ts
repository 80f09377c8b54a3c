import { sql } from 'kysely';
import pg from 'pg';

/** Every connection keeps the plans of all prepared statements. */
const MAX_PREPARED = 400;
const MAX_COUNTED = 5_000;
/** Longer statements are inserts of many rows, which differ in their number of rows. */
const MAX_LENGTH = 20_000;
/** A prepared `select *` of a table fails once after a migration has added a column. */
const SELECTS_ALL_COLUMNS = /(?:select |returning |, |")\*(?! from unnest\()|"\.\*/;
const MARK = '/* planned for its values */';
const IDLE = 'I';

/**
 * A condition that is always true, for statements whose generic plan is far slower than one for the actual values,
 * which PostgreSQL can't tell from its estimates. Such statements aren't prepared.
 */
export const withCustomPlan = sql<boolean>`true ${sql.raw(MARK)}`;

type Query = (...args: unknown[]) => Promise<unknown>;

/** Whether the result of a prepared statement has other columns than when it was prepared. It wasn't executed. */
const isOutdatedPlan = (error: unknown) =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.message.startsWith('cached plan');

/**
 * Names the statements that are executed often.
 * @param prepareAfter executions, so that a rarely repeated one takes no memory of the server
 */
export function createStatementNames(prepareAfter = 5) {
  const names = new Map<string, string>();
  const executions = new Map<string, number>();
  let named = 0;

  function rename(text: string): string {
    const name = `consign_${named++}`;
    names.set(text, name);
    return name;
  }

  /** @returns the name under which to prepare the statement; undefined if it isn't prepared */
  function find(text: string): string | undefined {
    const name = names.get(text);
    if (name !== undefined || names.size >= MAX_PREPARED || text.length > MAX_LENGTH || text.includes(MARK))
      return name;
    const count = (executions.get(text) ?? 0) + 1;
    if (count >= prepareAfter) {
      executions.delete(text);
      return rename(text);
    }
    if (executions.size >= MAX_COUNTED) executions.clear();
    executions.set(text, count);
    return undefined;
  }

  return { find, rename };
}

/**
 * Prepares frequent statements with parameters: PostgreSQL then parses and plans them once per connection. Anything
 * else, such as cursors, is passed through.
 */
export function prepareStatements(
  client: pg.PoolClient,
  names: ReturnType<typeof createStatementNames>,
  isFirstOfTransaction: () => boolean,
) {
  const query = client.query.bind(client) as Query;
  const execute = (text: string, values: unknown[], rest: unknown[]) => {
    const isFirst = isFirstOfTransaction();
    const isRetryable = isFirst || client.getTransactionStatus() === IDLE;
    // Later in a transaction, an outdated plan would fail what came before.
    const name = isRetryable || !SELECTS_ALL_COLUMNS.test(text) ? names.find(text) : undefined;
    if (name === undefined) return query(text, values, ...rest);
    const prepared = query({ name, text, values }, ...rest);
    if (!isRetryable) return prepared;
    return prepared.catch(async (error: unknown) => {
      if (!isOutdatedPlan(error)) throw error;
      if (isFirst) for (const restart of ['rollback', 'begin']) await query(restart);
      return query({ name: names.rename(text), text, values }, ...rest);
    });
  };
  const preparedQuery: Query = (text, values, ...rest) =>
    typeof text === 'string' && Array.isArray(values) && values.length > 0
      ? execute(text, values, rest)
      : query(text, values, ...rest);
  Object.assign(client, { query: preparedQuery });
}
