import { sql } from 'kysely';
import type { JournalDocumentKind } from 'shared-contracts/values/finance/journal';
import type { Db } from '../../../platform/database/database.ts';
import { conflict } from '../../../platform/errors/app-error.ts';
import { findOwnCurrencies, findRateOn } from '../../exchange-rates/find-rates.store.ts';

/** An invoice; for a credit note, the invoice that it reverses. */
export type BookedInvoice = {
  id: string;
  billId: string | null;
  billVersion: number | null;
  currency: string;
  day: string;
};

/** The rates of one organization, each looked up once. */
export type Rates = {
  /** Null: the organization has no own currency, and each document is booked in its own. */
  ownCurrency: string | null;
  /** @throws 409 `exchangeRateMissing` */
  on: (currency: string, day: string) => Promise<string>;
  /** The rate of an invoice: as exported, otherwise as booked on approval, otherwise that of its day. @throws 409 */
  ofInvoice: (invoice: BookedInvoice) => Promise<string>;
  /** The rate of a document that an earlier run exported. */
  exported: (
    kind: Exclude<JournalDocumentKind, 'accrual' | 'accrualReversal'>,
    sourceId: string,
  ) => Promise<string | undefined>;
};

const NO_CONVERSION = '1';

export async function findJournalRates(db: Db, organizationId: string): Promise<Rates> {
  const ownCurrency = (await findOwnCurrencies(db, [organizationId])).get(organizationId) ?? null;
  const isOwn = (currency: string) => ownCurrency === null || currency === ownCurrency;
  const found = new Map<string, Promise<string>>();

  async function findOn(currency: string, day: string): Promise<string> {
    const newest = await findRateOn(db, organizationId, { from: currency, to: ownCurrency ?? currency, day });
    if (newest) return newest.rate;
    const message = `No exchange rate of ${currency} in ${ownCurrency} on ${day}`;
    throw conflict('exchangeRateMissing', message, { currency, own: ownCurrency, day });
  }

  function on(currency: string, day: string): Promise<string> {
    if (isOwn(currency)) return Promise.resolve(NO_CONVERSION);
    const key = `${currency} ${day}`;
    const rate = found.get(key) ?? findOn(currency, day);
    found.set(key, rate);
    return rate;
  }

  const exported: Rates['exported'] = async (kind, sourceId) =>
    (
      await db
        .selectFrom('journalDocuments')
        .select('rate')
        .where('organizationId', '=', organizationId)
        .where('kind', '=', kind)
        .where('sourceId', '=', sourceId)
        .executeTakeFirst()
    )?.rate;

  async function ofInvoice({ id, billId, billVersion, currency, day }: BookedInvoice): Promise<string> {
    if (isOwn(currency)) return NO_CONVERSION;
    const before = await exported('invoice', id);
    if (before !== undefined) return before;
    if (billId === null || billVersion === null) return on(currency, day);
    const booked = await db
      .selectFrom('bookedRates')
      .select('rate')
      .where('organizationId', '=', organizationId)
      .where('billId', '=', billId)
      .where('billVersion', '=', billVersion)
      .where('billCurrency', '=', currency)
      .where('currency', '=', sql<string>`${ownCurrency}`)
      .executeTakeFirst();
    return booked?.rate ?? on(currency, day);
  }
  return { ownCurrency, on, ofInvoice, exported };
}
