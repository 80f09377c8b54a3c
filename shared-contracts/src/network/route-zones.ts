import { z } from 'zod';
import { Id, Measure, NamedRef, pageOf, Paging, requiredText, Revision, sortBy, UnixTime } from '../common.ts';
import { ZONE_COLOURS, ZONE_USES } from '../values/network/route-zones.ts';
import { LATITUDE_RANGE, LONGITUDE_RANGE, ROUTE_ZONE_LIMITS } from '../values/field-limits.ts';

/** WGS 84 degrees: [latitude, longitude]. The first corner is not repeated at the end. */
const Corner = z.tuple([
  z.number().min(LATITUDE_RANGE.min).max(LATITUDE_RANGE.max),
  z.number().min(LONGITUDE_RANGE.min).max(LONGITUDE_RANGE.max),
]);
const Outline = z.array(Corner).min(ROUTE_ZONE_LIMITS.polygon.min).max(ROUTE_ZONE_LIMITS.polygon.max);

export const RouteZoneInput = z.object({
  name: requiredText(ROUTE_ZONE_LIMITS.name),
  colour: z.enum(ZONE_COLOURS),
  polygon: Outline,
});
/** Omitted fields keep their value. */
export const RouteZoneChanges = RouteZoneInput.partial();

/** Another zone of the organization that overlaps this one. `share`: of this zone's area, 0 to 1. */
export const ZoneOverlap = z.object({ zone: NamedRef, share: z.number().min(0).max(1) });

export const RouteZoneRow = z.object({
  id: Id,
  revision: Revision,
  name: z.string(),
  colour: z.enum(ZONE_COLOURS),
  polygon: z.array(Corner),
  /** In km². */
  area: Measure,
  /** Largest first. */
  overlaps: z.array(ZoneOverlap),
  createdAt: UnixTime,
  actions: z.array(z.enum(['edit', 'delete'])),
});

/** `outlines`: of the intersection. */
export const ZoneOverlapDetails = ZoneOverlap.extend({ outlines: z.array(z.array(Corner)) });
/** The number of records that use the zone, and the names of the first ones. */
export const RouteZoneUse = z.object({ as: z.enum(ZONE_USES), count: z.int(), names: z.array(z.string()) });
/** `usedBy`: without unused kinds. */
export const RouteZoneDetails = RouteZoneRow.extend({
  overlaps: z.array(ZoneOverlapDetails),
  usedBy: z.array(RouteZoneUse),
});

/** A zone while it is drawn. `id`: of the zone being edited. */
export const ZoneSketch = z.object({ id: Id.optional(), polygon: Outline });
export const ZoneSketchOverlaps = z.object({ area: Measure, overlaps: z.array(ZoneOverlapDetails) });

export const RouteZoneQuery = Paging.extend({ sort: sortBy(['name', 'area', 'createdAt']).default('name') });
export const RouteZonePage = pageOf(RouteZoneRow);

export type RouteZoneInput = z.infer<typeof RouteZoneInput>;
export type RouteZoneChanges = z.infer<typeof RouteZoneChanges>;
export type ZoneOverlap = z.infer<typeof ZoneOverlap>;
export type ZoneOverlapDetails = z.infer<typeof ZoneOverlapDetails>;
export type RouteZoneRow = z.infer<typeof RouteZoneRow>;
export type RouteZoneUse = z.infer<typeof RouteZoneUse>;
export type RouteZoneDetails = z.infer<typeof RouteZoneDetails>;
export type ZoneSketch = z.infer<typeof ZoneSketch>;
export type ZoneSketchOverlaps = z.infer<typeof ZoneSketchOverlaps>;
export type RouteZoneQuery = z.infer<typeof RouteZoneQuery>;
export type RouteZonePage = z.infer<typeof RouteZonePage>;
