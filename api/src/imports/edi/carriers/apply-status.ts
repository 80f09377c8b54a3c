import { MINUTE } from 'shared-contracts/values/time';
import type { OrderEvent } from 'shared-contracts/values/orders/order-stages';
import { lockOrder, moveOrderInTransaction, orderStageMachine, toRuleInput } from '../../../orders/public.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { conflict } from '../../../platform/errors/app-error.ts';
import { parseLocalDateTime } from '../../../platform/time/zone-time.rules.ts';
import { listTripVisits, lockTrip, moveTrip } from '../../../trips/public.ts';
import { findTimeZone } from '../../imports.store.ts';
import type { EdiServices } from '../edi-services.ts';
import { IMPLIED, type Status } from '../reports/carrier-report.rules.ts';
import { eventsAt, findReportedVisits } from './trip-status.rules.ts';

/** Clocks of carriers may be ahead. */
const MAX_AHEAD = 10 * MINUTE;

async function toUnix({ now }: EdiServices, tx: Db, caller: Caller, { at, source }: Status): Promise<number> {
  const zone = at?.zone ?? (await findTimeZone(tx, caller.userId));
  const time = at && parseLocalDateTime(at.text, zone);
  if (time === null) throw conflict('invalidDate', `${source.segment}: the time can’t be read`);
  return time > now() && time <= now() + MAX_AHEAD ? now() : time;
}

type Order = Awaited<ReturnType<typeof lockOrder>>;

/** Starts the trip of the first report. */
const startTrip = (services: EdiServices, tx: Db, caller: Caller, tripId: string, at: number) =>
  moveTrip({ ...services, db: tx }, caller, tripId, { stage: 'started', occurredAt: at });

/** Reports of carriers only move trips of the organization. */
async function startTripOf(services: EdiServices, tx: Db, caller: Caller, order: Order, at: number): Promise<Order> {
  const { id, number, tripId, tripStage, tripOrganizationId } = order;
  if (tripId === null) throw conflict('notInTrip', `Order ${number} is in no trip: plan one, then replay this message`);
  if (tripOrganizationId !== caller.organizationId)
    throw conflict('notOwnTrip', `The trip of order ${number} is run by another organization`);
  if (tripStage !== 'vehicleAssigned') return order;
  await startTrip(services, tx, caller, tripId, at);
  return lockOrder(tx, caller, id);
}

const listOpenEvents = (caller: Caller, row: Order): OrderEvent[] => {
  const { order, actor } = toRuleInput(caller, row);
  return orderStageMachine.requestableTransitions(order, actor).map(({ event }) => event);
};

/** The position of a stop that carriers know by its number, which skips hubs. */
const toPosition = ({ stops }: Order, number: number | null) =>
  stops.flatMap(({ isTransfer }, position) => (isTransfer ? [] : [position]))[(number ?? 0) - 1];

type Reported = { events: readonly OrderEvent[]; reason: string | null; at: number; stop: number | undefined };

/** Moves an order. Skipped steps are assumed to have happened at the same time. */
async function moveAsReported(services: EdiServices, tx: Db, caller: Caller, row: Order, reported: Reported) {
  const { events, reason, at: occurredAt, stop } = reported;
  const last = events.at(-1);
  if (!last) return;
  const move = (event: OrderEvent) =>
    moveOrderInTransaction(services, tx, { caller }, row.id, { event, reason, occurredAt, stop });
  const open = listOpenEvents(caller, row);
  const event = events.find((each) => open.includes(each));
  const implied = IMPLIED[last];
  if (event || !implied || !open.includes(implied)) {
    await move(event ?? last);
    return;
  }
  await move(implied);
  const openNow = listOpenEvents(caller, await lockOrder(tx, caller, row.id));
  await move(events.find((each) => openNow.includes(each)) ?? last);
}

/** Moves an order to the reported status, with the same checks as for users who write its trip. */
export async function applyStatus(
  services: EdiServices,
  tx: Db,
  caller: Caller,
  orderId: string,
  status: Status,
): Promise<void> {
  const { events, reason } = status;
  if (events.length === 0) return;
  const at = await toUnix(services, tx, caller, status);
  const row = await startTripOf(services, tx, caller, await lockOrder(tx, caller, orderId), at);
  await moveAsReported(services, tx, caller, row, { events, reason, at, stop: toPosition(row, status.stop) });
}

/** Moves the orders at a stop of a trip to the reported status. A repeated status changes nothing. */
export async function applyTripStatus(
  services: EdiServices,
  tx: Db,
  caller: Caller,
  tripId: string,
  status: Status,
): Promise<void> {
  const { events, reason } = status;
  if (events.length === 0) return;
  const at = await toUnix(services, tx, caller, status);
  const { number, stage } = await lockTrip(tx, caller, tripId);
  if (stage === 'waitingForTrip')
    throw conflict('notAssigned', `Trip ${number} has no vehicle and driver: assign them, then replay this message`);
  const found = findReportedVisits(await listTripVisits(tx, tripId), status);
  if (!found) throw conflict('noSuchStop', `Trip ${number} has no stop ${status.stop ?? ''} where this can happen`);
  if (found.open.length > 0 && stage === 'vehicleAssigned') await startTrip(services, tx, caller, tripId, at);
  for (const visit of found.open) {
    const row = await lockOrder(tx, caller, visit.orderId);
    const reported = { events: eventsAt(events, visit), reason, at, stop: visit.orderPosition };
    await moveAsReported(services, tx, caller, row, reported);
  }
}
