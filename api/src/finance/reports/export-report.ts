import type { FastifyReply } from 'fastify';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { findUserPreferences } from '../../identity/public.ts';
import type { Cell, Sheet } from '../../platform/excel/columns.ts';
import { sendSheets } from '../../platform/excel/send-sheets.ts';
import { writeSheet } from '../../platform/excel/write-sheet.ts';
import type { Db } from '../../platform/database/database.ts';
import { formatDate } from '../../platform/pdf/format.rules.ts';
import { assertRowLimit } from './assert-row-limit.ts';
import type { PreparedReport } from './prepare-report.ts';
import { acquireExportSlot } from '../../platform/export/export-slots.ts';
import { withBillState } from './drafts/bill-amounts.rules.ts';
import { createSheet } from './report-sheet.ts';
import { REPORT_TEXTS, textIn } from './report.texts.ts';
import type { ReportRow } from './source.ts';

/** `2026-11-20 order-detail.xlsx`, by the date in the reader's time zone. */
export const fileName = (report: string, at: number, zone: string) =>
  `${formatDate(at, zone).split('.').toReversed().join('-')} ${report.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.xlsx`;

type ReportSheet = Omit<Sheet, 'rows'> & { toCells: (row: ReportRow) => Cell[] };

function* toLines(batch: readonly ReportRow[], lineOf: ReportSheet['toCells']) {
  for (const row of batch) yield lineOf(row);
}
async function* toBatches(batches: AsyncIterable<readonly ReportRow[]>, lineOf: ReportSheet['toCells']) {
  for await (const batch of batches) yield toLines(batch, lineOf);
}

/** Estimates the size of the file in bytes from its first rows. */
async function estimateBytes(
  { toCells: lineOf, ...sheet }: ReportSheet,
  first: readonly ReportRow[],
  total: number,
): Promise<number> {
  const sized = async (rows: readonly ReportRow[]) => {
    const stream = new PassThrough();
    let bytes = 0;
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    await writeSheet(stream, { ...sheet, rows: rows.map(lineOf) });
    return bytes;
  };
  const [empty, some] = [await sized([]), await sized(first)];
  return Math.round(empty + ((some - empty) * total) / Math.max(1, first.length));
}

async function* prepend<T>(first: T, rest: AsyncGenerator<T, void>) {
  try {
    yield first;
    yield* rest;
  } finally {
    await rest.return();
  }
}

/** Streams a report as an Excel file; stops when the client disconnects. @throws 422 if it has too many rows, 429 */
export async function exportReport(reply: FastifyReply, db: Db, { name, source, request: requested }: PreparedReport) {
  const request = { ...requested, columns: withBillState(requested.columns) };
  const releaseSlot = acquireExportSlot();
  const ended = finished(reply.raw).catch(() => null);
  void ended.then(releaseSlot);
  const total = assertRowLimit(await source.count(db, request));
  const reader = await findUserPreferences(db, request.caller.userId);
  const sheet: ReportSheet = {
    name: textIn(REPORT_TEXTS[name], reader.language),
    timeZone: reader.zone,
    ...createSheet(request.columns, reader),
  };
  const batches = source.batches(db, request);
  // Whoever disconnects before the first row is written leaves its reader without an end.
  void ended.then(() => batches.return());
  const begun = await batches.next();
  const first = begun.done ? [] : begun.value;
  reply.header('x-estimated-bytes', await estimateBytes(sheet, first, total));
  return sendSheets(reply, fileName(name, request.now, reader.zone), [
    { ...sheet, rows: toBatches(prepend(first, batches), sheet.toCells) },
  ]);
}
