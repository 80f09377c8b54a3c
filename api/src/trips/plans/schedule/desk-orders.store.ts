import { sql } from 'kysely';
import { jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import { isFreeToPlan, selectShipperCode } from '../../../orders/public.ts';
import type { Db } from '../../../platform/database/database.ts';
import { selectCarriableOrders } from '../../itinerary/trip-load.store.ts';
import { PLANNED_COLUMNS, withStopsAndCargos } from '../../planner/planner.store.ts';
import type { DeskOrder } from './plan-order.ts';

/** Which of the orders the organization may carry, in any stage, with a constant number of statements. */
export async function loadDeskOrders(
  db: Db,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, DeskOrder>> {
  const rows = await selectCarriableOrders(db, organizationId)
    .innerJoin('organizations as owner', 'owner.id', 'orders.organizationId')
    .innerJoin('organizations as partner', 'partner.id', 'orders.partnerId')
    .select(PLANNED_COLUMNS)
    .select((eb) => [
      'orders.reference',
      selectShipperCode({ organizationId }).as('shipperCode'),
      'orders.stage',
      'orders.handshakeState',
      jsonBuildObject({ id: eb.ref('owner.id'), name: eb.ref('owner.name') }).as('organization'),
      jsonBuildObject({ id: eb.ref('partner.id'), name: eb.ref('partner.name') }).as('partner'),
      jsonObjectFrom(
        eb
          .selectFrom('tripOrders')
          .innerJoin('trips', 'trips.id', 'tripOrders.tripId')
          .select([
            'trips.id',
            sql<string | null>`case when trips.organization_id = ${organizationId} then trips.number end`.as('number'),
          ])
          .whereRef('tripOrders.orderId', '=', 'orders.id')
          .where('tripOrders.isLive', '=', true)
          .limit(1),
      ).as('liveTrip'),
    ])
    .where('orders.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  const orders = await withStopsAndCargos(db, rows);
  return new Map(
    orders.map(({ handshakeState, ...order }) => [
      order.id,
      { ...order, isAccepted: isFreeToPlan(handshakeState, order.organization.id === organizationId) },
    ]),
  );
}
