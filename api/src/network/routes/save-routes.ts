import type { RouteChanges, RouteInput } from 'shared-contracts/routes';
import type { Point } from '../geo/great-circle.rules.ts';
import type { Routing } from '../geo/routing.ts';
import type { Caller } from '../../platform/caller.ts';
import { changesOf } from '../../platform/changes.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { invalidFields, notFound } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { record } from '../../platform/timeline.ts';
import { stopFaults } from './route.rules.ts';
import { deleteRoute, insertRoute, lockRoute, placesAmong, replaceStops, updateRoute } from './route-saves.store.ts';
import { findRoute, type RouteRecord } from './routes.store.ts';

type Server = Pick<Parts, 'db' | 'now'> & { routing: Routing };
/** Where a route is to lead, and where it has led so far. */
type Course = {
  organizationId: string;
  locationIds: readonly string[];
  kept: readonly string[];
  excludeTolls: boolean;
};

const idsOf = ({ stops }: RouteRecord) => stops.map((stop) => stop.id);
const storyOf = ({ name, stops, excludeTolls, distance }: RouteRecord) => ({
  name,
  locations: stops.map((stop) => stop.name),
  excludeTolls,
  distance,
});

const write = (
  tx: Db,
  caller: Caller,
  { id, organizationId }: RouteRecord,
  event: string,
  now: number,
  changes: Record<string, unknown>,
) => record(tx, caller, { subject: 'route', subjectId: id, event, organizationId, changes, occurredAt: now });

/** Where the locations lie, in order. @throws 422 naming every one that it cannot lead to */
async function pointsAlong(db: Db, { organizationId, locationIds, kept }: Course): Promise<Point[]> {
  const places = await placesAmong(db, organizationId, locationIds, kept);
  const points = new Map(places.map(({ id, latitude, longitude }) => [id, [latitude, longitude] as const]));
  const faults = stopFaults(locationIds, new Set(points.keys()));
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  return locationIds.map((id) => points.get(id)).filter((point) => point !== undefined);
}

/** Asked before the transaction: a service takes its time. */
async function measured({ db, routing }: Server, course: Course) {
  const points = await pointsAlong(db, course);
  const { distance, estimated } = await routing(points, { excludeTolls: course.excludeTolls });
  return { excludeTolls: course.excludeTolls, distance, estimated, measuredPoints: JSON.stringify(points) };
}

async function whole(db: Db, caller: Caller, id: string): Promise<RouteRecord> {
  const route = await findRoute(db, caller, id);
  if (!route) throw notFound();
  return route;
}

/** @returns the id of the new route */
export async function createRoute(
  server: Server,
  caller: Caller,
  { name, locationIds, excludeTolls }: RouteInput,
): Promise<string> {
  const { organizationId } = caller;
  const course = { organizationId, locationIds: locationIds.map((id) => id.toLowerCase()), kept: [], excludeTolls };
  const length = await measured(server, course);
  return inTransaction(server.db, async (tx) => {
    await pointsAlong(tx, course);
    const now = server.now();
    const { id } = await insertRoute(tx, { organizationId, name, ...length, createdAt: now });
    await replaceStops(tx, id, course.locationIds);
    const made = await whole(tx, caller, id);
    await write(tx, caller, made, 'created', now, changesOf({}, storyOf(made)));
    return id;
  });
}

/** It is measured anew whatever changes. */
export async function changeRoute(
  server: Server,
  caller: Caller,
  id: string,
  { name, locationIds, excludeTolls }: RouteChanges,
): Promise<void> {
  const { organizationId, ...found } = await whole(server.db, caller, id);
  const kept = idsOf({ organizationId, ...found });
  const course = {
    organizationId,
    locationIds: locationIds?.map((one) => one.toLowerCase()) ?? kept,
    kept,
    excludeTolls: excludeTolls ?? found.excludeTolls,
  };
  const length = await measured(server, course);
  await inTransaction(server.db, async (tx) => {
    if (!(await lockRoute(tx, caller, id))) throw notFound();
    const before = await whole(tx, caller, id);
    await pointsAlong(tx, course);
    await updateRoute(tx, id, { ...(name !== undefined && { name }), ...length });
    if (locationIds) await replaceStops(tx, id, course.locationIds);
    const changes = changesOf<object>(storyOf(before), storyOf(await whole(tx, caller, id)));
    if (Object.keys(changes).length > 0) await write(tx, caller, before, 'updated', server.now(), changes);
  });
}

export const removeRoute = ({ db, now }: Pick<Server, 'db' | 'now'>, caller: Caller, id: string) =>
  inTransaction(db, async (tx) => {
    if (!(await lockRoute(tx, caller, id))) throw notFound();
    const gone = await whole(tx, caller, id);
    await deleteRoute(tx, id);
    await write(tx, caller, gone, 'deleted', now(), { name: { from: gone.name, to: null } });
    return { id };
  });
