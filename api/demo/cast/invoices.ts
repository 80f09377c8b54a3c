import type { InvoiceSettings } from 'shared-contracts/finance/invoices';
import { DEFAULT_INVOICE_SETTINGS } from 'shared-contracts/values/finance/invoices';
import { closePeriods, computeBills, issueInvoiceOf } from '../../src/finance/public.ts';
import { greatCircleRouting } from '../../src/network/public.ts';
import type { Db } from '../../src/platform/database/database.ts';
import type { Cast } from './cast.ts';

const VAT = { name: 'Standard VAT', percentage: '18', category: 'standard', reason: null } as const;
const EXPORT = {
  name: 'Export VAT',
  percentage: '0',
  category: 'exempt',
  reason: 'Transport of goods for export, zero rated',
} as const;

/**
 * The invoice settings of the companies. Meridian has none yet, and the carriers no tax number; their account is Swiss, so
 * that their invoice in euro has a QR-bill.
 */
const SETTINGS = {
  serendib: {
    address: '214 Sri Sumanatissa Mawatha\nColombo 12',
    taxNumber: '104882316-7000',
    bankName: 'Island Commercial Bank, Colombo Fort',
    bankAccount: '0081 0044 2317',
    bankCode: 'ISLCLKLX',
    series: 'SFL',
    taxRates: [VAT, EXPORT],
    electronicScheme: '0088',
    electronicAddress: '4796013300017',
    attachesElectronic: true,
  },
  carriers: {
    address: 'Peradeniya Road 38\n20000 Kandy',
    street: 'Peradeniya Road',
    buildingNumber: '38',
    postalCode: '20000',
    town: 'Kandy',
    bankName: 'Limmat Handelsbank, Zürich',
    bankAccount: 'CH93 0076 2011 6238 5295 7',
    paymentTermDays: 14,
    taxRates: [VAT],
  },
  harvest: {
    electronicScheme: '0088',
    electronicAddress: '4796013300024',
    buyerReference: 'Outbound logistics',
    address: 'Dambulla Road 9\n21000 Matale',
    street: 'Dambulla Road',
    buildingNumber: '9',
    postalCode: '21000',
    town: 'Matale',
    taxNumber: '101553908-7000',
    taxRates: [VAT],
  },
  lagoon: {
    address: 'Fishery Harbour\nNegombo',
    taxNumber: '109411265-7000',
    paymentTermDays: 45,
    taxRates: [VAT],
  },
} satisfies Partial<Record<keyof Cast['companies'], Partial<InvoiceSettings>>>;

const save = (db: Db, organizationId: string, settings: Partial<InvoiceSettings>) =>
  db
    .insertInto('invoiceSettings')
    .values({
      ...DEFAULT_INVOICE_SETTINGS,
      ...settings,
      organizationId,
      taxRates: JSON.stringify(settings.taxRates ?? []),
    })
    .execute();

/**
 * The invoices of the approved bills, numbered as they were approved, and of the weeks that have closed. Some bills of
 * this week still wait.
 */
export async function invoices(db: Db, { companies }: Pick<Cast, 'companies'>, now: number): Promise<void> {
  for (const [company, settings] of Object.entries(SETTINGS))
    await save(db, companies[company as keyof typeof SETTINGS].id, settings);
  const approved = await db
    .selectFrom('bills')
    .select(['orderId', 'tripId', 'approvedBy', 'approvedAt'])
    .where('state', '=', 'approved')
    .orderBy('approvedAt')
    .orderBy('id')
    .execute();
  for (const { orderId, tripId, approvedBy, approvedAt } of approved) {
    const [of, id] = orderId === null ? (['trip', tripId ?? ''] as const) : (['order', orderId] as const);
    const bill = (await computeBills(db, greatCircleRouting, of, [id])).get(id);
    if (!bill?.stored || approvedBy === null || approvedAt === null) continue;
    await closePeriods({ db, now: () => approvedAt });
    await issueInvoiceOf(db, { userId: approvedBy }, { ...bill, stored: bill.stored }, approvedAt);
  }
  await closePeriods({ db, now: () => now });
}
