import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db, Tables } from '../../../api/src/platform/database/database.ts';

type Statement = { text: string; values: unknown[] };
/** A list, through the API's own code. */
export type List = (db: Db, search: string) => Promise<unknown>;

/** Records the statements of a list while the API's own code runs them. */
async function statementsOf(pool: pg.Pool, list: List, search: string): Promise<Statement[]> {
  const statements: Statement[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query }) => void statements.push({ text: query.sql, values: [...query.parameters] }),
  });
  await list(db, search);
  return statements;
}

/** The same statements through the bare driver: the first `atOnce` in parallel, as the API sends them. */
export async function bareList(connection: pg.PoolConfig, list: List, searches: readonly string[], atOnce: number) {
  const pool = new pg.Pool(connection);
  const statements = new Map<string, Statement[]>();
  for (const search of searches) statements.set(search, await statementsOf(pool, list, search));
  return {
    ask: async (search: string) => {
      const recorded = statements.get(search) ?? [];
      await Promise.all(recorded.slice(0, atOnce).map((statement) => pool.query(statement)));
      for (const statement of recorded.slice(atOnce)) await pool.query(statement);
    },
    close: () => pool.end(),
  };
}
