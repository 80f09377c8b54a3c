import { sql } from 'kysely';
import { LIVE_STAGES } from '../../fleet/public.ts';
import type { Db } from '../../platform/database/database.ts';
import type { ExceptionCause, ExceptionSource } from './exception-causes.hooks.ts';
import { LOOK_BACK, MAX_SILENCE, PROOF_GRACE, TENDER_NOTICE } from './exception-kinds.rules.ts';

const RUNNING_STAGES = ['started', 'transit'] as const;
const NO_STOP = sql<null>`null::integer`.as('stopPosition');
const NO_CODE = sql<null>`null::text`.as('code');

const listLateOrders = (db: Db): Promise<ExceptionCause[]> =>
  db
    .selectFrom('orders')
    .innerJoin('tripOrders', (join) =>
      join.onRef('tripOrders.orderId', '=', 'orders.id').on('tripOrders.isLive', '=', true),
    )
    .innerJoin('trips', 'trips.id', 'tripOrders.tripId')
    .select(['trips.organizationId', 'tripOrders.tripId', 'orders.id as orderId', NO_STOP, NO_CODE])
    .select(sql.lit('late' as const).as('kind'))
    .select(sql<number>`coalesce(orders.delayed_for, orders.stage_changed_at)`.as('occurredAt'))
    .where('orders.stage', '=', 'delayed')
    .execute();

const listStopsAtRisk = (db: Db, now: number): Promise<ExceptionCause[]> =>
  db
    .selectFrom('tripStops')
    .innerJoin('trips', 'trips.id', 'tripStops.tripId')
    .select(['trips.organizationId', 'tripStops.tripId', sql<null>`null::uuid`.as('orderId')])
    .select(['tripStops.position as stopPosition', NO_CODE, sql.lit('atRisk' as const).as('kind')])
    .select(sql<number>`${now}::bigint`.as('occurredAt'))
    .where('tripStops.eta', 'is not', null)
    .where('tripStops.etaLateBy', 'is not', null)
    .where('trips.stage', 'in', RUNNING_STAGES)
    .execute();

/** Reported at the stop where the second trip loads the order, by the times that the pages of both trips show. */
const listMissedConnections = (db: Db, now: number): Promise<ExceptionCause[]> =>
  db
    .selectFrom('orderTransfers')
    .innerJoin('orders', 'orders.id', 'orderTransfers.orderId')
    .innerJoin('trips', 'trips.id', 'orderTransfers.toTripId')
    .innerJoin('trips as first', 'first.id', 'orderTransfers.fromTripId')
    .innerJoin('orderStops as hub', (join) =>
      join
        .onRef('hub.orderId', '=', 'orderTransfers.orderId')
        .onRef('hub.position', '=', 'orderTransfers.stopPosition'),
    )
    .innerJoin('tripStopOrders as unload', (join) =>
      join
        .onRef('unload.tripId', '=', 'orderTransfers.fromTripId')
        .onRef('unload.orderId', '=', 'orderTransfers.orderId')
        .onRef('unload.orderPosition', '=', 'orderTransfers.stopPosition'),
    )
    .innerJoin('tripStops as unloads', (join) =>
      join.onRef('unloads.tripId', '=', 'unload.tripId').onRef('unloads.position', '=', 'unload.position'),
    )
    .innerJoin('tripStopOrders as load', (join) =>
      join
        .onRef('load.tripId', '=', 'orderTransfers.toTripId')
        .onRef('load.orderId', '=', 'orderTransfers.orderId')
        .on(sql<boolean>`load.order_position = order_transfers.stop_position + 1`),
    )
    .innerJoin('tripStops as loads', (join) =>
      join.onRef('loads.tripId', '=', 'load.tripId').onRef('loads.position', '=', 'load.position'),
    )
    .select(['trips.organizationId', 'trips.id as tripId', 'orders.id as orderId'])
    .select(['loads.position as stopPosition', NO_CODE, sql.lit('connectionMissed' as const).as('kind')])
    .select(sql<number>`${now}::bigint`.as('occurredAt'))
    .where('transferredAt', 'is', null)
    .where('trips.stage', 'in', LIVE_STAGES)
    .where('first.stage', 'in', LIVE_STAGES)
    .where(sql<boolean>`coalesce(hub.arrived_at, unloads.eta, unloads.planned_at) > loads.planned_at`)
    .execute();

const listSilentTrips = (db: Db, now: number): Promise<ExceptionCause[]> =>
  db
    .selectFrom('trips')
    .innerJoin('vehicles', 'vehicles.id', 'trips.vehicleId')
    .leftJoin('lastPositions', 'lastPositions.vehicleId', 'vehicles.id')
    .select(['trips.organizationId', 'trips.id as tripId', sql<null>`null::uuid`.as('orderId'), NO_STOP, NO_CODE])
    .select(sql.lit('gpsSilent' as const).as('kind'))
    .select(sql<number>`coalesce(last_positions.at, trips.started_at, trips.stage_changed_at)`.as('occurredAt'))
    .where('trips.stage', 'in', RUNNING_STAGES)
    .where('vehicles.trackingDevice', 'is not', null)
    .where('trips.stageChangedAt', '<', now - MAX_SILENCE)
    .where(({ eb, or }) => or([eb('lastPositions.at', 'is', null), eb('lastPositions.at', '<', now - MAX_SILENCE)]))
    .execute();

