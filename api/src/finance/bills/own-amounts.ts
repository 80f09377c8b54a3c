import type { OwnAmounts } from 'shared-contracts/finance/exchange-rates';
import { findUserPreferences } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { findOwnAmounts } from '../exchange-rates/own-amounts.store.ts';
import type { ComputedBill } from './compute-bills.ts';

/**
 * The amount of a submitted or approved bill in the own currency of the caller's organization; null if the currency is
 * the same or there is no rate.
 */
export async function findOwnAmountsOf(db: Db, caller: Caller, bill: ComputedBill): Promise<OwnAmounts | null> {
  const { stored, figures } = bill;
  if (!stored || stored.state === 'draft' || !figures.contract) return null;
  const { organizationId, userId } = caller;
  const { zone } = await findUserPreferences(db, userId);
  const own = await findOwnAmounts(db, { organizationId, zone }, [
    {
      id: stored.id,
      currency: figures.contract.billingCurrency,
      net: figures.taxBase,
      tax: figures.vat,
      total: figures.total,
      at: stored.approvedAt ?? stored.submittedAt,
    },
  ]);
  return own.get(stored.id) ?? null;
}
