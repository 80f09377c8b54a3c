import type { FieldError } from 'shared-contracts/common';
import { ContractTerms } from 'shared-contracts/finance/contract-terms';
import type { RateImport, RateImportQuery } from 'shared-contracts/finance/contract-rates';
import { CONTRACT_TERMS_LIMITS } from 'shared-contracts/values/field-limits';
import { findUserPreferences } from '../../../identity/public.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { invalidFields } from '../../../platform/errors/app-error.ts';
import { translate, translateFileProblem } from '../../../platform/excel/file-problem.texts.ts';
import { readTable, type TableRow } from '../../../platform/table-files/read-table.ts';
import { SheetError } from '../../../platform/excel/sheet-error.ts';
import { validate } from '../../../platform/http/validation.ts';
import type { SeenRevision } from '../../../platform/revisions/revisions.ts';
import type { Services } from '../../../platform/services/services.ts';
import { findMissingReferences } from '../contract-references.store.ts';
import { changeContract, lockedFor } from '../contract-saves.ts';
import { newestVersion } from '../contract-versions.store.ts';
import { normalizeTerms } from '../terms.rules.ts';
import { compareRates, findContradictions } from './compare-rates.rules.ts';
import { createPlaceFinder, createPlaceLabels, idIn } from './places.rules.ts';
import { findPlaces } from './places.store.ts';
import {
  type CellProblem,
  LISTS,
  type Rate,
  RATE_COLUMNS,
  type ReadRow,
  readRateRow,
  titleOf,
} from './rate-columns.rules.ts';
import { RATE_PROBLEM_TEXTS } from './rate-problem.texts.ts';

type Server = Pick<Services, 'db' | 'now' | 'mailer' | 'config'>;
type Language = Parameters<typeof translateFileProblem>[1];

/** @throws 422 naming `file` */
const readFile = (file: Buffer, language: Language): Promise<TableRow[]> =>
  readTable(RATE_COLUMNS, file).catch((error: unknown) => {
    if (!(error instanceof SheetError)) throw error;
    const { code, message, params } = error;
    throw invalidFields({ file: translateFileProblem({ code, message, params }, language) });
  });

const KINDS = ['lane', 'band'] as const;
/** A row and its index among the rates of its kind. */
const rowsOfKind = (rows: readonly ReadRow[], kind: Rate['kind']) => rows.filter(({ rate }) => rate?.kind === kind);

function replaceRates(terms: ContractTerms, rows: readonly ReadRow[]): ContractTerms {
  const rates = rows.flatMap(({ rate }) => rate ?? []);
  return {
    ...terms,
    pointRates: rates.flatMap((rate) => (rate.kind === 'lane' ? [rate.values] : [])),
    distanceRates: rates.flatMap((rate) => (rate.kind === 'band' ? [rate.values] : [])),
  };
}

/** Assigns the errors of terms to the rows of the file that they come from. */
function toRowProblems(errors: Record<string, FieldError>, rows: readonly ReadRow[]): Map<number, CellProblem[]> {
  const problems = new Map<number, CellProblem[]>();
  for (const [path, error] of Object.entries(errors)) {
    const [list, index, field] = path.replace(/^terms\./, '').split('.');
    const kind = KINDS.find((candidate) => LISTS[candidate] === list);
    const row = kind && rowsOfKind(rows, kind)[Number(index)];
    if (row && !problems.has(row.row)) problems.set(row.row, [{ ...error, column: titleOf(kind, field) }]);
  }
  return problems;
}

/** The normalized rate of each row. */
const normalizeRows = (terms: ContractTerms, rows: readonly ReadRow[]) =>
  new Map(
    rows.flatMap((row): [number, Rate][] => {
      if (!row.rate) return [];
      const { pointRates, distanceRates } = normalizeTerms(replaceRates(terms, [row]));
      const [lane, band] = [pointRates[0], distanceRates[0]];
      if (lane) return [[row.row, { kind: 'lane', values: lane }]];
      return band ? [[row.row, { kind: 'band', values: band }]] : [];
    }),
  );

function assertLimits(rows: readonly ReadRow[], language: Language) {
  const params = { lanes: CONTRACT_TERMS_LIMITS.pointRates, bands: CONTRACT_TERMS_LIMITS.distanceRates };
  if (KINDS.every((kind) => rows.filter((row) => row.kind === kind).length <= params[`${kind}s`])) return;
  const message = `At most ${params.lanes} lanes and ${params.bands} distance bands`;
  throw invalidFields({ file: translate(RATE_PROBLEM_TEXTS, { code: 'tooManyRates', message, params }, language) });
}

/** Compares the rates of a file with the newest terms. */
async function compare(tx: Db, organizationId: string, before: ContractTerms, table: TableRow[], language: Language) {
  const texts = table.flatMap(({ cell }) => [cell('From location').trim(), cell('To location').trim()]);
  const names = [...new Set(texts)].filter((text) => text !== '');
  const places = await findPlaces(tx, organizationId, before, {
    names,
    ids: names.flatMap((name) => idIn(name) ?? []),
  });
  const find = createPlaceFinder(places);
  const rows = table.map((row) => readRateRow(row, find));
  assertLimits(rows, language);
  const terms = replaceRates(before, rows);
  const checked = validate(ContractTerms, terms);
  const contradictions = findContradictions(rows);
  const problems =
    'errors' in checked
      ? new Map([...toRowProblems(checked.errors, rows), ...contradictions])
      : toRowProblems(await findMissingReferences(tx, organizationId, { terms }), rows);
  const { counts, rows: results } = compareRates(
    before,
    rows,
    normalizeRows(before, rows),
    problems,
    createPlaceLabels(places),
  );
  return {
    terms,
    counts,
    rows: results.map((row) => ({
      ...row,
      problems: row.problems.map((problem) => translate(RATE_PROBLEM_TEXTS, problem, language)),
    })),
  };
}

/**
 * Replaces the rates of a contract by those of a file, as the form would: terms in force wait for the review of a new
 * version. A dry run saves nothing.
 * @throws 404; 409; 422 naming `file`, also if a row has an error
 */
export async function importRates(
  server: Server,
  caller: Caller,
  id: string,
  { content }: { content: Buffer },
  { dryRun = false, seen, ...query }: RateImportQuery & { seen: SeenRevision },
): Promise<RateImport> {
  const language = query.language ?? (await findUserPreferences(server.db, caller.userId)).language;
  const table = await readFile(content, language);
  return inTransaction(server.db, async (tx) => {
    const contract = await lockedFor(tx, caller, id, 'writer', dryRun ? undefined : seen);
    const newest = await newestVersion(tx, id);
    const { terms, ...result } = await compare(tx, contract.organizationId, newest.terms, table, language);
    if (dryRun) return { id, revision: contract.revision, ...result };
    const count = result.counts.error;
    if (count > 0) {
      const problem = { code: 'rowsInvalid', message: `Rows with errors: ${count}. Correct them`, params: { count } };
      throw invalidFields({ file: translate(RATE_PROBLEM_TEXTS, problem, language) });
    }
    const { now, mailer, config } = server;
    await changeContract({ db: tx, now, mailer, config }, caller, id, { terms }, seen);
    const { revision } = await lockedFor(tx, caller, id, 'writer');
    return { id, revision, ...result };
  });
}
