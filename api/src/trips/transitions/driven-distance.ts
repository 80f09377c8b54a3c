import { calculateDistance, getSamplingInterval, listPositions } from '../../fleet/public.ts';
import type { Db } from '../../platform/database/database.ts';
import { decimal, toMeasure } from '../../platform/values/money.ts';
import { listHandoverRows } from '../core/handovers.store.ts';
import { listVehiclePeriods } from './vehicle-periods.rules.ts';

type Trip = { id: string; startedAt: number | null; vehicleId: string | null };

/** The km that its vehicles have driven since the trip started; null without positions. */
export async function measureDrivenKm(tx: Db, trip: Trip, until: number): Promise<string | null> {
  const periods = listVehiclePeriods(trip, await listHandoverRows(tx, trip.id), until);
  const tracks = await Promise.all(
    periods.map(({ vehicleId, from, to }) => listPositions(tx, vehicleId, { from, to }, getSamplingInterval(from, to))),
  );
  const driven = tracks.filter((positions) => positions.length > 1);
  if (driven.length === 0) return null;
  return toMeasure(decimal(driven.reduce((sum, positions) => sum + calculateDistance(positions), 0)));
}
