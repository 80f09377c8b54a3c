import type { DelayedOrderRow, DemurrageOrderRow, OrderTiming } from 'shared-contracts/orders';
import { delayTermsOf } from '../finance/contracts/delay-terms.store.ts';
import type { Db } from '../platform/database.ts';
import { deadlineOf } from './deadline.rules.ts';
import type { OrderRecord } from './order-rows.store.ts';
import { stateOf } from './order-state.ts';
import { sumOfAmounts, type TimedStop, timingOf } from './order-timing.rules.ts';

async function timedStops(db: Db, orderIds: readonly string[]): Promise<Map<string, TimedStop[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orderStops')
    .innerJoin('locations', 'locations.id', 'orderStops.locationId')
    .select([
      'orderId',
      'position',
      'arrivedAt',
      'startedAt',
      'endedAt',
      'departedAt',
      'inferred',
      'locations.id as locationId',
      'name',
      'city',
    ])
    .where('orderId', 'in', orderIds)
    .orderBy('position')
    .execute();
  const stops = rows.map(({ locationId, name, city, ...stop }) => ({
    ...stop,
    location: { id: locationId, name, city },
  }));
  return Map.groupBy(stops, ({ orderId }) => orderId);
}

/** The timing of several orders in two queries, by order. @param now unix seconds */
export async function timingsOf(db: Db, rows: readonly OrderRecord[], now: number): Promise<Map<string, OrderTiming>> {
  const stops = await timedStops(
    db,
    rows.map(({ id }) => id),
  );
  const terms = await delayTermsOf(db, [...new Set(rows.map(({ contractId }) => contractId))]);
  return new Map(
    rows.map((row) => [row.id, timingOf(row, stops.get(row.id) ?? [], terms.get(row.contractId) ?? {}, now)]),
  );
}

/** How late a delayed order is for the stop that it goes to next. */
export function delayOf(row: OrderRecord, timing: OrderTiming | undefined, now: number): DelayedOrderRow['delay'] {
  const { resumeStage, pickupTo, deliveryTo, stageChangedAt: since } = row;
  const { dropsLeft } = stateOf(row);
  const deadline = resumeStage === null ? null : deadlineOf(resumeStage, { pickupTo, deliveryTo, dropsLeft });
  const next = timing?.stops.find(
    ({ position, arrival }) => arrival === null && (resumeStage === 'started' || position > 0),
  );
  return {
    since,
    deadline,
    nextStop: next ? { id: next.location.id, name: next.location.name } : null,
    lateMinutes: deadline === null ? null : Math.max(0, Math.floor((now - deadline) / 60)),
  };
}

/** The stops at which an order stood longer than is free. */
export function demurrageOf(timing: OrderTiming | undefined): DemurrageOrderRow['demurrage'] {
  const stops = (timing?.stops ?? []).flatMap(
    ({ position, kind, location, arrival, departure, dwellMinutes, freeMinutes, chargedMinutes, amount }) => {
      if (!arrival || !dwellMinutes || !chargedMinutes) return [];
      return [
        {
          position,
          kind,
          location: { id: location.id, name: location.name },
          arrivedAt: arrival.at,
          departedAt: departure?.at ?? null,
          dwellMinutes,
          freeMinutes,
          chargedMinutes,
          amount,
        },
      ];
    },
  );
  return {
    stops,
    chargedMinutes: stops.reduce((sum, stop) => sum + stop.chargedMinutes, 0),
    amount: sumOfAmounts(stops.map(({ amount }) => amount)),
  };
}
