import type { Insertable } from 'kysely';
import type { Tables } from '../../src/platform/database/database.ts';
import { type Context, DAY } from './context.ts';
import { countryId } from './lookups.ts';
import { usualOrganization } from './organization.ts';

type LocationOverrides = Partial<Omit<Insertable<Tables['locations']>, 'geofencePolygon'>> & {
  /** Corners as [latitude, longitude]; makes the geofence a polygon. */
  polygon?: [number, number][];
  contactIds?: string[];
};

/** By default a circle of 200 m around a place near Colombo. */
export async function location(context: Context, { polygon, contactIds = [], ...overrides }: LocationOverrides = {}) {
  const n = context.next('location');
  const row = {
    id: context.id('location', n),
    organizationId: overrides.organizationId ?? (await usualOrganization(context)).id,
    name: `Warehouse ${n}`,
    street1: `${n} Baseline Road`,
    city: 'Colombo',
    countryId: await countryId(context),
    latitude: 6.9 + (n % 40) / 100,
    longitude: 79.86 + (n % 7) / 100,
    createdAt: context.now - 300 * DAY,
    ...(polygon
      ? { geofenceType: 'polygon' as const, geofencePolygon: JSON.stringify(polygon) }
      : { geofenceType: 'circle' as const, geofenceRadius: 200 }),
    ...overrides,
  };
  const made = await context.db.insertInto('locations').values(row).returningAll().executeTakeFirstOrThrow();
  if (contactIds.length > 0) {
    await context.db
      .insertInto('locationContacts')
      .values(contactIds.map((contactId) => ({ locationId: made.id, contactId })))
      .execute();
  }
  return made;
}

/** The default pickup and drop of an organization. */
export const usualLocations = (context: Context, organizationId: string) =>
  context.usual(`locations of ${organizationId}`, async () => {
    const port = await location(context, {
      organizationId,
      name: 'Port of Colombo',
      latitude: 6.9497,
      longitude: 79.8442,
    });
    const kandy = await location(context, {
      organizationId,
      name: 'Kandy depot',
      city: 'Kandy',
      latitude: 7.2906,
      longitude: 80.6337,
    });
    return [port, kandy] as const;
  });
