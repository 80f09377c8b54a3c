import type { FastifyInstance } from 'fastify';
import type { FieldError } from 'shared-contracts/common';
import type { OrderChanges, OrderInput } from 'shared-contracts/orders';
import type { Routing } from '../network/geo/routing.ts';
import type { Caller } from '../platform/caller.ts';
import { nextNumbers } from '../platform/counters.ts';
import { type Db, inTransaction } from '../platform/database.ts';
import { forbidden, invalidFields } from '../platform/errors.ts';
import { record, recordAll } from '../platform/timeline.ts';
import { isMissing } from '../platform/violations.ts';
import { loadProblems, totalLoad } from './load.rules.ts';
import { isDeletable, isEditable } from './order.rules.ts';
import { type Computed, deleteOrder, inputOf, insertOrders, loadItems, rewriteOrder } from './order.store.ts';
import { changedFields, mergedInput } from './order-input.rules.ts';
import { findOrderParts } from './order-parts.store.ts';
import { tellScreens } from './order-news.ts';
import { findOrder, lockOrder } from './order-rows.store.ts';
import { seenBy } from './order-state.ts';
import { predictAll } from './prediction.ts';
import { unknownReferences } from './references.store.ts';
import { notDeletable, notEditable } from './refusals.ts';
import { scheduleProblems } from './schedule.rules.ts';

type Server = Pick<FastifyInstance, 'db' | 'now'> & { routing: Routing };

const NOT_DUPLICATED: OrderChanges = {
  reference: null,
  pickupFrom: null,
  pickupTo: null,
  deliveryFrom: null,
  deliveryTo: null,
  cutoffOption: 'none',
  cutoffFrom: null,
  cutoffTo: null,
};

const NO_LOAD = totalLoad([]);
const numberOf = (count: number) => `O-${String(count).padStart(6, '0')}`;

type Judged = { input: OrderInput; problems: Record<string, FieldError>; computed: Computed };

/** Checks all that orders say and computes what follows from it. */
async function judge(
  { now, routing }: Server,
  db: Db,
  organizationId: string,
  inputs: readonly OrderInput[],
): Promise<Judged[]> {
  const loads = (await loadItems(db, inputs)).map(totalLoad);
  const unknown = await unknownReferences(db, organizationId, inputs);
  const at = now();
  const problems = inputs.map((input, i) => ({
    ...unknown[i],
    ...scheduleProblems(input, at),
    ...loadProblems(loads[i] ?? NO_LOAD),
  }));
  const sound = inputs.filter((_, i) => Object.keys(problems[i] ?? {}).length === 0);
  const predictions = await predictAll(db, routing, sound);
  return inputs.map((input, i) => {
    const { distance = null, cost = null, isEstimated = true } = predictions[sound.indexOf(input)] ?? {};
    const { weight, space } = loads[i] ?? NO_LOAD;
    return {
      input,
      problems: problems[i] ?? {},
      computed: {
        predictedDistance: distance,
        predictedCost: cost,
        isDistanceEstimated: isEstimated,
        totalWeight: weight,
        totalSpace: space,
      },
    };
  });
}

const isSound = ({ problems }: Judged) => Object.keys(problems).length === 0;

async function compute(server: Server, db: Db, organizationId: string, input: OrderInput): Promise<Judged> {
  const [judged] = await judge(server, db, organizationId, [input]);
  if (!judged || !isSound(judged)) throw invalidFields(judged?.problems ?? {});
  return judged;
}

/** What an order names may be deleted between judging and writing: then it is judged once more, and told what is missing. */
const judgedAnew = <T>(act: () => Promise<T>): Promise<T> =>
  act().catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    return act();
  });

/** Writes new orders, each kind of row in one statement. @returns their ids, in the order given */
async function write(
  tx: Db,
  { now }: Server,
  caller: Caller,
  organizationId: string,
  judged: readonly Judged[],
): Promise<string[]> {
  const at = now();
  const numbers = await nextNumbers(tx, organizationId, 'order', judged.length);
  const ids = await insertOrders(
    tx,
    judged.map(({ input, computed }, i) => ({
      origin: {
        organizationId,
        number: numberOf(numbers[i] ?? 0),
        createdBy: caller.userId,
        createdAt: at,
        stageChangedAt: at,
      },
      input,
      computed,
    })),
  );
  await recordAll(
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

const saveFor = (server: Server, caller: Caller, organizationId: string, input: OrderInput): Promise<string> =>
  judgedAnew(async () => {
    const judged = await compute(server, server.db, organizationId, input);
    return inTransaction(server.db, async (tx) => {
      const [id = ''] = await write(tx, server, caller, organizationId, [judged]);
      await tellScreens(tx, id);
      return id;
    });
  });

/** New orders up to where they are written, judged together: why each cannot be saved, or null, and what writes those that can. */
export async function readyOrders(server: Server, caller: Caller, given: readonly OrderInput[]) {
  const { organizationId } = caller;
  const judged = await judge(
    server,
    server.db,
    organizationId,
    given.map((input) => mergedInput(input, {})),
  );
  return {
    errors: judged.map((one) => (isSound(one) ? null : invalidFields(one.problems))),
    write: (tx: Db) => write(tx, server, caller, organizationId, judged.filter(isSound)),
  };
}

/** @returns the id of the new order */
export const saveOrder = (server: Server, caller: Caller, given: OrderInput): Promise<string> =>
  saveFor(server, caller, caller.organizationId, mergedInput(given, {}));

/**
 * A new saved order like another one, whatever its stage, without its reference, dates and approvals.
 * @returns the id of the new order
 * @throws 422 naming what its organization may no longer name
 */
export async function duplicateOrder(server: Server, caller: Caller, id: string): Promise<string> {
  const row = await findOrder(server.db, caller, id);
  const { actor } = seenBy(caller, row);
  if (!actor.isRoot && !actor.parts.includes('owner')) throw forbidden();
  return saveFor(
    server,
    caller,
    row.organizationId,
    mergedInput(inputOf(row, await findOrderParts(server.db, id)), NOT_DUPLICATED),
  );
}

export const editOrder = (server: Server, caller: Caller, id: string, changes: OrderChanges): Promise<void> =>
  judgedAnew(() =>
    inTransaction(server.db, async (tx) => {
      const row = await lockOrder(tx, caller, id);
      const { order, actor } = seenBy(caller, row);
      if (!actor.isRoot && !actor.parts.includes('owner')) throw forbidden();
      if (!isEditable(order)) throw notEditable(row.stage);
      const before = mergedInput(inputOf(row, await findOrderParts(tx, id)), {});
      const input = mergedInput(before, changes);
      await rewriteOrder(tx, id, input, (await compute(server, tx, row.organizationId, input)).computed);
      const { organizationId } = row;
      await record(tx, caller, {
        subject: 'order',
        subjectId: id,
        organizationId,
        event: 'edit',
        changes: changedFields(before, input),
        occurredAt: server.now(),
      });
      await tellScreens(tx, id);
    }),
  );

export const removeOrder = (server: Pick<Server, 'db' | 'now'>, caller: Caller, id: string): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const row = await lockOrder(tx, caller, id);
    const { order, actor } = seenBy(caller, row);
    if (!actor.mayDelete) throw forbidden();
    if (!isDeletable(order)) throw notDeletable(row.stage);
    await tellScreens(tx, id); // while it is there to say whose it is
    await deleteOrder(tx, id);
    const { organizationId, stage: from } = row;
    await record(tx, caller, {
      subject: 'order',
      subjectId: id,
      organizationId,
      event: 'delete',
      from,
      occurredAt: server.now(),
    });
  });
