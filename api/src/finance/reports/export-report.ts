import type { FastifyReply } from 'fastify';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { MAX_REPORT_ROWS } from 'shared-contracts/values/reports';
import type { Cell, Sheet } from '../../platform/excel/columns.ts';
import { sendSheets } from '../../platform/excel/send-sheets.ts';
import { writeSheet } from '../../platform/excel/write-sheet.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { dateText } from '../../platform/pdf/text.rules.ts';
import { readerOf } from '../../identity/users/reader.store.ts';
import type { Question } from './ask.ts';
import { takeTurn } from './export-turns.ts';
import { sheetFor } from './report-sheet.ts';
import { REPORT_TEXTS, textIn } from './report.texts.ts';
import type { Row } from './source.ts';

/** So many rows are drawn before everybody else has their turn: about a millisecond. */
const AT_ONCE = 20;

/** `2026-11-20 order-detail.xlsx`, by the reader's day. */
const fileName = (report: string, at: number, zone: string) =>
  `${dateText(at, zone).split('.').toReversed().join('-')} ${report.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.xlsx`;

type Sheeted = Omit<Sheet, 'rows'> & { lineOf: (row: Row) => Cell[] };

async function* linesOf(batches: AsyncIterable<readonly Row[]>, lineOf: Sheeted['lineOf']) {
  for await (const batch of batches) {
    for (const [i, row] of batch.entries()) {
      if (i % AT_ONCE === 0) await nextTurn();
      yield lineOf(row);
    }
  }
}

/** About how many bytes so many rows become, by what the first of them do. */
async function bytesOf({ lineOf, ...sheet }: Sheeted, first: readonly Row[], total: number): Promise<number> {
  const sized = async (rows: readonly Row[]) => {
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

async function* again<T>(first: T, rest: AsyncGenerator<T, void>) {
  try {
    yield first;
    yield* rest;
  } finally {
    await rest.return();
  }
}

/** Sends a report as an Excel file while its rows are read; nobody waits for it, and it ends when its reader leaves. @throws 422 when it is too long, 429 */
export async function exportReport(reply: FastifyReply, db: Db, { name, source, asked }: Question) {
  const giveBack = takeTurn();
  void finished(reply.raw)
    .catch(() => null)
    .then(giveBack);
  const total = await source.count(db, asked);
  if (total > MAX_REPORT_ROWS)
    throw new AppError(422, 'tooManyRows', `More than ${MAX_REPORT_ROWS} rows: choose a shorter time`, {
      params: { max: MAX_REPORT_ROWS },
    });
  const reader = await readerOf(db, asked.caller.userId);
  const sheet: Sheeted = {
    name: textIn(REPORT_TEXTS[name], reader.language),
    timeZone: reader.zone,
    ...sheetFor(asked.columns, reader),
  };
  const batches = source.batches(db, asked);
  const begun = await batches.next();
  const first = begun.done ? [] : begun.value;
  reply.header('x-estimated-bytes', await bytesOf(sheet, first, total));
  return sendSheets(reply, fileName(name, asked.now, reader.zone), [
    { ...sheet, rows: linesOf(again(first, batches), sheet.lineOf) },
  ]);
}
