import type { InvoiceParty, InvoiceSettings } from 'shared-contracts/finance/invoices';
import type { Db } from '../../../platform/database/database.ts';
import { findInvoiceSettings } from '../settings/invoice-settings.store.ts';
import { formatAddress, toStructuredAddress } from './structured-address.rules.ts';

/** The billing contact of the bill, who may belong to either side. */
export type BillingContact = { organizationId: string; name: string; email: string | null };
export type Party = { settings: InvoiceSettings; party: InvoiceParty };

/** Organizations as they are now, with what they print on invoices. */
export async function findParties(
  db: Db,
  organizationIds: readonly string[],
  billingContact: BillingContact | null,
): Promise<(id: string) => Party> {
  const rows = await db
    .selectFrom('organizations')
    .leftJoin('countries', 'countries.id', 'organizations.countryId')
    .select([
      'organizations.id',
      'organizations.name',
      'registrationId',
      'contactName',
      'accountingContact',
      'contactEmail',
      'countries.name as country',
      'countries.shortName as countryCode',
    ])
    .where('organizations.id', 'in', organizationIds)
    .execute();
  const settingsOf = await findInvoiceSettings(db, organizationIds);
  return (organizationId) => {
    const found = rows.find(({ id }) => id === organizationId);
    if (!found) throw new Error('Both sides of an invoice are organizations');
    const { id, name, country, countryCode, registrationId, accountingContact, contactName, contactEmail } = found;
    const settings = settingsOf(id);
    const contact =
      billingContact?.organizationId === id
        ? { contact: billingContact.name, email: billingContact.email || null }
        : { contact: accountingContact ?? (contactName || null), email: contactEmail || null };
    return {
      settings,
      party: {
        id,
        name,
        address: settings.address ?? formatAddress(settings),
        country,
        structuredAddress: toStructuredAddress(settings, countryCode),
        taxNumber: settings.taxNumber,
        companyNumber: settings.companyNumber ?? registrationId,
        ...contact,
      },
    };
  };
}
