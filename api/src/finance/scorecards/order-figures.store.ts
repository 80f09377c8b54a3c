import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import {
  CARRIED_STAGES,
  DELAY_GRACE,
  demurrageSql,
  selectFreeMinutes,
  stopKind,
  stopWindowTo,
} from '../../orders/public.ts';
import type { Db } from '../../platform/database/database.ts';
import { BY_PARTNER_AND_MONTH, type FigureColumns, kindOf } from './figure-columns.ts';
import { monthIndex, type ScorecardScope, type WithScored } from './scored-orders.store.ts';

const DELIVERED_STAGES = CARRIED_STAGES.filter((stage) => stage !== 'notDelivered');

export const selectDeliveryFigures = (db: WithScored) =>
  db
    .selectFrom('scored as orders')
    .where('orders.stage', 'in', DELIVERED_STAGES)
    .select(({ exists, fn, selectFrom }) => [
      'orders.partnerId',
      'orders.month',
      kindOf('deliveries'),
      jsonBuildObject({
        delivered: fn.countAll<number>(),
        shortages: sql<number>`count(*) filter (where ${exists(
          selectFrom('orderCargoItems')
            .select('orderCargoItems.id')
            .whereRef('orderCargoItems.orderId', '=', 'orders.id')
            .whereRef('orderCargoItems.deliveredQuantity', '<', 'orderCargoItems.quantity'),
        )})`,
      }).as('figures'),
    ])
    .groupBy(BY_PARTNER_AND_MONTH)
    .$castTo<FigureColumns>();

/** On time: reached before the stop counts as delayed. */
export function selectOnTimeFigures(db: WithScored) {
  const ratioOf = (kind: 'pickup' | 'drop') => {
    const ofKind = sql`stop_kind = ${sql.lit(kind)}`;
    return jsonBuildObject({
      met: sql<number>`count(*) filter (where ${ofKind} and is_on_time)`,
      of: sql<number>`count(*) filter (where ${ofKind})`,
    });
  };
  return db
    .selectFrom(
      db
        .selectFrom('scored as orders')
        .innerJoin('orderStops', 'orderStops.orderId', 'orders.id')
        .select([
          'orders.partnerId',
          'orders.month',
          stopKind.as('stopKind'),
          sql<boolean>`order_stops.arrived_at <= ${stopWindowTo} + ${sql.lit(DELAY_GRACE)}`.as('isOnTime'),
        ])
        .where('orderStops.arrivedAt', 'is not', null)
        .where('orderStops.isTransfer', '=', false)
        .where(stopWindowTo, 'is not', null)
        .as('visits'),
    )
    .select([
      'partnerId',
      'month',
      kindOf('onTime'),
      jsonBuildObject({ pickup: ratioOf('pickup'), drop: ratioOf('drop') }).as('figures'),
    ])
    .groupBy(BY_PARTNER_AND_MONTH)
    .$castTo<FigureColumns>();
}

/** Uses the delay terms of the contracts, like the list of orders with demurrage. */
export function selectDemurrageFigures(db: WithScored, tables: Db, { now }: ScorecardScope) {
  const { chargeableMinutes, mayExceedFreeTime } = demurrageSql(now);
  return db
    .selectFrom(
      db
        .selectFrom('scored as orders')
        .innerJoin('orderStops', 'orderStops.orderId', 'orders.id')
        .innerJoin('contracts', 'contracts.id', 'orders.contractId')
        .innerJoin('currencies', 'currencies.id', 'contracts.baseCurrencyId')
        .leftJoin(selectFreeMinutes(tables), 'terms.contractId', 'orders.contractId')
        .leftJoin('contractDelayTerms as own', (on) =>
          on
            .onRef('own.contractId', '=', 'orders.contractId')
            .on('own.category', '=', sql`case ${stopKind} when 'pickup' then 'loading' else 'unloading' end`),
        )
        .leftJoin('contractDelayTerms as standard', (on) =>
          on.onRef('standard.contractId', '=', 'orders.contractId').on('standard.category', '=', sql.lit('standard')),
        )
        .select([
          'orders.partnerId',
          'orders.month',
          'currencies.shortName as currency',
          chargeableMinutes.as('minutes'),
          sql<string>`round((${chargeableMinutes}) * coalesce(own.hourly_rate, standard.hourly_rate) / 60, 2)`.as(
            'amount',
          ),
        ])
        .where('orderStops.arrivedAt', 'is not', null)
        .where('orderStops.isTransfer', '=', false)
        .where(mayExceedFreeTime)
        .where(chargeableMinutes, '>', 0)
        .as('stands'),
    )
    .select([
      'partnerId',
      'month',
      kindOf('demurrage'),
      jsonBuildObject({
        minutes: sql<number>`sum(minutes)::bigint`,
        currency: sql<string>`currency`,
        amount: sql<string | null>`sum(amount)::text`,
      }).as('figures'),
    ])
    .groupBy(sql`grouping sets ((partner_id, month, currency), (partner_id, currency))`)
    .$castTo<FigureColumns>();
}

/** Each kind counts once per trip, in the month of its pickup, as on the dashboards. */
export const selectIncidentFigures = (db: WithScored, scope: ScorecardScope) =>
  db
    .selectFrom(
      db
        .selectFrom('scored as orders')
        .innerJoin('tripOrders', 'tripOrders.orderId', 'orders.id')
        .innerJoin('trips', 'trips.id', 'tripOrders.tripId')
        .innerJoin('tripIncidents', 'tripIncidents.tripId', 'trips.id')
        .select([
          'orders.partnerId',
          'tripIncidents.tripId',
          'tripIncidents.kind',
          monthIndex('trips.pickAt', scope).as('month'),
        ])
        .distinct()
        .where(({ eb, or }) => or([eb('tripOrders.isLive', '=', true), eb('orders.stage', 'in', CARRIED_STAGES)]))
        .where('trips.pickAt', '>=', scope.months[0] ?? scope.now)
        .as('incidents'),
    )
    .select(({ fn }) => [
      'partnerId',
      'month',
      kindOf('incidents'),
      jsonBuildObject({ incidents: fn.countAll<number>() }).as('figures'),
    ])
    .groupBy(BY_PARTNER_AND_MONTH)
    .$castTo<FigureColumns>();
