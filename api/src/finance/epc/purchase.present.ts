import type { EpcPurchase } from 'shared-contracts/finance/epc-purchases';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import { purchaseAmounts } from './purchase.rules.ts';
import type { PurchaseRow } from './purchases.store.ts';

/** Only root sees which of its users marked a purchase. */
export const presentPurchase = (caller: Caller, { seller: _seller, ...row }: PurchaseRow): EpcPurchase => ({
  ...row,
  ...purchaseAmounts(row),
  decidedBy: isRoot(caller) ? row.decidedBy : null,
});
