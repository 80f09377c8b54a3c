import type { EInvoiceViolation } from 'shared-contracts/finance/e-invoices';
import type { Invoice } from 'shared-contracts/finance/invoices';
import type { Db } from '../../platform/database/database.ts';
import type { PdfAttachment } from '../../platform/pdf/archive.ts';
import { XML_MIME } from '../../platform/xml/xml-mime.ts';
import { findSides } from './routing.store.ts';
import { findViolations } from './rules/validate.rules.ts';
import { toEInvoice } from './to-e-invoice.rules.ts';
import { writeUbl } from './ubl/write-ubl.rules.ts';

type Issued = { content: Invoice };
/** `xml`: null if it violates rules; such a file isn't sent. */
type Built = { number: string; violations: EInvoiceViolation[]; xml: string | null };

/** Issued invoices and credit notes as UBL, checked. In their order. */
export async function buildEInvoices<T extends Issued>(db: Db, issued: readonly T[]): Promise<(T & Built)[]> {
  const sidesOf = await findSides(
    db,
    issued.map(({ content }) => content),
  );
  return issued.map((one) => {
    const document = toEInvoice(one.content, sidesOf(one.content));
    const violations = findViolations(document);
    return {
      ...one,
      number: one.content.number,
      violations,
      xml: violations.length > 0 ? null : writeUbl(document),
    };
  });
}

const NAMES = { invoice: 'invoice', creditNote: 'credit-note' } as const;
/** `invoice INV-2026-000001.xml`; unsafe characters become dashes. */
export const eInvoiceFileName = ({ kind, number }: Pick<Invoice, 'kind' | 'number'>) =>
  `${NAMES[kind]} ${number.replaceAll(/[^\w.()-]+/g, '-')}.xml`;

/** The e-invoice of an invoice to embed in its PDF; null if it breaks rules. */
export async function findEmbedded(db: Db, content: Invoice | null | undefined): Promise<PdfAttachment | null> {
  if (!content) return null;
  const [built] = await buildEInvoices(db, [{ content }]);
  if (!built?.xml) return null;
  return {
    name: eInvoiceFileName(content),
    mime: XML_MIME,
    description: 'UBL 2.1, EN 16931, Peppol BIS Billing 3',
    content: Buffer.from(built.xml),
  };
}
