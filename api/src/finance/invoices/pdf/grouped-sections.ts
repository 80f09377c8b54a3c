import type { Invoice, InvoicedBill } from 'shared-contracts/finance/invoices';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';
import type { PdfRow, PdfSection } from '../../../platform/pdf/document.ts';
import { formatNumber } from '../../../platform/pdf/format.rules.ts';
import { fillPlaceholders } from '../../../platform/values/fill-placeholders.ts';
import { basisOf } from '../../bill-texts/bill.basis.ts';
import { end, nameOfLine, serviceOf, type Texts, UNIT } from './invoice-parts.ts';

/** The orders or trips of a grouped invoice, a row for each. */
export function billsOf({ of, bills = [], currency, zone }: Invoice, { words, billWords }: Texts): PdfSection {
  return {
    kind: 'table',
    columns: [
      { header: words.subject[of], width: 4 },
      { header: billWords.reference, width: 4 },
      { header: words.serviceDays, width: 4 },
      { header: words.places, width: 6 },
      end(fillPlaceholders(words.amountBeforeTax, { currency })),
    ],
    rows: bills.map(({ subject, service, places, net }) => ({
      cells: [
        formatOrderNumber(subject),
        subject.reference ?? '',
        serviceOf({ service, zone }) ?? '',
        places.join(' – '),
        formatNumber(net),
      ],
    })),
  };
}

const titleOf = ({ subject, service, contract, override }: InvoicedBill, { zone }: Invoice, { billWords }: Texts) =>
  [
    formatOrderNumber(subject),
    subject.reference,
    serviceOf({ service, zone }),
    contract && fillPlaceholders(billWords.version, { name: contract.name, version: String(contract.version) }),
    override,
  ]
    .filter(Boolean)
    .join(' · ');

/** The lines of each order or trip, each starting on a new page. */
export function appendixOf(invoice: Invoice, texts: Texts): PdfSection[] {
  const { bills, lines, currency } = invoice;
  const { words, billWords } = texts;
  if (!bills) return [];
  const linesOf = Map.groupBy(lines, ({ bill }) => bill);
  const rowsOf = (bill: InvoicedBill, position: number): PdfRow[] => [
    { kind: 'note', cells: [titleOf(bill, invoice, texts)] },
    ...(linesOf.get(position) ?? []).map((line) => ({
      cells: [
        nameOfLine(line, billWords),
        line.isPart ? words.part : basisOf(line, UNIT[bill.unitStandard], billWords),
        `${line.taxPercentage} %`,
        formatNumber(line.billed),
      ],
    })),
    { kind: 'sum', cells: [words.net, '', '', formatNumber(bill.net)] },
  ];
  return [
    { kind: 'page' },
    { kind: 'heading', text: words.appendix },
    {
      kind: 'table',
      columns: [
        { header: billWords.charge, width: 6 },
        { header: billWords.basis, width: 8 },
        end(words.tax, 2),
        end(fillPlaceholders(billWords.amount, { currency })),
      ],
      rows: bills.flatMap(rowsOf),
    },
  ];
}
