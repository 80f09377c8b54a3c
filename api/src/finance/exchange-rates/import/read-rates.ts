import { parse } from 'csv-parse/sync';
import { MAX_IMPORTED_RATES } from 'shared-contracts/values/finance/exchange-rates';
import { Readable } from 'node:stream';
import { invalidFields } from '../../../platform/errors/app-error.ts';
import { openWorkbook } from '../../../platform/excel/open-workbook.ts';
import { parseXml } from '../../../platform/excel/parse-xml.ts';
import { fileDamaged, notTable, SheetError, tooManyRows } from '../../../platform/excel/sheet-error.ts';
import type { ImportedRate } from '../rates.store.ts';
import { parseDay, readTable, toImported } from './read-rates.rules.ts';

const ZIP_SIGNATURE = 'PK';
/** Names within the bank's ZIP files. */
const CSV_NAMES = ['eurofxref-hist.csv', 'eurofxref.csv'];
const BYTE_ORDER_MARK = '\uFEFF';
const START_BYTES = 200;

async function readXml(file: Buffer): Promise<ImportedRate[]> {
  const rates: ImportedRate[] = [];
  let day: string | null = null;
  await parseXml(Readable.from([file]), {
    open: (name, { time, currency, rate }) => {
      if (!name.endsWith('Cube')) return;
      if (time !== undefined) day = parseDay(time);
      const imported = toImported(day, currency ?? '', rate ?? '');
      if (imported) rates.push(imported);
      if (rates.length > MAX_IMPORTED_RATES) throw tooManyRows(MAX_IMPORTED_RATES);
    },
  });
  return rates;
}

function readCsv(text: string): ImportedRate[] {
  try {
    return readTable(parse(text, { bom: true, relaxColumnCount: true, skipEmptyLines: true }) as string[][]);
  } catch {
    throw fileDamaged();
  }
}

async function readText(part: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of part) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

async function readZip(file: Buffer): Promise<ImportedRate[]> {
  const parts = await openWorkbook(file);
  for (const name of CSV_NAMES) {
    const part = await parts.read(name);
    if (part) return readCsv(await readText(part));
  }
  throw notTable();
}

function read(file: Buffer): Promise<ImportedRate[]> | ImportedRate[] {
  const start = file.subarray(0, START_BYTES).toString('utf8').replace(BYTE_ORDER_MARK, '').trimStart();
  if (start.startsWith(ZIP_SIGNATURE)) return readZip(file);
  return start.startsWith('<') ? readXml(file) : readCsv(file.toString('utf8'));
}

/** Reads a file of the European Central Bank, recognized by its content. @throws 422 naming `file` */
export async function readRates(file: Buffer): Promise<ImportedRate[]> {
  try {
    const rates = await read(file);
    if (rates.length === 0) throw notTable();
    if (rates.length > MAX_IMPORTED_RATES) throw tooManyRows(MAX_IMPORTED_RATES);
    // The last one counts if a day occurs twice.
    return [...new Map(rates.map((rate) => [`${rate.day} ${rate.quote}`, rate])).values()];
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    const { code, message, params } = error;
    throw invalidFields({ file: { code, message, params } });
  }
}
