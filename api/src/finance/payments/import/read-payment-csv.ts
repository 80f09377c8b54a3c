import { MAX_PAYMENT_LINES } from 'shared-contracts/values/finance/payment-imports';
import { readCsv } from '../../../platform/csv/read-csv.ts';
import { SheetError } from '../../../platform/excel/sheet-error.ts';
import type { Statement } from './statement-line.ts';
import { parseAmount, parseDay } from './statement-values.rules.ts';

const REQUIRED = ['date', 'amount', 'reference'];
const MAX_COLUMNS = 60;

/** Reads the incoming payments of a CSV file by its headings; negative amounts are outgoing. @throws SheetError */
export async function readPaymentCsv(file: Buffer): Promise<Statement> {
  const statement: Statement = { lines: [], outgoing: 0 };
  let headings: string[] | null = null;
  for await (const { row, cells } of readCsv(file, { rows: MAX_PAYMENT_LINES, columns: MAX_COLUMNS })) {
    if (!headings) {
      headings = cells.map((cell) => cell.trim().toLowerCase());
      const missing = REQUIRED.filter((title) => !headings?.includes(title));
      if (missing.length > 0)
        throw new SheetError('missingColumns', `Missing columns: ${missing.join(', ')}`, {
          columns: missing.join(', '),
        });
      continue;
    }
    const titles = headings;
    const cell = (title: string) => (cells[titles.indexOf(title)] ?? '').trim();
    const amount = parseAmount(cell('amount'));
    if (amount?.startsWith('-')) {
      statement.outgoing += 1;
      continue;
    }
    statement.lines.push({
      line: row,
      day: parseDay(cell('date')),
      amount: amount === '0.00' ? null : amount,
      currency: cell('currency').toUpperCase() || null,
      payer: cell('payer') || null,
      text: cell('reference'),
      bankReference: '',
    });
  }
  if (statement.lines.length + statement.outgoing === 0) throw new SheetError('noRows', 'The file has no rows');
  return statement;
}
