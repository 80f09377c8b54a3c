import type { Builders } from '../builders.ts';
import type { Companies } from './organizations.ts';
import {
  HARVEST_PLACES,
  LAGOON_PLACES,
  MERIDIAN_PLACES,
  type Place,
  type PlaceName,
  SERENDIB_PLACES,
} from './places.ts';

const METRES_PER_DEGREE = 111_320;
/** Corners of a yard as fractions of its size: five-sided, like most. */
const YARD = [
  [-0.5, -0.4],
  [-0.35, 0.5],
  [0.3, 0.55],
  [0.5, 0.1],
  [0.4, -0.5],
] as const;

function yardAround(latitude: number, longitude: number, size: number): [number, number][] {
  const perDegree = METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  return YARD.map(([north, east]) => [
    latitude + (north * size) / METRES_PER_DEGREE,
    longitude + (east * size) / perDegree,
  ]);
}

/** Locations with their receiving contacts. */
async function locationsOf<const P extends readonly Place[]>(build: Builders, organizationId: string, places: P) {
  const made = {} as Record<PlaceName<P>, { locationId: string; contactId: string }>;
  for (const [name, street1, city, state, zip, latitude, longitude, fence] of places) {
    const contact = await build.contact({ organizationId });
    const geofence = fence < 0 ? { polygon: yardAround(latitude, longitude, -fence) } : { geofenceRadius: fence };
    const buildingNumber = String(1 + (Math.round(latitude * 1_000 + longitude * 1_000) % 240));
    const address = { name, buildingNumber, street1, city, state, zip, latitude, longitude };
    const { id } = await build.location({ organizationId, ...address, ...geofence, contactIds: [contact.id] });
    made[name as PlaceName<P>] = { locationId: id, contactId: contact.id };
  }
  return made;
}

export const locations = async (build: Builders, { harvest, lagoon, serendib, meridian }: Companies) => ({
  harvest: await locationsOf(build, harvest.id, HARVEST_PLACES),
  lagoon: await locationsOf(build, lagoon.id, LAGOON_PLACES),
  serendib: await locationsOf(build, serendib.id, SERENDIB_PLACES),
  meridian: await locationsOf(build, meridian.id, MERIDIAN_PLACES),
});

export type Locations = Awaited<ReturnType<typeof locations>>;
