import type { Db } from '../../platform/database/database.ts';

/** The stops of a trip as they were planned, with their names. */
export const listPlannedStops = (tx: Db, tripId: string) =>
  tx
    .selectFrom('tripStops')
    .innerJoin('locations', 'locations.id', 'locationId')
    .select(['locations.id', 'locations.name', 'plannedAt', 'breakMinutes', 'outOfSequenceAt', 'latitude', 'longitude'])
    .where('tripId', '=', tripId)
    .orderBy('position')
    .execute();
