import { createHash } from 'node:crypto';
import { invalidFields } from '../../../platform/errors/app-error.ts';
import { SheetError } from '../../../platform/excel/sheet-error.ts';
import { readCamt } from './read-camt.ts';
import { readPaymentCsv } from './read-payment-csv.ts';
import type { KeyedLine } from './match-lines.rules.ts';
import type { StatementLine } from './statement-line.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const START_BYTES = 200;

const isXml = (file: Buffer) =>
  file.subarray(0, START_BYTES).toString('utf8').replace(BYTE_ORDER_MARK, '').trimStart().startsWith('<');

const hash = ({ day, amount, currency, payer, text, bankReference }: StatementLine) =>
  createHash('sha256')
    .update(JSON.stringify([bankReference, day, amount, currency, payer, text]))
    .digest('base64url');

/** Keys recognize a line in another file. Equal lines in one file are different payments. */
function addKeys(lines: readonly StatementLine[]): KeyedLine[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const content = hash(line);
    const count = (counts.get(content) ?? 0) + 1;
    counts.set(content, count);
    return { ...line, key: `${content} ${count}` };
  });
}

/** Reads a CAMT.053 statement or a CSV file. @throws 422 naming `file` */
export async function readStatement(file: Buffer): Promise<{ lines: KeyedLine[]; outgoing: number }> {
  try {
    const { lines, outgoing } = await (isXml(file) ? readCamt(file) : readPaymentCsv(file));
    return { lines: addKeys(lines), outgoing };
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    const { code, message, params } = error;
    throw invalidFields({ file: { code, message, params } });
  }
}
