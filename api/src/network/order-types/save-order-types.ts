import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import type { OrderTypeInput } from 'shared-contracts/network/order-types';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict, notFound } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { diffFields } from '../../platform/values/fields.ts';
import {
  deleteOrderType,
  findOrderTypeUsage,
  insertOrderType,
  lockOrderType,
  updateOrderType,
} from './order-types.store.ts';

type Deps = Pick<Services, 'db' | 'now'>;
type OrderTypeRecord = NonNullable<Awaited<ReturnType<typeof lockOrderType>>>;

const toInput = ({ name, code }: OrderTypeInput): OrderTypeInput => ({ name, code });

const recordEvent = (
  tx: Db,
  caller: Caller,
  { id, organizationId }: OrderTypeRecord,
  event: TimelineEvent<'orderType'>,
  now: number,
  changes: Record<string, unknown>,
) =>
  recordTimeline(tx, caller, { subject: 'orderType', subjectId: id, event, organizationId, changes, occurredAt: now });

async function lockSeenOrderType(tx: Db, caller: Caller, id: string, seen: SeenRevision): Promise<OrderTypeRecord> {
  const orderType = await lockOrderType(tx, caller, id);
  if (!orderType) throw notFound();
  await assertRevision(tx, caller, 'orderType', orderType, seen);
  return orderType;
}

export const createOrderType = ({ db, now }: Deps, caller: Caller, input: OrderTypeInput): Promise<OrderTypeRecord> =>
  inTransaction(db, async (tx) => {
    const { organizationId } = caller;
    const orderType = await insertOrderType(tx, { ...input, organizationId, createdAt: now() });
    await recordEvent(tx, caller, orderType, 'created', now(), diffFields({}, toInput(orderType)));
    return orderType;
  });

export const changeOrderType = (
  { db, now }: Deps,
  caller: Caller,
  id: string,
  changes: Partial<OrderTypeInput>,
  seen: SeenRevision,
): Promise<OrderTypeRecord> =>
  inTransaction(db, async (tx) => {
    const before = toInput(await lockSeenOrderType(tx, caller, id, seen));
    const after = await updateOrderType(tx, id, { ...before, ...changes });
    const timelineChanges = diffFields(before, toInput(after));
    if (Object.keys(timelineChanges).length === 0) return after;
    await recordEvent(tx, caller, after, 'updated', now(), timelineChanges);
    return { ...after, revision: after.revision + 1 };
  });

/** @throws 409 when orders use the type */
export const removeOrderType = ({ db, now }: Deps, caller: Caller, id: string, seen: SeenRevision) =>
  inTransaction(db, async (tx) => {
    const orderType = await lockSeenOrderType(tx, caller, id, seen);
    const { count, numbers } = await findOrderTypeUsage(tx, id);
    const shownNumbers = numbers.join(', ') + (count > numbers.length ? '…' : '');
    if (count > 0)
      throw conflict('orderTypeInUse', `Used by ${count} order${count === 1 ? '' : 's'}: ${shownNumbers}`, {
        count,
        numbers,
      });
    await deleteOrderType(tx, id);
    await recordEvent(tx, caller, orderType, 'deleted', now(), { name: { from: orderType.name, to: null } });
    return { id: orderType.id };
  });
