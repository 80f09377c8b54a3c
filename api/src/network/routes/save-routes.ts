import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import type { RouteChanges, RouteInput } from 'shared-contracts/network/routes';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import type { Routing } from '../geo/routing.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { diffFields } from '../../platform/values/fields.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { invalidFields, notFound } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { validateStops } from './route.rules.ts';
import {
  deleteRoute,
  insertRoute,
  lockRoute,
  findUsableLocations,
  replaceStops,
  updateRoute,
} from './route-writes.store.ts';
import { findRoute, type RouteRecord } from './routes.store.ts';

type Deps = Pick<Services, 'db' | 'now'> & { routing: Routing };
/** `currentLocationIds` may stay even if the organization could no longer use them. */
type PlannedRoute = {
  organizationId: string;
  locationIds: readonly string[];
  currentLocationIds: readonly string[];
  excludeTolls: boolean;
};

const stopIdsOf = ({ stops }: RouteRecord) => stops.map((stop) => stop.id);
const snapshotOf = ({ name, stops, excludeTolls, distance }: RouteRecord) => ({
  name,
  locations: stops.map((stop) => stop.name),
  excludeTolls,
  distance,
});

const recordEvent = (
  tx: Db,
  caller: Caller,
  { id, organizationId }: RouteRecord,
  event: TimelineEvent<'route'>,
  now: number,
  changes: Record<string, unknown>,
) => recordTimeline(tx, caller, { subject: 'route', subjectId: id, event, organizationId, changes, occurredAt: now });

/** @throws 422 naming every location that cannot be used */
async function findPoints(db: Db, { organizationId, locationIds, currentLocationIds }: PlannedRoute): Promise<Point[]> {
  const locations = await findUsableLocations(db, organizationId, locationIds, currentLocationIds);
  const points = new Map(locations.map(({ id, latitude, longitude }) => [id, [latitude, longitude] as const]));
  const errors = validateStops(locationIds, new Set(points.keys()));
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  return locationIds.map((id) => points.get(id)).filter((point) => point !== undefined);
}

/** Runs before the transaction, because the routing service is slow. */
async function measureRoute({ db, routing }: Deps, planned: PlannedRoute) {
  const points = await findPoints(db, planned);
  const { distance, estimated } = await routing(points, { excludeTolls: planned.excludeTolls });
  return { excludeTolls: planned.excludeTolls, distance, estimated, measuredPoints: JSON.stringify(points) };
}

async function getRoute(db: Db, caller: Caller, id: string): Promise<RouteRecord> {
  const route = await findRoute(db, caller, id);
  if (!route) throw notFound();
  return route;
}

/** @returns the id of the new route */
export async function createRoute(
  deps: Deps,
  caller: Caller,
  { name, locationIds, excludeTolls }: RouteInput,
): Promise<string> {
  const { organizationId } = caller;
  const planned = {
    organizationId,
    locationIds: locationIds.map((id) => id.toLowerCase()),
    currentLocationIds: [],
    excludeTolls,
  };
  const measurement = await measureRoute(deps, planned);
  return inTransaction(deps.db, async (tx) => {
    await findPoints(tx, planned);
    const now = deps.now();
    const { id } = await insertRoute(tx, { organizationId, name, ...measurement, createdAt: now });
    await replaceStops(tx, id, planned.locationIds);
    const route = await getRoute(tx, caller, id);
    await recordEvent(tx, caller, route, 'created', now, diffFields({}, snapshotOf(route)));
    return id;
  });
}

/** Always measures the route again. */
export async function changeRoute(
  deps: Deps,
  caller: Caller,
  id: string,
  { name, locationIds, excludeTolls }: RouteChanges,
  seen: SeenRevision,
): Promise<void> {
  const { organizationId, ...current } = await getRoute(deps.db, caller, id);
  const currentLocationIds = stopIdsOf({ organizationId, ...current });
  const planned = {
    organizationId,
    locationIds: locationIds?.map((locationId) => locationId.toLowerCase()) ?? currentLocationIds,
    currentLocationIds,
    excludeTolls: excludeTolls ?? current.excludeTolls,
  };
  const measurement = await measureRoute(deps, planned);
  await inTransaction(deps.db, async (tx) => {
    if (!(await lockRoute(tx, caller, id))) throw notFound();
    const before = await getRoute(tx, caller, id);
    await assertRevision(tx, caller, 'route', before, seen);
    await findPoints(tx, planned);
    await updateRoute(tx, id, { ...(name !== undefined && { name }), ...measurement });
    if (locationIds) await replaceStops(tx, id, planned.locationIds);
    const changes = diffFields<object>(snapshotOf(before), snapshotOf(await getRoute(tx, caller, id)));
    if (Object.keys(changes).length > 0) await recordEvent(tx, caller, before, 'updated', deps.now(), changes);
  });
}

export const removeRoute = ({ db, now }: Pick<Deps, 'db' | 'now'>, caller: Caller, id: string, seen: SeenRevision) =>
  inTransaction(db, async (tx) => {
    if (!(await lockRoute(tx, caller, id))) throw notFound();
    const route = await getRoute(tx, caller, id);
    await assertRevision(tx, caller, 'route', route, seen);
    await deleteRoute(tx, id);
    await recordEvent(tx, caller, route, 'deleted', now(), { name: { from: route.name, to: null } });
    return { id };
  });