const listUnprovenDeliveries = (db: Db, now: number): Promise<ExceptionCause[]> =>
  db
    .selectFrom('orders')
    .innerJoin('tripStopOrders', (join) =>
      join.onRef('tripStopOrders.orderId', '=', 'orders.id').on('tripStopOrders.orderPosition', '=', 0),
    )
    .innerJoin('trips', 'trips.id', 'tripStopOrders.tripId')
    .select(['trips.organizationId', 'trips.id as tripId', 'orders.id as orderId', NO_STOP, NO_CODE])
    .select(sql.lit('proofMissing' as const).as('kind'))
    .select('orders.stageChangedAt as occurredAt')
    .where('orders.stage', 'in', ['delivered', 'manuallyDelivered', 'incompleteDelivery'])
    .where('trips.stage', '<>', 'cancelled')
    .where('orders.stageChangedAt', '>=', now - LOOK_BACK)
    .where('orders.stageChangedAt', '<', now - PROOF_GRACE)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('orderProofs').select('id').whereRef('orderProofs.orderId', '=', 'orders.id'))),
    )
    .execute();

/** For orders that still look for a carrier: they stay saved until a tender is awarded. */
const listTenders = (db: Db, now: number): Promise<ExceptionCause[]> =>
  db
    .selectFrom('tenders')
    .innerJoin('orders', 'orders.id', 'tenders.orderId')
    .select(['tenders.organizationId', sql<null>`null::uuid`.as('tripId'), 'orders.id as orderId', NO_STOP, NO_CODE])
    .select(
      sql<'tenderOpen' | 'tenderOverdue'>`case
        when tenders.state = 'failed' or orders.pickup_from <= ${now} then 'tenderOverdue' else 'tenderOpen' end`.as(
        'kind',
      ),
    )
    .select(sql<number>`coalesce(tenders.closed_at, tenders.created_at)`.as('occurredAt'))
    .where('tenders.state', 'in', ['open', 'failed'])
    .where('orders.stage', '=', 'saved')
    .where('orders.isArchived', '=', false)
    .where('orders.pickupFrom', '<=', now + TENDER_NOTICE)
    .where('orders.pickupFrom', '>=', now - LOOK_BACK)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('tenders as later')
            .select('later.id')
            .whereRef('later.orderId', '=', 'tenders.orderId')
            .whereRef('later.createdAt', '>', 'tenders.createdAt'),
        ),
      ),
    )
    .execute();

const listRejectedMoves = (db: Db): Promise<ExceptionCause[]> =>
  db
    .selectFrom('rejectedMoves')
    .select(['organizationId', 'tripId', 'orderId', 'stopPosition', 'code', 'occurredAt'])
    .select(sql.lit('moveRejected' as const).as('kind'))
    .where('source', '=', 'geofence')
    .where('resolvedAt', 'is', null)
    .orderBy('occurredAt', 'desc')
    .execute();

/** One per trip, because a phone that was offline sends many reports at once. */
const listLateReports = (db: Db): Promise<ExceptionCause[]> =>
  db
    .selectFrom('rejectedMoves')
    .distinctOn('tripId')
    .select(['organizationId', 'tripId', sql<null>`null::uuid`.as('orderId'), NO_STOP, 'code', 'occurredAt'])
    .select(sql.lit('lateDriverEvent' as const).as('kind'))
    .where('source', '=', 'driver')
    .where('resolvedAt', 'is', null)
    .orderBy('tripId')
    .orderBy('occurredAt')
    .execute();

const listDriverDeviations = (db: Db): Promise<ExceptionCause[]> =>
  db
    .selectFrom('driverEvents')
    .innerJoin('trips', 'trips.id', 'driverEvents.tripId')
    .select(['trips.organizationId', 'trips.id as tripId', sql<null>`null::uuid`.as('orderId')])
    .select(['driverEvents.stopPosition', NO_CODE, 'occurredAt'])
    .select(({ ref }) => ref('deviation').$notNull().as('kind'))
    .where('deviation', 'is not', null)
    .where('trips.stage', 'in', RUNNING_STAGES)
    .execute();

export const TRIP_EXCEPTION_SOURCES: readonly ExceptionSource[] = [
  { kinds: ['late'], listCauses: listLateOrders },
  { kinds: ['atRisk'], listCauses: listStopsAtRisk },
  { kinds: ['connectionMissed'], listCauses: listMissedConnections },
  { kinds: ['gpsSilent'], listCauses: listSilentTrips },
  { kinds: ['proofMissing'], listCauses: listUnprovenDeliveries },
  { kinds: ['tenderOpen', 'tenderOverdue'], listCauses: listTenders },
  { kinds: ['moveRejected'], listCauses: listRejectedMoves },
  { kinds: ['lateDriverEvent'], listCauses: listLateReports },
  { kinds: ['startedEarly', 'arrivedFar'], listCauses: listDriverDeviations },
];
