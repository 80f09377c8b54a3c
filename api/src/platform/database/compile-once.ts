import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './database.ts';

/** Stands for a value that is known only when the statement is executed. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Builds the text of a statement with the first execution only, which costs more than most statements themselves.
 * @param names of the values that differ between executions
 * @param build gets placeholders instead of the values: it must neither look at them nor combine them
 */
export function compileOnce<Values extends Record<string, unknown>, Row>(
  names: readonly (keyof Values & string)[],
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= build(
      db,
      Object.fromEntries(names.map((name) => [name, new Placeholder(name)])) as unknown as Values,
    ).compile();
    const parameters = compiled.parameters.map((value) => (value instanceof Placeholder ? values[value.name] : value));
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
