import { MINUTE } from 'shared-contracts/values/time';
import type { OrderEvent } from 'shared-contracts/values/orders/order-stages';
import { lockOrder, moveOrderInTransaction, orderStageMachine, toRuleInput } from '../../../orders/public.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { conflict } from '../../../platform/errors/app-error.ts';
import { parseLocalDateTime } from '../../../platform/time/zone-time.rules.ts';
import { moveTrip } from '../../../trips/public.ts';
import { findTimeZone } from '../../imports.store.ts';
import type { EdiServices } from '../edi-services.ts';
import { IMPLIED, type Status } from '../reports/carrier-report.rules.ts';

/** Clocks of carriers may be ahead. */
const MAX_AHEAD = 10 * MINUTE;

async function toUnix({ now }: EdiServices, tx: Db, caller: Caller, { at, source }: Status): Promise<number> {
  const zone = at?.zone ?? (await findTimeZone(tx, caller.userId));
  const time = at && parseLocalDateTime(at.text, zone);
  if (time === null) throw conflict('invalidDate', `${source.segment}: the time can’t be read`);
  return time > now() && time <= now() + MAX_AHEAD ? now() : time;
}

type Order = Awaited<ReturnType<typeof lockOrder>>;

/** Reports of carriers only move trips of the organization. A trip starts with the first report. */
async function startTrip(services: EdiServices, tx: Db, caller: Caller, order: Order, at: number): Promise<Order> {
  const { id, number, tripId, tripStage, tripOrganizationId } = order;
  if (tripId === null) throw conflict('notInTrip', `Order ${number} is in no trip: plan one, then replay this message`);
  if (tripOrganizationId !== caller.organizationId)
    throw conflict('notOwnTrip', `The trip of order ${number} is run by another organization`);
  if (tripStage !== 'vehicleAssigned') return order;
  await moveTrip({ ...services, db: tx }, caller, tripId, { stage: 'started', occurredAt: at });
  return lockOrder(tx, caller, id);
}

const listOpenEvents = (caller: Caller, row: Order): OrderEvent[] => {
  const { order, actor } = toRuleInput(caller, row);
  return orderStageMachine.requestableTransitions(order, actor).map(({ event }) => event);
};

/** The position of a stop that carriers know by its number, which skips hubs. */
const toPosition = ({ stops }: Order, number: number | null) =>
  stops.flatMap(({ isTransfer }, position) => (isTransfer ? [] : [position]))[(number ?? 0) - 1];

/**
 * Moves an order to the reported status, with the same checks as for users who write its trip. Skipped steps are
 * assumed to have happened at the same time.
 */
export async function applyStatus(
  services: EdiServices,
  tx: Db,
  caller: Caller,
  orderId: string,
  status: Status,
): Promise<void> {
  const { events, reason } = status;
  const last = events.at(-1);
  if (!last) return;
  const at = await toUnix(services, tx, caller, status);
  const move = (event: OrderEvent, row: Order) =>
    moveOrderInTransaction(services, tx, { caller }, orderId, {
      event,
      reason,
      occurredAt: at,
      stop: toPosition(row, status.stop),
    });
  const row = await startTrip(services, tx, caller, await lockOrder(tx, caller, orderId), at);
  const open = listOpenEvents(caller, row);
  const event = events.find((each) => open.includes(each));
  if (event) {
    await move(event, row);
    return;
  }
  const implied = IMPLIED[last];
  if (!implied || !open.includes(implied)) {
    await move(last, row);
    return;
  }
  await move(implied, row);
  const arrived = await lockOrder(tx, caller, orderId);
  const openNow = listOpenEvents(caller, arrived);
  await move(events.find((each) => openNow.includes(each)) ?? last, arrived);
}
