import type { EInvoiceReading } from 'shared-contracts/finance/e-invoices';
import { MAX_E_INVOICE_BYTES } from 'shared-contracts/values/finance/e-invoices';
import { invalidFields } from '../../../platform/errors/app-error.ts';
import { SheetError } from '../../../platform/excel/sheet-error.ts';
import { fileTooLarge } from '../../../platform/files/files.ts';
import { findViolations } from '../../e-invoices/rules/validate.rules.ts';
import { readUbl } from '../../e-invoices/ubl/read-ubl.ts';

/** Reads a UBL file that another system wrote, and checks it like those that leave. @throws 422 naming `file` */
export async function readEInvoice(file: Buffer): Promise<EInvoiceReading> {
  if (file.length > MAX_E_INVOICE_BYTES) throw fileTooLarge('file', MAX_E_INVOICE_BYTES);
  try {
    const invoice = await readUbl(file);
    return { invoice, violations: findViolations(invoice) };
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    const { code, message, params } = error;
    throw invalidFields({ file: { code, message, params } });
  }
}
