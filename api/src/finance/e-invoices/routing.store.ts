import type { Invoice, InvoiceParty } from 'shared-contracts/finance/invoices';
import type { Db } from '../../platform/database/database.ts';
import { findInvoiceSettings } from '../invoices/settings/invoice-settings.store.ts';
import type { Routing, Sides } from './to-e-invoice.rules.ts';

const listOrganizations = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('organizations')
    .leftJoin('countries', 'countries.id', 'organizations.countryId')
    .select(['organizations.id', 'organizations.language', 'countries.shortName as country'])
    .where('organizations.id', 'in', ids)
    .execute();

/** The codes of countries that invoices name. */
async function findCountryCodes(db: Db, invoices: readonly Invoice[]): Promise<Map<string, string>> {
  const names = invoices.flatMap(({ payee, payer }) => [payee.country, payer.country]).filter((name) => name !== null);
  const found = await db
    .selectFrom('countries')
    .select(['name', 'shortName'])
    .where('name', 'in', names.length > 0 ? names : [''])
    .execute();
  return new Map(found.map(({ name, shortName }) => [name, shortName]));
}

/** Where invoices are sent, by the current settings of both sides; in the payer's language. */
export async function findSides(db: Db, invoices: readonly Invoice[]): Promise<(invoice: Invoice) => Sides> {
  const ids = [...new Set(invoices.flatMap(({ payee, payer }) => [payee.id, payer.id]))];
  if (ids.length === 0) throw new Error('An e-invoice has two sides');
  const [organizations, settingsOf, codes] = [
    await listOrganizations(db, ids),
    await findInvoiceSettings(db, ids),
    await findCountryCodes(db, invoices),
  ];
  const organizationOf = (id: string) => organizations.find((one) => one.id === id);
  const routingOf = ({ id, country }: InvoiceParty): Routing => {
    const { electronicScheme: scheme, electronicAddress: address, buyerReference } = settingsOf(id);
    return {
      electronicAddress: scheme && address ? { scheme, id: address } : null,
      buyerReference: buyerReference || null,
      country: (country === null ? organizationOf(id)?.country : codes.get(country)) ?? null,
    };
  };
  return ({ payee, payer }) => ({
    payee: routingOf(payee),
    payer: routingOf(payer),
    language: organizationOf(payer.id)?.language ?? 'en',
  });
}
