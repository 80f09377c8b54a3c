import type { Insertable } from 'kysely';
import { estimateRoadKm } from '../../src/platform/geometry/great-circle.rules.ts';
import type { Tables } from '../../src/platform/database/database.ts';
import { type Context, DAY } from './context.ts';
import { usualLocations } from './location.ts';
import { usualOrganization } from './organization.ts';

type RouteOverrides = Partial<Omit<Insertable<Tables['routes']>, 'measuredPoints'>> & { locationIds?: string[] };

/** By default between the organization's two default locations; its length is estimated. */
export async function route(context: Context, { locationIds, ...overrides }: RouteOverrides = {}) {
  const n = context.next('route');
  const organizationId = overrides.organizationId ?? (await usualOrganization(context)).id;
  const stops = locationIds ?? (await usualLocations(context, organizationId)).map(({ id }) => id);
  const places = await context.db
    .selectFrom('locations')
    .select(['id', 'latitude', 'longitude'])
    .where('id', 'in', stops)
    .execute();
  const points = stops
    .flatMap((id) => places.filter((place) => place.id === id))
    .map(({ latitude, longitude }) => [latitude, longitude] as const);
  const row = {
    id: context.id('route', n),
    organizationId,
    name: `Route ${n}`,
    excludeTolls: false,
    distance: estimateRoadKm(points).toFixed(3),
    estimated: true,
    measuredPoints: JSON.stringify(points),
    createdAt: context.now - 200 * DAY,
    ...overrides,
  };
  const made = await context.db.insertInto('routes').values(row).returningAll().executeTakeFirstOrThrow();
  await context.db
    .insertInto('routeStops')
    .values(stops.map((locationId, i) => ({ routeId: made.id, position: i + 1, locationId })))
    .execute();
  return made;
}
