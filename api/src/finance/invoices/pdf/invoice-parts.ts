import type { Invoice, InvoiceLine } from 'shared-contracts/finance/invoices';
import type { PdfColumn } from '../../../platform/pdf/document.ts';
import { formatDate } from '../../../platform/pdf/format.rules.ts';
import type { BillTexts } from '../../bill-texts/bill-texts.ts';
import { toServicePeriod } from '../service-period.rules.ts';
import type { InvoiceTexts } from './texts/invoice-texts.ts';

/** Texts in the payer's language. */
export type Texts = { words: InvoiceTexts; billWords: BillTexts };
export const UNIT = { metric: 'km', imperial: 'mi' } as const;

export const end = (header: string, width = 4): PdfColumn => ({ header, width, align: 'end' });

export function serviceOf({ service, zone }: Pick<Invoice, 'service' | 'zone'>): string | null {
  const { from, to } = toServicePeriod(service);
  const days = [from, to].filter((at) => at !== null).map((at) => formatDate(at, zone));
  return [...new Set(days)].join(' – ') || null;
}

export const nameOfLine = ({ rule, name, place }: InvoiceLine, words: BillTexts) =>
  [words.rule[rule], name ?? place].filter(Boolean).join(': ');
