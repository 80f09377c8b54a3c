import type { EpcPurchaseInput } from 'shared-contracts/finance/epc';
import { resolveNotifications } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict } from '../../platform/errors/app-error.ts';
import { decimal, toMoney } from '../../platform/values/money.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { priceAt } from './epc.store.ts';
import { isPrepaying, notPrepayingError } from './prepaying.ts';

const priceChangedError = (seen: string, { unitPrice, currency }: { unitPrice: string; currency: string }) =>
  conflict('priceChanged', `The price of a credit was ${seen} and is now ${unitPrice} ${currency}`, {
    from: seen,
    to: unitPrice,
    currency,
  });

/** Buys credits at today's price. @param now unix seconds @throws 409 if the organization does not prepay or the price changed */
export const purchaseCredits = (
  db: Db,
  caller: Caller,
  { quantity, unitPrice: seen }: EpcPurchaseInput,
  now: number,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { organizationId, userId, actorId } = caller;
    if (!(await isPrepaying(tx, organizationId))) throw await notPrepayingError(tx, organizationId);
    const { unitPrice, currency } = await priceAt(tx, now);
    if (seen !== undefined && !decimal(seen).equals(unitPrice))
      throw priceChangedError(toMoney(decimal(seen)), { unitPrice, currency });
    await tx
      .insertInto('epcEntries')
      .values({ organizationId, kind: 'purchased', quantity, unitPrice, currency, userId, actorId, at: now })
      .execute();
    await resolveNotifications(tx, 'epcLow', organizationId, now);
    await recordTimeline(tx, caller, {
      subject: 'organization',
      subjectId: organizationId,
      event: 'epcPurchased',
      changes: { quantity, unitPrice: `${unitPrice} ${currency}` },
      occurredAt: now,
    });
  });
