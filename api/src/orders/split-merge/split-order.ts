import type { OrderInput } from 'shared-contracts/orders/orders';
import type { SplitInput } from 'shared-contracts/orders/split-merge';
import type { Caller } from '../../platform/access/caller.ts';
import { nextNumbers } from '../../platform/database/counters.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { forbidden, invalidFields } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimelineEntries } from '../../platform/timeline/timeline.ts';
import { diffFields } from '../../platform/values/fields.ts';
import { lockOrder, type OrderRecord } from '../core/order-records.store.ts';
import { findOrderRelations } from '../core/order-relations.store.ts';
import { toRuleInput } from '../core/order-state.ts';
import { insertOrders, toOrderInput, updateOrderRow } from '../core/order-writes.store.ts';
import { publishOrderChanged } from '../core/publish-order-changed.ts';
import { computeColumns } from '../intake/computed-columns.ts';
import { mergeInput } from '../intake/order-input.rules.ts';
import type { Estimator } from '../intake/prediction.ts';
import { formatNumber } from '../intake/save-orders.ts';
import { isOrderOwner } from '../stages/order-actions.rules.ts';
import { findOrderFacts } from './order-facts.store.ts';
import { orderProblems } from './order-problems.rules.ts';
import { notSplittable } from './problem-errors.ts';
import { sendNewsOfChange } from './send-news.ts';
import { selectionProblems, splitInput } from './split.rules.ts';

export type SplitServices = Pick<Services, 'db' | 'now' | 'mailer' | 'config' | 'hooks'> & Estimator;

/** The new order has the same stage and approvals: nothing in it is new to those who approved. */
async function insertPart(
  tx: Db,
  services: SplitServices,
  caller: Caller,
  { row, input, at }: { row: OrderRecord; input: OrderInput; at: number },
): Promise<{ id: string; number: string }> {
  const { organizationId, acknowledgedWarnings } = row;
  const [count = 0] = await nextNumbers(tx, organizationId, 'order', 1);
  const number = formatNumber(count);
  const [computed = {}] = await computeColumns(tx, services, [input]);
  const initial = { organizationId, number, createdBy: caller.userId, createdAt: at, stageChangedAt: at };
  const [id = ''] = await insertOrders(tx, [{ initial, input, computed }]);
  await tx
    .updateTable('orders')
    .set({
      stage: row.stage,
      splitFromId: row.id,
      firstApprovalBy: row.firstApprovalBy,
      firstApprovalAt: row.firstApprovalAt,
      secondApprovalBy: row.secondApprovalBy,
      secondApprovalAt: row.secondApprovalAt,
      validatedAt: row.validatedAt,
      acknowledgedWarnings: acknowledgedWarnings && JSON.stringify(acknowledgedWarnings),
      acknowledgeReason: row.acknowledgeReason,
    })
    .where('id', '=', id)
    .execute();
  return { id, number };
}

/**
 * Moves some of the cargo of an order to a new order.
 * @returns the id of the new order
 * @throws 403; 404; 409 with everything that prevents it; 422 by field
 */
export const splitOrder = (
  services: SplitServices,
  caller: Caller,
  id: string,
  { items }: SplitInput,
  seen: SeenRevision,
): Promise<string> =>
  inTransaction(services.db, async (tx) => {
    const at = services.now();
    const row = await lockOrder(tx, caller, id);
    await assertRevision(tx, caller, 'order', row, seen);
    if (!isOrderOwner(toRuleInput(caller, row).actor)) throw forbidden();
    const problems = (await findOrderFacts(tx, [row])).flatMap(orderProblems);
    if (problems.length > 0) throw notSplittable(problems);
    const before = mergeInput(toOrderInput(row, await findOrderRelations(tx, id)), {});
    const fields = selectionProblems(before.cargoItems, items);
    if (Object.keys(fields).length > 0) throw invalidFields(fields);
    const { remaining, moved } = splitInput(before, items);
    const [computed = {}] = await computeColumns(tx, services, [remaining]);
    await updateOrderRow(tx, id, remaining, { ...computed, hasAgreement: false });
    const part = await insertPart(tx, services, caller, { row, input: moved, at });
    const entry = { subject: 'order', organizationId: row.organizationId, event: 'split', occurredAt: at } as const;
    await recordTimelineEntries(tx, caller, [
      { ...entry, subjectId: part.id, to: row.stage, changes: { splitFrom: { from: null, to: row.number } } },
      {
        ...entry,
        subjectId: id,
        changes: { ...diffFields(before, remaining), newOrder: { from: null, to: part.number } },
      },
    ]);
    await sendNewsOfChange(services, tx, caller, { changedId: id, newId: part.id, at });
    await publishOrderChanged(tx, id);
    await publishOrderChanged(tx, part.id);
    return part.id;
  });
