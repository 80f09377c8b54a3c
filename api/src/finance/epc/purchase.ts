import type { EpcPurchaseInput } from 'shared-contracts/epc';
import type { Caller } from '../../platform/caller.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { conflict } from '../../platform/errors.ts';
import { decimal } from '../../platform/money.ts';
import { record } from '../../platform/timeline.ts';
import { prepays } from './credits.ts';
import { priceAt } from './epc.store.ts';

const notPrepaying = () => conflict('noPrepaidTrips', 'Only 3PL and 4PL organizations prepay trips');
const dearer = (unitPrice: string, currency: string) =>
  conflict('priceChanged', `The price of a credit is now ${unitPrice} ${currency}`, { unitPrice, currency });

/** Buys credits at today's price. @param now unix seconds @throws 409 where nobody prepays, or the price is no longer the one that the person saw */
export const purchase = (
  db: Db,
  caller: Caller,
  { quantity, unitPrice: seen }: EpcPurchaseInput,
  now: number,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { organizationId, userId, actorId } = caller;
    if (!(await prepays(tx, organizationId))) throw notPrepaying();
    const { unitPrice, currency } = await priceAt(tx, now);
    if (seen !== undefined && !decimal(seen).equals(unitPrice)) throw dearer(unitPrice, currency);
    await tx
      .insertInto('epcEntries')
      .values({ organizationId, kind: 'purchased', quantity, unitPrice, currency, userId, actorId, at: now })
      .execute();
    await record(tx, caller, {
      subject: 'organization',
      subjectId: organizationId,
      event: 'epcPurchased',
      changes: { quantity, unitPrice: `${unitPrice} ${currency}` },
      occurredAt: now,
    });
  });
