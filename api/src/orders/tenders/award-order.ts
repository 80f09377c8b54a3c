import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Routing } from '../../network/public.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { findOrderRecords, type OrderRecord } from '../core/order-records.store.ts';
import { stopWindowFrom } from '../core/stop-columns.store.ts';
import { changeHandshake } from '../handshake/change-handshake.ts';
import { moveOrderInTransaction } from '../transitions/move-order.ts';
import type { MoveServices } from '../transitions/order.hooks.ts';
import { notifyTenderOwner } from './notify-tender.ts';
import type { OfferRecord } from './tenders.store.ts';

export type TenderServices = MoveServices & { routing: Routing };

/** The agreed price, or else what the winner's contract costs. */
async function findCost({ hooks, routing }: TenderServices, tx: Db, order: OrderRecord, offer: OfferRecord) {
  const price = offer.quotedPrice ?? offer.price;
  if (price !== null) return price;
  const stops = await tx
    .selectFrom('orderStops')
    .innerJoin('orders', 'orders.id', 'orderStops.orderId')
    .select(['locationId', stopWindowFrom.as('at')])
    .where('orderId', '=', order.id)
    .orderBy('position')
    .execute();
  const [from, to] = [stops[0]?.locationId, stops.at(-1)?.locationId];
  if (from === undefined || to === undefined) return null;
  const journey = {
    contractId: offer.contractId,
    from,
    to,
    services: order.services,
    distance: order.predictedDistance,
    at: order.pickupFrom,
    stops,
  };
  const [cost = null] = await hooks.pricing.predictCosts(tx, routing, [{ ...journey, isBackhaul: order.isBackhaul }]);
  return cost;
}

/** Submits the order as if its owner had sent it. @returns the codes of problems that prevent it, such as past dates */
async function submitOrder(services: TenderServices, tx: Db, id: string): Promise<string[]> {
  try {
    await moveOrderInTransaction(services, tx, { caller: null, roles: ['owner'] }, id, {
      event: 'submit',
      reason: null,
    });
    return [];
  } catch (error) {
    // Safe to continue the transaction: a rejected move has not written anything.
    if (!(error instanceof AppError && error.status < 500)) throw error;
    const codes = Object.values(error.details.fields ?? {}).map(({ code }) => code);
    return codes.length > 0 ? codes : [error.code];
  }
}

/** Leaves an awarded order saved, notifies its owner and records why in the timeline. */
async function reportUnsent(tx: Db, row: OrderRecord, problems: readonly string[], at: number) {
  const { id: subjectId, organizationId, partner } = row;
  await recordTimeline(
    tx,
    { userId: null, actorId: null, organizationId },
    {
      subject: 'order',
      subjectId,
      event: 'notSent',
      changes: { problems: { from: null, to: problems } },
      occurredAt: at,
    },
  );
  await notifyTenderOwner(tx, { row, state: 'notSent', partner, at });
}

/**
 * Assigns a tendered order to the winner: its partner, contract and price. The order is then sent to its approvers, or
 * stays saved with the agreement until its owner has solved the problems.
 */
export async function awardOrder(
  services: TenderServices,
  tx: Db,
  order: OrderRecord,
  offer: OfferRecord,
  at: number,
): Promise<void> {
  const { id, organizationId } = order;
  const { partnerId, contractId } = offer;
  const agreedPrice = offer.quotedPrice ?? offer.price;
  const predictedCost = await findCost(services, tx, order, offer);
  await tx
    .updateTable('orders')
    .set({ partnerId, contractId, agreedPrice, predictedCost })
    .where('id', '=', id)
    .execute();
  await tx
    .insertInto('orderOffers')
    .values({ orderId: id, organizationId, partnerId, state: 'accepted', offeredAt: order.createdAt, answeredAt: at })
    .execute();
  const [row] = await findOrderRecords(tx, [id]);
  if (!row) return;
  const changes = {
    partnerId: { from: order.partner, to: row.partner },
    contractId: { from: order.contract, to: row.contract },
    ...(agreedPrice !== null && { agreedPrice: { from: null, to: agreedPrice } }),
  };
  await changeHandshake(services, tx, null, row, { event: 'award', at }, changes);
  const problems = await submitOrder(services, tx, id);
  if (problems.length > 0) await reportUnsent(tx, row, problems, at);
}
