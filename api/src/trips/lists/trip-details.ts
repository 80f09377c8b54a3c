import type { Trip } from 'shared-contracts/trips';
import type { Caller } from '../platform/caller.ts';
import type { Db } from '../platform/database.ts';
import { spanOf, warningsOf } from './assignment.ts';
import { isOver } from './trip.rules.ts';
import { presentTrip } from './trip.present.ts';
import { findTripParts } from './trip-parts.store.ts';
import { findTrip } from './trip-rows.store.ts';

const NOTHING = { vehicleProblems: [], driverProblems: [] };

/** All that the caller may see of a trip. @param now unix seconds @throws 404 when it is none of theirs */
export async function wholeTrip(db: Db, caller: Caller, id: string, now: number): Promise<Trip> {
  const row = await findTrip(db, caller, id);
  const parts = await findTripParts(db, caller, row);
  const search = { organizationId: row.organizationId, span: spanOf(row, now), tripId: id, now };
  const isOwn = caller.role === 'root' || caller.organizationId === row.organizationId;
  const problems =
    isOver(row.stage) || !isOwn
      ? NOTHING
      : await warningsOf(db, search, row, { space: row.totalSpace, weight: row.totalWeight });
  return presentTrip(row, parts, problems, { caller, now });
}
