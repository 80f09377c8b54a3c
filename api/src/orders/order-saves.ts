import type { FastifyInstance } from 'fastify';
import type { OrderChanges, OrderInput } from 'shared-contracts/orders';
import type { Routing } from '../geo/routing.ts';
import type { Caller } from '../platform/caller.ts';
import { nextNumber } from '../platform/counters.ts';
import { type Db, inTransaction } from '../platform/database.ts';
import { forbidden, invalidFields } from '../platform/errors.ts';
import { record } from '../platform/timeline.ts';
import { loadProblems, totalLoad } from './load.rules.ts';
import { isDeletable, isEditable } from './order.rules.ts';
import { type Computed, deleteOrder, inputOf, insertOrder, loadItems, rewriteOrder } from './order.store.ts';
import { changedFields, mergedInput } from './order-input.rules.ts';
import { findOrderParts } from './order-parts.store.ts';
import { findOrder, lockOrder } from './order-rows.store.ts';
import { seenBy } from './order-state.ts';
import { predict } from './prediction.ts';
import { unknownReferences } from './references.store.ts';
import { notDeletable, notEditable } from './refusals.ts';
import { scheduleProblems } from './schedule.rules.ts';

type Server = Pick<FastifyInstance, 'db' | 'now'> & { routing: Routing };

const NOT_DUPLICATED: OrderChanges = {
  reference: null, pickupFrom: null, pickupTo: null, deliveryFrom: null, deliveryTo: null, cutoffOption: 'none', cutoffFrom: null, cutoffTo: null,
};

const numberOf = (count: number) => `O-${String(count).padStart(6, '0')}`;

/** Checks all that an order says and computes what follows from it. */
async function compute({ now, routing }: Server, db: Db, organizationId: string, input: OrderInput): Promise<Computed> {
  const load = totalLoad(await loadItems(db, input.cargoItems));
  const problems = { ...(await unknownReferences(db, organizationId, input)), ...scheduleProblems(input, now()), ...loadProblems(load) };
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  const { distance, cost, isEstimated } = await predict(db, routing, input);
  return { predictedDistance: distance, predictedCost: cost, isDistanceEstimated: isEstimated, totalWeight: load.weight, totalSpace: load.space };
}

/** Checks and computes all of a new order; what comes of it writes the order in a transaction, and answers its id. */
async function readyFor(server: Server, caller: Caller, organizationId: string, input: OrderInput): Promise<(tx: Db) => Promise<string>> {
  const computed = await compute(server, server.db, organizationId, input);
  return async (tx) => {
    const at = server.now();
    const number = numberOf(await nextNumber(tx, organizationId, 'order'));
    const id = await insertOrder(tx, { organizationId, number, createdBy: caller.userId, createdAt: at, stageChangedAt: at }, input, computed);
    await record(tx, caller, { subject: 'order', subjectId: id, organizationId, event: 'save', to: 'saved', occurredAt: at });
    return id;
  };
}

const saveFor = async (...given: Parameters<typeof readyFor>): Promise<string> => inTransaction(given[0].db, await readyFor(...given));

/** A new order up to where it is written, so that many can be made ready at once and be written one after the other. */
export const readyOrder = (server: Server, caller: Caller, given: OrderInput) => readyFor(server, caller, caller.organizationId, mergedInput(given, {}));

/** @returns the id of the new order */
export const saveOrder = (server: Server, caller: Caller, given: OrderInput): Promise<string> => saveFor(server, caller, caller.organizationId, mergedInput(given, {}));

/**
 * A new saved order like another one, whatever its stage, without its reference, dates and approvals.
 * @returns the id of the new order
 * @throws 422 naming what its organization may no longer name
 */
export async function duplicateOrder(server: Server, caller: Caller, id: string): Promise<string> {
  const row = await findOrder(server.db, caller, id);
  const { actor } = seenBy(caller, row);
  if (!actor.isRoot && !actor.parts.includes('owner')) throw forbidden();
  return saveFor(server, caller, row.organizationId, mergedInput(inputOf(row, await findOrderParts(server.db, id)), NOT_DUPLICATED));
}

export const editOrder = (server: Server, caller: Caller, id: string, changes: OrderChanges): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const row = await lockOrder(tx, caller, id);
    const { order, actor } = seenBy(caller, row);
    if (!actor.isRoot && !actor.parts.includes('owner')) throw forbidden();
    if (!isEditable(order)) throw notEditable(row.stage);
    const before = mergedInput(inputOf(row, await findOrderParts(tx, id)), {});
    const input = mergedInput(before, changes);
    await rewriteOrder(tx, id, input, await compute(server, tx, row.organizationId, input));
    const { organizationId } = row;
    await record(tx, caller, { subject: 'order', subjectId: id, organizationId, event: 'edit', changes: changedFields(before, input), occurredAt: server.now() });
  });

export const removeOrder = (server: Pick<Server, 'db' | 'now'>, caller: Caller, id: string): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const row = await lockOrder(tx, caller, id);
    const { order, actor } = seenBy(caller, row);
    if (!actor.mayDelete) throw forbidden();
    if (!isDeletable(order)) throw notDeletable(row.stage);
    await deleteOrder(tx, id);
    const { organizationId, stage: from } = row;
    await record(tx, caller, { subject: 'order', subjectId: id, organizationId, event: 'delete', from, occurredAt: server.now() });
  });
