import { z } from 'zod';
import { booleanParam, Id, Measure, pageOf, Paging, requiredText, Revision, sortBy, UnixTime } from '../common.ts';
import { ROUTE_LIMITS } from '../values/field-limits.ts';

/** `locationIds`: in travel order, without consecutive duplicates. */
export const RouteInput = z.object({
  name: requiredText(ROUTE_LIMITS.name),
  locationIds: z.array(Id).min(ROUTE_LIMITS.locationIds.min).max(ROUTE_LIMITS.locationIds.max),
  excludeTolls: z.boolean().default(false),
});
/** Omitted fields keep their value. */
export const RouteChanges = RouteInput.extend({ excludeTolls: z.boolean() }).partial();

/** A location of a route with its current coordinates. `id`: of the location. */
export const RouteStop = z.object({
  id: Id,
  name: z.string(),
  city: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

export const RouteRow = z.object({
  id: Id,
  revision: Revision,
  name: z.string(),
  stops: z.array(RouteStop),
  excludeTolls: z.boolean(),
  /** In km. */
  distance: Measure,
  /** A great-circle estimate, not along roads. */
  estimated: z.boolean(),
  createdAt: UnixTime,
  actions: z.array(z.enum(['edit', 'delete'])),
});

/** `locationId`: routes that include it. */
export const RouteListQuery = Paging.extend({
  locationId: Id.optional(),
  excludeTolls: booleanParam,
  sort: sortBy(['name', 'distance', 'createdAt']).default('name'),
});
export const RoutePage = pageOf(RouteRow);

export type RouteInput = z.infer<typeof RouteInput>;
export type RouteChanges = z.infer<typeof RouteChanges>;
export type RouteStop = z.infer<typeof RouteStop>;
export type RouteRow = z.infer<typeof RouteRow>;
export type RouteListQuery = z.infer<typeof RouteListQuery>;
export type RoutePage = z.infer<typeof RoutePage>;
