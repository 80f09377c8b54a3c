import type { DelayedOrderRow, DemurrageOrderRow } from 'shared-contracts/orders/delayed-orders';
import { MINUTE } from 'shared-contracts/values/time';
import type { Services } from '../../platform/services/services.ts';
import type { Db } from '../../platform/database/database.ts';
import { nextStop } from '../stages/stop-progress.rules.ts';
import { stopKind } from '../core/stop-columns.store.ts';
import type { OrderRecord } from '../core/order-records.store.ts';
import { type OrderTimes, sumAmounts, type TimedStop, toOrderTiming } from './order-timing.rules.ts';

async function listTimedStops(db: Db, orderIds: readonly string[]): Promise<Map<string, TimedStop[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orderStops')
    .innerJoin('locations', 'locations.id', 'orderStops.locationId')
    .select([
      'orderId',
      'position',
      stopKind.as('kind'),
      'windowFrom',
      'windowTo',
      'handlingMinutes',
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

/** Loads the timing of several orders with two queries. Returns it by order id. @param now unix seconds */
export async function loadTimings(
  { db, hooks }: Pick<Services, 'db' | 'hooks'>,
  rows: readonly OrderRecord[],
  now: number,
): Promise<Map<string, OrderTimes>> {
  const stops = await listTimedStops(
    db,
    rows.map(({ id }) => id),
  );
  const terms = await hooks.pricing.delayTermsOf(db, [...new Set(rows.map(({ contractId }) => contractId))]);
  return new Map(
    rows.map((row) => [row.id, toOrderTiming(row, stops.get(row.id) ?? [], terms.get(row.contractId) ?? {}, now)]),
  );
}

/** How late a delayed order is for its next stop. */
export function toDelay(row: OrderRecord, timing: OrderTimes | undefined, now: number): DelayedOrderRow['delay'] {
  const { resumeStage, stops, stageChangedAt: since } = row;
  const next = resumeStage === null ? undefined : nextStop(resumeStage, stops);
  const deadline = next?.windowTo ?? null;
  const location = next && timing?.stops[stops.indexOf(next)]?.location;
  return {
    since,
    deadline,
    nextStop: location ? { id: location.id, name: location.name } : null,
    lateMinutes: deadline === null ? null : Math.max(0, Math.floor((now - deadline) / MINUTE)),
  };
}

/** The stops at which an order exceeded its free time. */
export function toDemurrage(timing: OrderTimes | undefined): DemurrageOrderRow['demurrage'] {
  const stops = (timing?.stops ?? []).flatMap(
    ({ position, kind, location, arrival, departure, dwellMinutes, freeMinutes, chargedMinutes, amount }) => {
      if (!arrival || !dwellMinutes || !chargedMinutes || freeMinutes === null) return [];
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
    amount: sumAmounts(stops.map(({ amount }) => amount)),
  };
}
