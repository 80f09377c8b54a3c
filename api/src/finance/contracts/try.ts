import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import type { TrialTrip } from 'shared-contracts/finance/rated-trips';
import { RatedTrip } from 'shared-contracts/finance/rated-trips';
import type { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { invalidField } from '../../platform/errors/app-error.ts';
import { rateBill } from '../rating/bill.rules.ts';

const shortName = async (db: Db, field: string, id: string) => {
  const row = await db.selectFrom('currencies').select('shortName').where('id', '=', id).executeTakeFirst();
  if (!row) throw invalidField(field, 'notFound', 'Currency not found');
  return row.shortName;
};

/**
 * Rates an example by terms normalized with `normalizeTerms`, line by line.
 * @throws 422 if the amounts exceed their columns
 */
export async function tryTerms(
  db: Db,
  terms: ContractTerms,
  { fromLocationId, toLocationId, ...trip }: z.output<typeof TrialTrip>,
): Promise<RatedTrip> {
  const currency = await shortName(db, 'terms.baseCurrencyId', terms.baseCurrencyId);
  const billingCurrency = terms.billingCurrencyId
    ? await shortName(db, 'terms.billingCurrencyId', terms.billingCurrencyId)
    : currency;
  const bill = rateBill(terms, {
    ...trip,
    fromLocationId: fromLocationId?.toLowerCase() ?? '',
    toLocationId: toLocationId?.toLowerCase() ?? '',
  });
  const { data } = RatedTrip.safeParse({ ...bill, currency, billingCurrency });
  if (!data) throw invalidField('trip', 'tooMuch', 'No money can pay this');
  return data;
}
