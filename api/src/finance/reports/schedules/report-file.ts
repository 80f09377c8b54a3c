import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReportColumnId } from 'shared-contracts/values/finance/reports';
import {
  MAX_MAILED_ROWS,
  MAX_PDF_COLUMNS,
  type ScheduleFormat,
} from 'shared-contracts/values/finance/report-schedules';
import { findOrganizationName, findPictures, type UserPreferences } from '../../../identity/public.ts';
import type { Cell, Column } from '../../../platform/excel/columns.ts';
import { writeSheet } from '../../../platform/excel/write-sheet.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { FileStore, StoredFile } from '../../../platform/files/file-store.ts';
import { formatDate, formatDateTime, formatNumber } from '../../../platform/pdf/format.rules.ts';
import { renderPdf, toPdfFileName } from '../../../platform/pdf/send-pdf.ts';
import { withBillState } from '../drafts/bill-amounts.rules.ts';
import type { PreparedReport } from '../prepare-report.ts';
import { createSheet } from '../report-sheet.ts';
import type { ReportSums } from '../totals/sums.ts';
import { SCHEDULE_TEXTS } from './schedule.texts.ts';

export type ReportFile = { file: StoredFile; rows: number };
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** `totals`: cells of last rows. */
export type FileTable = {
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
  totals: readonly (readonly Cell[])[];
};
type FileRequest = {
  table: FileTable;
  /** The title of the saved report. */
  title: string;
  format: ScheduleFormat;
  reader: UserPreferences;
  organizationId: string;
  now: number;
};

/** @throws 422 if there are too many */
export async function readTable(
  db: Db,
  report: PreparedReport,
  format: ScheduleFormat,
  reader: UserPreferences,
): Promise<FileTable> {
  const { source } = report;
  const request = { ...report.request, columns: withBillState(report.request.columns) };
  const max = MAX_MAILED_ROWS[format];
  const total = await source.count(db, request);
  if (total > max) throw new AppError(422, 'tooManyRows', `More than ${max} rows`, { params: { max } });
  const { columns, toCells } = createSheet(request.columns, reader);
  const rows: Cell[][] = [];
  for await (const batch of source.batches(db, request)) rows.push(...batch.map(toCells));
  const sums = format === 'pdf' ? await source.sum(db, request) : { items: [] };
  return { columns, rows, totals: toTotals(sums, request.columns, SCHEDULE_TEXTS[reader.language].total) };
}

async function toExcel({ title, reader, table: { columns, rows } }: FileRequest) {
  const stream = new PassThrough();
  const content = buffer(stream);
  const name = title.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31);
  await writeSheet(stream, { name, timeZone: reader.zone, columns, rows });
  return content;
}

/** Prints a cell as the screen shows it. */
function printCell({ type }: Column, cell: Cell, { zone }: UserPreferences): string {
  if (cell === null || cell === undefined) return '';
  if (type === 'dateTime' && typeof cell === 'number') return formatDateTime(cell, zone);
  if (type === 'date' && typeof cell === 'number') return formatDate(cell, zone);
  if (type === 'boolean') return cell ? '✓' : '–';
  return type === 'text' ? String(cell) : formatNumber(String(cell));
}

const isNumeric = ({ type }: Column) => type === 'decimal' || type === 'integer';

/** One row per currency. */
function toTotals({ items }: Pick<ReportSums, 'items'>, columns: readonly ReportColumnId[], total: string): Cell[][] {
  const plain = items.find(({ currency }) => currency === null)?.cells ?? {};
  const currencies = items.filter(({ currency }) => currency !== null);
  return (currencies.length > 0 ? currencies : items).map(({ currency, cells }, i) =>
    columns.map((column, at) => {
      const value = cells[column] ?? (i === 0 ? plain[column] : undefined);
      if (value !== undefined) return value;
      return at === 0 ? [total, currency].filter(Boolean).join(' ') : '';
    }),
  );
}

/** The first cell of a row of totals is a text, regardless of its column. */
const printTotal = (cell: Cell) =>
  /^-?\d+(\.\d+)?$/.test(String(cell)) ? formatNumber(String(cell)) : String(cell ?? '');

async function toPdf(db: Db, files: FileStore, { table, title, reader, organizationId, now }: FileRequest) {
  const { columns, rows, totals } = table;
  const logoId = (await findPictures(db, organizationId))?.logoId;
  return renderPdf({
    language: reader.language,
    title,
    number: formatDate(now, reader.zone),
    organization: {
      name: await findOrganizationName(db, organizationId),
      logo: (logoId && (await files.get(db, logoId))?.content) || null,
    },
    fields: [{ label: SCHEDULE_TEXTS[reader.language].rows, value: String(rows.length) }],
    sections: [
      {
        kind: 'table',
        columns: columns.map((column) => ({
          header: column.title,
          width: isNumeric(column) ? 3 : 5,
          ...(isNumeric(column) && { align: 'end' as const }),
        })),
        rows: [
          ...rows.map((row) => ({ cells: columns.map((column, i) => printCell(column, row[i], reader)) })),
          ...totals.map((row) => ({ kind: 'sum' as const, cells: row.map(printTotal) })),
        ],
      },
    ],
    footer: title,
    createdAt: now,
  });
}

/** The file of a report for an email. @throws 422 if it has too many columns for a page */
export async function createReportFile(db: Db, files: FileStore, request: FileRequest): Promise<ReportFile> {
  const { format, title, reader, table, now } = request;
  if (format === 'pdf' && table.columns.length > MAX_PDF_COLUMNS)
    throw new AppError(422, 'tooManyColumns', `A PDF has up to ${MAX_PDF_COLUMNS} columns`, {
      params: { max: MAX_PDF_COLUMNS },
    });
  const rows = table.rows.length;
  const name = toPdfFileName(title, now, reader.zone);
  if (format === 'pdf')
    return { rows, file: { name, mime: 'application/pdf', content: await toPdf(db, files, request) } };
  return { rows, file: { name: name.replace(/pdf$/, 'xlsx'), mime: XLSX, content: await toExcel(request) } };
}
