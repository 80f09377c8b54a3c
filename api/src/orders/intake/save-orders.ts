import type { FieldError } from 'shared-contracts/common';
import type { OrderChanges, OrderInput } from 'shared-contracts/orders/orders';
import type { StopInput } from 'shared-contracts/orders/order-stops';
import type { Caller } from '../../platform/access/caller.ts';
import { nextNumbers } from '../../platform/database/counters.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { isForeignKeyViolation } from '../../platform/database/violations.ts';
import { forbidden, invalidFields } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline, recordTimelineEntries } from '../../platform/timeline/timeline.ts';
import { diffFields } from '../../platform/values/fields.ts';
import { loadProblems, totalLoad } from '../core/order-load.rules.ts';
import { findOrder, lockOrder, type OrderRecord } from '../core/order-records.store.ts';
import { findOrderRelations } from '../core/order-relations.store.ts';
import { toRuleInput } from '../core/order-state.ts';
import {
  type ComputedColumns,
  deleteOrderRow,
  findLoadItems,
  insertOrders,
  toOrderInput,
  updateOrderRow,
} from '../core/order-writes.store.ts';
import { publishOrderChanged } from '../core/publish-order-changed.ts';
import { deleteDocumentsOf } from '../documents/order-documents.store.ts';
import { refitSlots, releaseSlots } from '../gates/change-booking.ts';
import { isDeletable, isEditable, isOrderOwner } from '../stages/order-actions.rules.ts';
import { inTender, notDeletable, notEditable } from '../stages/order-errors.ts';
import { keepsAgreement } from './agreement.rules.ts';
import { mergeInput } from './order-input.rules.ts';
import { toComputedColumns } from './computed-columns.ts';
import { type Estimator, predictOrders } from './prediction.ts';
import { ignoreUnchangedStops } from './unchanged-stops.rules.ts';
import { findUnknownReferences } from './references.store.ts';
import { scheduleProblems } from './schedule.rules.ts';
import { stopProblems } from './stop-input.rules.ts';

type SaveServices = Pick<Services, 'db' | 'now'> & Estimator;
type EditServices = SaveServices & Pick<Services, 'mailer' | 'config'>;

const withoutDates = ({ stops }: OrderInput): OrderChanges => ({
  stops: stops.map((stop) => ({ ...stop, windowFrom: null, windowTo: null, reference: null })),
  reference: null,
  pickupFrom: null,
  pickupTo: null,
  deliveryFrom: null,
  deliveryTo: null,
  cutoffOption: 'none',
  cutoffFrom: null,
  cutoffTo: null,
});

export const formatNumber = (count: number) => `O-${String(count).padStart(6, '0')}`;

type ValidatedOrder = { input: OrderInput; problems: Record<string, FieldError>; computed: ComputedColumns };

/**
 * Validates several orders and computes the columns that depend on their input.
 * @param before the stops that the orders have
 */
async function validateOrders(
  { now, ...estimator }: SaveServices,
  db: Db,
  organizationId: string,
  inputs: readonly OrderInput[],
  before: readonly StopInput[] = [],
): Promise<ValidatedOrder[]> {
  const loads = (await findLoadItems(db, inputs)).map(totalLoad);
  const unknownReferences = await findUnknownReferences(db, estimator.pricing, organizationId, inputs);
  const at = now();
  const problems = inputs.map((input, i) => ({
    ...ignoreUnchangedStops(unknownReferences[i] ?? {}, before, input.stops),
    ...scheduleProblems(input, at),
    ...stopProblems(input),
    ...loadProblems(loads[i] ?? totalLoad([])),
  }));
  const validInputs = inputs.filter((_, i) => Object.keys(problems[i] ?? {}).length === 0);
  const predictions = await predictOrders(db, estimator, validInputs);
  return inputs.map((input, i) => ({
    input,
    problems: problems[i] ?? {},
    computed: toComputedColumns(predictions[validInputs.indexOf(input)], loads[i]),
  }));
}

const isValid = ({ problems }: ValidatedOrder) => Object.keys(problems).length === 0;

/** @throws 422 by field */
async function assertValid(
  services: SaveServices,
  db: Db,
  organizationId: string,
  input: OrderInput,
  before?: readonly StopInput[],
): Promise<ValidatedOrder> {
  const [order] = await validateOrders(services, db, organizationId, [input], before);
  if (!order || !isValid(order)) throw invalidFields(order?.problems ?? {});
  return order;
}

/** A referenced record may be deleted between validation and writing. The second validation then names it. */
const retryOnDeletedReference = <T>(save: () => Promise<T>): Promise<T> =>
  save().catch((error: unknown) => {
    if (!isForeignKeyViolation(error)) throw error;
    return save();
  });

/** Inserts new orders with one statement per table. @returns their ids, in the order of `orders` */
async function writeOrders(
  tx: Db,
  { now }: SaveServices,
  caller: Caller,
  organizationId: string,
  orders: readonly ValidatedOrder[],
): Promise<string[]> {
  const at = now();
  const numbers = await nextNumbers(tx, organizationId, 'order', orders.length);
  const ids = await insertOrders(
    tx,
    orders.map(({ input, computed }, i) => ({
      initial: {
        organizationId,
        number: formatNumber(numbers[i] ?? 0),
        createdBy: caller.userId,
        createdAt: at,
        stageChangedAt: at,
      },
      input,
      computed,
    })),
  );
  await recordTimelineEntries(
    tx,
    caller,
    ids.map((subjectId) => ({
      subject: 'order',
      subjectId,
      organizationId,
      event: 'save',
      to: 'saved',
      occurredAt: at,
    })),
  );
  return ids;
}

