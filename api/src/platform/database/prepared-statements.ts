/** Executions after which a statement is prepared, so that one that is rarely repeated takes no memory of the server. */
const PREPARE_AFTER = 5;
/** Every connection keeps the plans of all prepared statements. */
const MAX_PREPARED = 400;
const MAX_COUNTED = 5_000;
/** Longer statements are inserts of many rows, whose number differs each time. */
const MAX_LENGTH = 20_000;
/** A prepared `select *` fails once a migration has added a column. */
const SELECTS_ALL_COLUMNS = /(?:select |returning |, |")\*|"\.\*/;

/**
 * Names the statements that are executed often. PostgreSQL parses and plans a named statement once per connection, an
 * unnamed one every time.
 */
export function createStatementNames() {
  const names = new Map<string, string>();
  const executions = new Map<string, number>();

  const mayBePrepared = (text: string) =>
    names.size < MAX_PREPARED && text.length <= MAX_LENGTH && !SELECTS_ALL_COLUMNS.test(text);

  /** @returns the name under which to prepare the statement; undefined if it isn't prepared */
  return (text: string): string | undefined => {
    const name = names.get(text);
    if (name !== undefined || !mayBePrepared(text)) return name;
    const count = (executions.get(text) ?? 0) + 1;
    if (count < PREPARE_AFTER) {
      if (executions.size >= MAX_COUNTED) executions.clear();
      executions.set(text, count);
      return undefined;
    }
    executions.delete(text);
    names.set(text, `consign_${names.size}`);
    return names.get(text);
  };
}
