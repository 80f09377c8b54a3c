import type { OrderInput } from 'shared-contracts/orders/orders';
import type { MergeInput, MergePreviewInput, SplitMergeProblem } from 'shared-contracts/orders/split-merge';
import { findCompatibilities, validateCompatibility } from '../../network/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { forbidden, invalidField } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { diffFields } from '../../platform/values/fields.ts';
import { loadProblems, type Load, totalLoad } from '../core/order-load.rules.ts';
import { findOrder, lockOrder, type OrderRecord } from '../core/order-records.store.ts';
import { findOrderRelations } from '../core/order-relations.store.ts';
import { toRuleInput } from '../core/order-state.ts';
import { findLoadItems, toOrderInput, updateOrderRow } from '../core/order-writes.store.ts';
import { publishOrderChanged } from '../core/publish-order-changed.ts';
import { handOverSlots } from '../gates/change-booking.ts';
import { computeColumns } from '../intake/computed-columns.ts';
import { checkFeasibility } from '../intake/feasibility.ts';
import { mergeInput } from '../intake/order-input.rules.ts';
import { isOrderOwner } from '../stages/order-actions.rules.ts';
import { moveOrderInTransaction } from '../transitions/move-order.ts';
import type { MoveServices } from '../transitions/order.hooks.ts';
import { type MergedOrder, mergeInputs, mergeProblems, resultProblems } from './merge.rules.ts';
import { findOrderFacts } from './order-facts.store.ts';
import { notMergeable } from './problem-errors.ts';
import { sendNewsOfChange } from './send-news.ts';
import type { SplitServices } from './split-order.ts';

type MergeServices = SplitServices & MoveServices;
type Target = OrderRecord & { input: OrderInput };
/** The orders in the order of the request, and the changes of the first. */
export type Merge = {
  target: Target;
  others: readonly OrderRecord[];
  input: OrderInput;
  load: Load;
  problems: SplitMergeProblem[];
};

const loadInput = async (db: Db, row: OrderRecord): Promise<OrderInput> =>
  mergeInput(toOrderInput(row, await findOrderRelations(db, row.id)), {});

/**
 * Whether the merged order has warnings that were not acknowledged when it was sent. A saved order is checked when it
 * is sent.
 */
async function hasNewWarnings(db: Db, row: OrderRecord, input: OrderInput, now: number): Promise<boolean> {
  if (row.stage === 'saved' || row.feasibility === 'off') return false;
  const acknowledged = (row.acknowledgedWarnings ?? []).map(({ code }) => code);
  const warnings = await checkFeasibility(db, row.organizationId, input, now);
  return warnings.some(({ code }) => !acknowledged.includes(code));
}

async function findResultProblems(db: Db, row: OrderRecord, input: OrderInput, load: Load, now: number) {
  const cargos = await findCompatibilities(
    db,
    input.cargoItems.map(({ cargoId }) => cargoId),
  );
  return [
    ...resultProblems(input),
    ...(Object.keys(loadProblems(load)).length > 0 ? (['tooMuchCargo'] as const) : []),
    ...(Object.keys(validateCompatibility(cargos)).length > 0 ? (['incompatibleCargo'] as const) : []),
    ...((await hasNewWarnings(db, row, input, now)) ? (['warnings'] as const) : []),
  ].map((code): SplitMergeProblem => ({ code, order: row.number }));
}

/** @throws 403 for orders that the caller's organization doesn't own */
async function prepareMerge(db: Db, caller: Caller, rows: readonly OrderRecord[], now: number): Promise<Merge> {
  if (!rows.every((row) => isOrderOwner(toRuleInput(caller, row).actor))) throw forbidden();
  const facts = await findOrderFacts(db, rows);
  const orders: MergedOrder[] = [];
  for (const [i, row] of rows.entries()) {
    const ofOrder = facts[i];
    if (ofOrder) orders.push({ ...ofOrder, organizationId: row.organizationId, input: await loadInput(db, row) });
  }
  const [row, ...others] = rows as [OrderRecord, ...OrderRecord[]];
  const inputs = orders.map(({ input }) => input) as [OrderInput, ...OrderInput[]];
  const problems = mergeProblems(orders);
  const input = mergeInputs(inputs);
  const [items = []] = await findLoadItems(db, [input]);
  const load = totalLoad(items);
  if (problems.length === 0) problems.push(...(await findResultProblems(db, row, input, load, now)));
  return { target: { ...row, input: inputs[0] }, others, input, load, problems };
}

/** @throws 422 for an order that is named twice */
function assertDistinct(id: string, { orders }: MergePreviewInput) {
  const ids = [id, ...orders.map((order) => order.id)].map((one) => one.toLowerCase());
  const repeated = ids.findIndex((one, i) => ids.indexOf(one) !== i);
  if (repeated > 0) throw invalidField(`orders.${repeated - 1}.id`, 'repeated', 'Order is named twice');
}

/** The result of a merge and everything that prevents it. */
export async function previewMerge(
  db: Db,
  caller: Caller,
  id: string,
  input: MergePreviewInput,
  now: number,
): Promise<Merge> {
  assertDistinct(id, input);
  const rows: OrderRecord[] = [];
  for (const orderId of [id, ...input.orders.map((order) => order.id)]) rows.push(await findOrder(db, caller, orderId));
  return prepareMerge(db, caller, rows, now);
}

/** Locks the orders, always in the same sequence to avoid deadlocks. @returns them in the sequence of the ids */
async function lockOrders(tx: Db, caller: Caller, ids: readonly string[]): Promise<OrderRecord[]> {
  const locked = new Map<string, OrderRecord>();
  for (const id of ids.toSorted()) locked.set(id, await lockOrder(tx, caller, id));
  return ids.flatMap((id) => locked.get(id) ?? []);
}

/**
 * Adds the cargo of other orders to an order, and cancels them.
 * @throws 403; 404; 409 with everything that prevents it; 422 by field
 */
export const mergeOrders = (
  services: MergeServices,
  caller: Caller,
  id: string,
  { orders }: MergeInput,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(services.db, async (tx) => {
    assertDistinct(id, { orders });
    const at = services.now();
    const seenRevisions = [seen, ...orders.map(({ revision }) => revision)];
    const ids = [id, ...orders.map((order) => order.id)].map((one) => one.toLowerCase());
    const rows = await lockOrders(tx, caller, ids);
    for (const [i, row] of rows.entries()) await assertRevision(tx, caller, 'order', row, seenRevisions[i]);
    const { target, others, input, problems } = await prepareMerge(tx, caller, rows, at);
    if (problems.length > 0) throw notMergeable(problems);
    const [computed = {}] = await computeColumns(tx, services, [input]);
    await updateOrderRow(tx, target.id, input, { ...computed, hasAgreement: false });
    const { organizationId, number } = target;
    await recordTimeline(tx, caller, {
      subject: 'order',
      subjectId: target.id,
      organizationId,
      event: 'merge',
      changes: {
        ...diffFields(target.input, input),
        mergedOrders: { from: null, to: others.map((other) => other.number) },
      },
      occurredAt: at,
    });
    for (const other of others) {
      await handOverSlots(services, tx, caller, { from: other.id, to: target.id });
      await tx.updateTable('orders').set({ mergedIntoId: target.id }).where('id', '=', other.id).execute();
      const cancellation = { event: 'cancel', reasonCode: 'mergedInto', reason: number } as const;
      await moveOrderInTransaction(services, tx, { caller }, other.id, cancellation);
    }
    await sendNewsOfChange(services, tx, caller, { changedId: target.id, at });
    await publishOrderChanged(tx, target.id);
  });
