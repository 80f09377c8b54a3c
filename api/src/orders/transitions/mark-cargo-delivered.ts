import type { FastifyInstance } from 'fastify';
import type { Caller } from '../platform/caller.ts';
import { inTransaction } from '../platform/database.ts';
import { forbidden, invalidField, notFound } from '../platform/errors.ts';
import { record } from '../platform/timeline.ts';
import { faultOf, missingOf, type ToldCargo, withTold } from './delivered.rules.ts';
import { isMarkedIn, marksCargo } from './order.rules.ts';
import { deliveredItems, saveItems } from './order-drive.store.ts';
import type { MoveServer } from './order-hooks.ts';
import { moveInside } from './order-moves.ts';
import { tellScreens } from './order-news.ts';
import { lockOrder } from './order-rows.store.ts';
import { seenBy } from './order-state.ts';
import { notMarked } from './refusals.ts';

/**
 * Tells how much of one cargo arrived; of an incomplete delivery the last missing cargo delivers it (O23).
 * @throws 403, 404 also for a cargo that the order does not have, 409 where nothing is unloaded, 422 by field
 */
export const markCargoDelivered = (
  server: MoveServer & Pick<FastifyInstance, 'db'>,
  caller: Caller,
  id: string,
  { occurredAt, ...told }: ToldCargo & { occurredAt?: number },
): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const row = await lockOrder(tx, caller, id);
    const { order, actor } = seenBy(caller, row);
    const before = await deliveredItems(tx, id);
    const fault = faultOf(before, told, null);
    if (fault?.at === 'cargoId') throw notFound();
    if (!isMarkedIn(order)) throw notMarked(row.stage);
    if (!marksCargo(order, actor)) throw forbidden();
    if (fault) throw invalidField(fault.at, fault.error.code, fault.error.message);
    const after = withTold(before, told, null);
    const now = Math.max(server.now(), row.stageChangedAt);
    if (occurredAt !== undefined && occurredAt > now)
      throw invalidField('occurredAt', 'inFuture', 'Time is in the future');
    await saveItems(tx, before, after);
    if (row.stage === 'incompleteDelivery' && missingOf(after) === 0) {
      await moveInside(server, tx, { caller }, id, {
        event: 'markCargoDelivered',
        reason: null,
        occurredAt: Math.max(occurredAt ?? now, row.stageChangedAt),
      });
      return;
    }
    const of = (items: typeof before) =>
      items
        .filter(({ cargoId }) => cargoId === told.cargoId)
        .reduce((sum, { deliveredQuantity }) => sum + (deliveredQuantity ?? 0), 0);
    const changes = { deliveredQuantity: { from: of(before), to: of(after) } };
    const { organizationId } = row;
    await record(tx, caller, {
      subject: 'order',
      subjectId: id,
      organizationId,
      event: 'markCargo',
      reason: told.shortageReason ?? null,
      changes,
      occurredAt: occurredAt ?? now,
      recordedAt: now,
    });
    await tellScreens(tx, id);
  });
