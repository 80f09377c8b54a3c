import type { Language } from 'shared-contracts/values/limits';
import type { Db } from '../platform/database/database.ts';
import type { Cell, Sheet } from '../platform/excel/columns.ts';
import type { Importer } from './importer.ts';
import { listFailedRows } from './imports.store.ts';
import { translateProblem } from './problem.texts.ts';
import { PROBLEM_COLUMN } from '../platform/table-files/read-table.ts';

const PAGE_SIZE = 500;
const PROBLEM_WIDTH = 60;

/** The failed rows as in the file, with the reason for each. All cells are texts, so none becomes a formula. */
export function buildFailedRows(
  db: Db,
  { sheetName, columns }: Importer<object>,
  id: string,
  language: Language,
): Sheet {
  async function* rows(): AsyncGenerator<Cell[][]> {
    let page = await listFailedRows(db, id, 0, PAGE_SIZE);
    while (page.length > 0) {
      yield page.map(({ cells, problems }) => {
        const reasons = (problems ?? []).map((problem) => {
          const { column, message } = translateProblem(problem, language);
          return column === null ? message : `${column}: ${message}`;
        });
        return [...columns.map(({ title }) => cells?.[title]), reasons.join('\n')];
      });
      page = await listFailedRows(db, id, page.at(-1)?.row ?? 0, PAGE_SIZE);
    }
  }
  return {
    name: sheetName,
    columns: [
      ...columns.map(({ title, width }) => ({ title, type: 'text' as const, ...(width !== undefined && { width }) })),
      { title: PROBLEM_COLUMN, type: 'text', width: PROBLEM_WIDTH },
    ],
    rows: rows(),
  };
}