const createOrderOf = (
  services: SaveServices,
  caller: Caller,
  organizationId: string,
  input: OrderInput,
): Promise<string> =>
  retryOnDeletedReference(async () => {
    const order = await assertValid(services, services.db, organizationId, input);
    return inTransaction(services.db, async (tx) => {
      const [id = ''] = await writeOrders(tx, services, caller, organizationId, [order]);
      await publishOrderChanged(tx, id);
      return id;
    });
  });

/**
 * Validates new orders together. Returns the error of each order, or null, and a function that writes the valid ones.
 */
export async function prepareOrders(services: SaveServices, caller: Caller, inputs: readonly OrderInput[]) {
  const { organizationId } = caller;
  const orders = await validateOrders(
    services,
    services.db,
    organizationId,
    inputs.map((input) => mergeInput(input, {})),
  );
  return {
    errors: orders.map((order) => (isValid(order) ? null : invalidFields(order.problems))),
    write: (tx: Db) => writeOrders(tx, services, caller, organizationId, orders.filter(isValid)),
  };
}

/** @returns the id of the new order */
export const createOrder = (services: SaveServices, caller: Caller, input: OrderInput): Promise<string> =>
  createOrderOf(services, caller, caller.organizationId, mergeInput(input, {}));

/**
 * Copies an order in any stage to a new saved one, without its reference, dates and approvals.
 * @returns the id of the new order
 * @throws 422 for references that its organization may no longer use
 */
export async function duplicateOrder(services: SaveServices, caller: Caller, id: string): Promise<string> {
  const row = await findOrder(services.db, caller, id);
  const { actor } = toRuleInput(caller, row);
  if (!isOrderOwner(actor)) throw forbidden();
  const input = toOrderInput(row, await findOrderRelations(services.db, id));
  return createOrderOf(services, caller, row.organizationId, mergeInput(input, withoutDates(input)));
}

/** Whether the agreement with the partner holds for the edited order; an agreed price then becomes its cost. */
async function toAgreementColumns(
  { pricing }: SaveServices,
  tx: Db,
  { agreedPrice, handshakeState, currency }: OrderRecord,
  { contractId }: OrderInput,
  changed: Record<string, unknown>,
) {
  const isSameCurrency = (await pricing.currencyOf(tx, contractId)) === currency;
  const hasAgreement =
    handshakeState === 'accepted' && keepsAgreement(Object.keys(changed), { agreedPrice, isSameCurrency });
  return { hasAgreement, ...(hasAgreement && agreedPrice !== null && { predictedCost: agreedPrice }) };
}

export const editOrder = (
  services: EditServices,
  caller: Caller,
  id: string,
  changes: OrderChanges,
  seen: SeenRevision,
): Promise<void> =>
  retryOnDeletedReference(() =>
    inTransaction(services.db, async (tx) => {
      const row = await lockOrder(tx, caller, id);
      await assertRevision(tx, caller, 'order', row, seen);
      const { order, actor } = toRuleInput(caller, row);
      if (!isOrderOwner(actor)) throw forbidden();
      if (order.isTendered) throw inTender(row);
      if (!isEditable(order)) throw notEditable(row);
      const before = mergeInput(toOrderInput(row, await findOrderRelations(tx, id)), {});
      const input = mergeInput(before, changes);
      const { computed } = await assertValid(services, tx, row.organizationId, input, before.stops);
      const changed = diffFields(before, input);
      await updateOrderRow(tx, id, input, {
        ...computed,
        ...(await toAgreementColumns(services, tx, row, input, changed)),
      });
      await refitSlots(services, tx, caller, id);
      await recordTimeline(tx, caller, {
        subject: 'order',
        subjectId: id,
        organizationId: row.organizationId,
        event: 'edit',
        changes: changed,
        occurredAt: services.now(),
      });
      await publishOrderChanged(tx, id);
    }),
  );

export const deleteOrder = (
  services: Pick<Services, 'db' | 'now' | 'files' | 'mailer' | 'config'>,
  caller: Caller,
  id: string,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(services.db, async (tx) => {
    const row = await lockOrder(tx, caller, id);
    await assertRevision(tx, caller, 'order', row, seen);
    const { order, actor } = toRuleInput(caller, row);
    if (!actor.canDelete) throw forbidden();
    if (order.isTendered) throw inTender(row);
    if (!isDeletable(order)) throw notDeletable(row);
    // Published before deleting, because the order's row determines whom to notify.
    await publishOrderChanged(tx, id);
    await releaseSlots(services, tx, caller, id, { isDeleted: true });
    await deleteDocumentsOf(tx, services.files, id);
    await deleteOrderRow(tx, id);
    await recordTimeline(tx, caller, {
      subject: 'order',
      subjectId: id,
      organizationId: row.organizationId,
      event: 'delete',
      from: row.stage,
      occurredAt: services.now(),
    });
  });
