import { z } from 'zod';
import { Id, Measure, Named, pageOf, Paging, requiredText, sortBy, Unix } from './common.ts';
import { MAX_ZONE_POINTS, MIN_ZONE_POINTS, ZONE_COLOURS, ZONE_USES } from './values/route-zones.ts';

/** Degrees of WGS 84: [latitude, longitude]; the first one is not repeated at the end. */
const Corner = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]);
const Outline = z.array(Corner).min(MIN_ZONE_POINTS).max(MAX_ZONE_POINTS);

export const RouteZoneInput = z.object({ name: requiredText(100), colour: z.enum(ZONE_COLOURS), polygon: Outline });
/** What is left out stays as it is. */
export const RouteZoneChanges = RouteZoneInput.partial();

/** Another zone of the organization that covers a part of this one: which share of this one, from 0 to 1. */
export const ZoneOverlap = z.object({ zone: Named, share: z.number().min(0).max(1) });

export const RouteZoneRow = z.object({
  id: Id,
  name: z.string(),
  colour: z.enum(ZONE_COLOURS),
  polygon: z.array(Corner),
  /** km² */
  area: Measure,
  /** The largest first. */
  overlaps: z.array(ZoneOverlap),
  createdAt: Unix,
  actions: z.array(z.enum(['edit', 'delete'])),
});

/** With the outlines of what both have in common. */
export const ZoneOverlapDetails = ZoneOverlap.extend({ outlines: z.array(z.array(Corner)) });
/** How many records use the zone, and what the first of them are called. */
export const RouteZoneUse = z.object({ as: z.enum(ZONE_USES), count: z.int(), names: z.array(z.string()) });
/** `usedBy`: only ways in which it is used. */
export const RouteZoneDetails = RouteZoneRow.extend({
  overlaps: z.array(ZoneOverlapDetails),
  usedBy: z.array(RouteZoneUse),
});

/** A zone that is being drawn; `id`: of the one that is changed. */
export const DrawnZone = z.object({ id: Id.optional(), polygon: Outline });
export const DrawnZoneOverlaps = z.object({ area: Measure, overlaps: z.array(ZoneOverlapDetails) });

export const RouteZoneQuery = Paging.extend({ sort: sortBy(['name', 'area', 'createdAt']).default('name') });
export const RouteZonePage = pageOf(RouteZoneRow);

export type RouteZoneInput = z.infer<typeof RouteZoneInput>;
export type RouteZoneChanges = z.infer<typeof RouteZoneChanges>;
export type ZoneOverlap = z.infer<typeof ZoneOverlap>;
export type ZoneOverlapDetails = z.infer<typeof ZoneOverlapDetails>;
export type RouteZoneRow = z.infer<typeof RouteZoneRow>;
export type RouteZoneUse = z.infer<typeof RouteZoneUse>;
export type RouteZoneDetails = z.infer<typeof RouteZoneDetails>;
export type DrawnZone = z.infer<typeof DrawnZone>;
export type DrawnZoneOverlaps = z.infer<typeof DrawnZoneOverlaps>;
export type RouteZoneQuery = z.infer<typeof RouteZoneQuery>;
export type RouteZonePage = z.infer<typeof RouteZonePage>;
