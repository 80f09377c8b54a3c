import type { InvoiceSettings } from 'shared-contracts/finance/invoices';
import { DEFAULT_INVOICE_SETTINGS } from 'shared-contracts/values/finance/invoices';
import type { Db } from '../../../platform/database/database.ts';

/** The settings of organizations by id; those that have entered none have the defaults. */
export async function findInvoiceSettings(
  db: Db,
  organizationIds: readonly string[],
): Promise<(organizationId: string) => InvoiceSettings> {
  const rows = await db
    .selectFrom('invoiceSettings')
    .selectAll()
    .where('organizationId', 'in', organizationIds)
    .execute();
  const found = new Map(rows.map(({ organizationId, ...settings }) => [organizationId, settings]));
  return (organizationId) => found.get(organizationId) ?? { ...DEFAULT_INVOICE_SETTINGS, taxRates: [] };
}

export async function saveInvoiceSettings(
  tx: Db,
  organizationId: string,
  { taxRates, ...settings }: InvoiceSettings,
): Promise<void> {
  const row = { ...settings, taxRates: JSON.stringify(taxRates) };
  await tx
    .insertInto('invoiceSettings')
    .values({ organizationId, ...row })
    .onConflict((conflict) => conflict.column('organizationId').doUpdateSet(row))
    .execute();
}
