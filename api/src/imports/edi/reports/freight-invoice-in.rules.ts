import type { EdiProblem } from 'shared-contracts/values/edi';
import { decimal, sumOf, toMoney } from '../../../platform/values/money.ts';
import { type Segment, toElement, type TransactionSet } from '../x12.rules.ts';
import { type CarrierInvoice, NO_NUMBER, problemAt, type Source } from './carrier-report.rules.ts';

/** Element 150: taxes are no charges. */
const TAXES: readonly string[] = ['TAX', 'GST', 'SST', 'SSX', 'TAD', 'TAY', 'TTL', 'TTS', 'UUT'];
const DUE = '14';
const AMOUNT = /^-?\d{1,15}$/;
const CREDITED = ['CR'];
const MAX_LENGTH = 200;

const sourceOf = ({ id, position }: Segment, element: number): Source => ({ segment: id, position, element });
const missing = (segment: string): Source => ({ segment, position: null, element: null });

const toDay = (text: string) => {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
  return year ? `${year}-${month}-${day}` : null;
};
/** Amounts have two implied places (N2). */
const toAmount = (cents: string) => toMoney(decimal(cents).dividedBy(100));

type Charge = { description: string; net: string; isTax: boolean };

/** The charges of the lines: each L1, described by itself or by the L5 before it. */
function readCharges(segments: readonly Segment[]): { charges: Charge[] } | { problem: EdiProblem } {
  const charges: Charge[] = [];
  let [line, isFirst] = ['', true];
  for (const segment of segments) {
    if (segment.id === 'LX') [line, isFirst] = ['', true];
    if (segment.id === 'L5') [line, isFirst] = [toElement(segment, 2), true];
    if (segment.id !== 'L1' || toElement(segment, 4) === '') continue;
    const cents = toElement(segment, 4);
    if (!AMOUNT.test(cents)) return problemAt(sourceOf(segment, 4), `The charge ${cents} has no two implied places`);
    const code = toElement(segment, 8);
    // Further charges of a line aren't what it describes.
    const name = isFirst || code === '' ? line : `${line} (${code})`;
    const description = (toElement(segment, 12) || (line && name) || code).slice(0, MAX_LENGTH);
    isFirst = false;
    charges.push({ description, net: toAmount(cents), isTax: TAXES.includes(code) });
  }
  return { charges };
}

/** Reads a freight invoice (210). Its total must be that of its charges. */
export function readFreightInvoice({
  segments,
}: TransactionSet): { steps: CarrierInvoice[] } | { problem: EdiProblem } {
  const b3 = segments.find(({ id }) => id === 'B3');
  if (!b3) return problemAt(missing('B3'), 'B3 is missing');
  if (toElement(b3, 3) === '') return problemAt(sourceOf(b3, 3), NO_NUMBER);
  const issuedOn = toDay(toElement(b3, 6));
  if (issuedOn === null) return problemAt(sourceOf(b3, 6), 'The date of the invoice can’t be read');
  const [total, correction] = [toElement(b3, 7), toElement(b3, 8)];
  if (!AMOUNT.test(total)) return problemAt(sourceOf(b3, 7), 'The total can’t be read');
  if (CREDITED.includes(correction)) return problemAt(sourceOf(b3, 8), 'Credit notes are entered by hand');
  const read = readCharges(segments);
  if ('problem' in read) return read;
  const { charges } = read;
  const sum = toMoney(sumOf(charges.map(({ net }) => net)));
  if (sum !== toAmount(total))
    return problemAt(sourceOf(b3, 7), `The total ${toAmount(total)} isn’t that of the charges, ${sum}`);
  const due = segments.find((segment) => segment.id === 'G62' && toElement(segment, 1) === DUE);
  return {
    steps: [
      {
        kind: 'invoice',
        number: toElement(b3, 3),
        source: sourceOf(b3, 3),
        invoiceNumber: toElement(b3, 2),
        issuedOn,
        dueOn: toDay(toElement(due, 2)),
        currency:
          toElement(
            segments.find(({ id }) => id === 'C3'),
            1,
          ) || null,
        lines: charges.filter(({ isTax }) => !isTax).map(({ description, net }) => ({ description, net })),
        tax: toMoney(sumOf(charges.filter(({ isTax }) => isTax).map(({ net }) => net))),
      },
    ],
  };
}
