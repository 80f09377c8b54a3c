import { computeArea, saveOverlaps } from '../../src/network/public.ts';
import type { Tables } from '../../src/platform/database/database.ts';
import type { Insertable } from 'kysely';
import { type Context, DAY } from './context.ts';
import { usualOrganization } from './organization.ts';

type ZoneOverrides = Partial<Omit<Insertable<Tables['routeZones']>, 'polygon' | 'area'>> & {
  /** Corners as [latitude, longitude]. */
  polygon?: [number, number][];
};

/** By default a square of a tenth of a degree, at a different place each time. */
export async function routeZone(context: Context, { polygon: polygonOverride, ...overrides }: ZoneOverrides = {}) {
  const n = context.next('routeZone');
  const [south, west] = [6 + (n % 30) / 5, 80];
  const polygon = polygonOverride ?? [
    [south, west],
    [south, west + 0.1],
    [south + 0.1, west + 0.1],
    [south + 0.1, west],
  ];
  const row = {
    id: context.id('routeZone', n),
    organizationId: overrides.organizationId ?? (await usualOrganization(context)).id,
    name: `Zone ${n}`,
    colour: 'blue' as const,
    polygon: JSON.stringify(polygon),
    area: computeArea(polygon),
    createdAt: context.now - 200 * DAY,
    ...overrides,
  };
  const made = await context.db.insertInto('routeZones').values(row).returningAll().executeTakeFirstOrThrow();
  await saveOverlaps(context.db, made);
  return made;
}
