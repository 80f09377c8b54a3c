import type { OrderChanges, OrderInput } from 'shared-contracts/orders/orders';
import { editOrder, moveOrderInTransaction } from '../../orders/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { conflict } from '../../platform/errors/app-error.ts';
import { orderImporter } from '../order-importer.ts';
import { attempt, type Outcome, type Source } from './attempt.ts';
import { findOrderOfSender } from './edi-messages.store.ts';
import type { EdiServices } from './edi-services.ts';
import type { TenderCells } from './load-tender.rules.ts';
import { saveAnswer } from './outgoing/outbox.store.ts';

/** A tender that changes (`input`) or cancels (null) the order of an earlier one. */
export type Change = { tender: TenderCells; input: OrderInput | null; purposeSource: Source; referenceSource: Source };
type Execution = { services: EdiServices; caller: Caller; partner: string; isTest: boolean };

const CANCELLED = 'Cancelled by its sender';

/** The changed fields of the tender; others stay. */
const toChanges = (input: OrderInput, { cells }: TenderCells): OrderChanges => {
  const fields = new Set(orderImporter.columns.flatMap(({ title, field }) => (cells[title] ? [field] : [])));
  return Object.fromEntries(Object.entries(input).filter(([field]) => fields.has(field)));
};

/**
 * Changes or cancels the order that the sender tendered under the same reference, with the same checks as for users.
 */
export function changeOrder(
  { services, caller, partner, isTest }: Execution,
  tx: Db,
  { tender, input, purposeSource, referenceSource }: Change,
): Promise<Outcome> {
  let source = referenceSource;
  return attempt(tx, { isTest, sourceOf: () => source }, async () => {
    const reference = tender.cells['Reference'] ?? '';
    const order = await findOrderOfSender(tx, caller, partner, reference);
    if (!order) throw conflict('notTendered', `No order was tendered as ${reference || 'nothing'} before`);
    source = purposeSource;
    if (input) {
      await editOrder({ ...services, db: tx }, caller, order.id, toChanges(input, tender), undefined);
      // The earlier acceptance doesn't cover the changed order.
      await saveAnswer(tx, order.id, null);
      return { order };
    }
    // Anyone who cancels isn't notified of it.
    await saveAnswer(tx, order.id, false);
    const reason = tender.cells['Description'] || CANCELLED;
    await moveOrderInTransaction(services, tx, { caller }, order.id, { event: 'cancel', reason });
    return { order };
  });
}
