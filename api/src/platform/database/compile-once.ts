import { CamelCasePlugin, type Compilable, type CompiledQuery } from 'kysely';
import type { Db } from './database.ts';

/** Stands in for a value that is only known when the statement is executed. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

class ColumnNames extends CamelCasePlugin {
  toCamel = (column: string) => this.camelCase(column);
}
const { toCamel } = new ColumnNames();

/** Renames columns as `CamelCasePlugin` does, but looks at their names once and not for every row. */
function createRenaming<Row>() {
  let columns: (readonly [string, string])[] | undefined;
  let empty: Record<string, unknown> = {};
  return (rows: readonly Record<string, unknown>[]): Row[] => {
    const [first] = rows;
    if (first && !columns) {
      columns = Object.keys(first).map((column) => [column, toCamel(column)] as const);
      empty = Object.fromEntries(columns.map(([, name]) => [name, null]));
    }
    return rows.map((row) => {
      const renamed = { ...empty };
      for (const [column, name] of columns ?? []) renamed[name] = row[column];
      return renamed as Row;
    });
  };
}

/**
 * Builds the text of a statement only on its first execution, since building costs more than executing most statements.
 * @param names of the values that differ between executions
 * @param build receives placeholders instead of the values: it must neither inspect nor combine them
 */
export function compileOnce<Values extends Record<string, unknown>, Row>(
  names: readonly (keyof Values & string)[],
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  const rename = createRenaming<Row>();
  return async (db, values) => {
    compiled ??= build(
      db,
      Object.fromEntries(names.map((name) => [name, new Placeholder(name)])) as unknown as Values,
    ).compile();
    const parameters = compiled.parameters.map((value) => (value instanceof Placeholder ? values[value.name] : value));
    const { rows } = await db.withoutPlugins().executeQuery<Record<string, unknown>>({
      sql: compiled.sql,
      query: compiled.query,
      queryId: compiled.queryId,
      parameters,
    });
    return rename(rows);
  };
}
