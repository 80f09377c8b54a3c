import { z } from 'zod';
import { flag, Id, Measure, pageOf, Paging, requiredText, sortBy, Unix } from './common.ts';
import { MAX_ROUTE_STOPS, MIN_ROUTE_STOPS } from './values/routes.ts';

/** `locationIds`: in the order in which they are driven to; the same one never twice in a row. */
export const RouteInput = z.object({
  name: requiredText(100),
  locationIds: z.array(Id).min(MIN_ROUTE_STOPS).max(MAX_ROUTE_STOPS),
  excludeTolls: z.boolean().default(false),
});
/** What is left out stays as it is. */
export const RouteChanges = RouteInput.extend({ excludeTolls: z.boolean() }).partial();

/** A location of a route, where it is now; `id`: the location's. */
export const RouteStop = z.object({
  id: Id,
  name: z.string(),
  city: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

export const RouteRow = z.object({
  id: Id,
  name: z.string(),
  stops: z.array(RouteStop),
  excludeTolls: z.boolean(),
  /** km */
  distance: Measure,
  /** By the great circle, not along roads. */
  estimated: z.boolean(),
  createdAt: Unix,
  actions: z.array(z.enum(['edit', 'delete'])),
});

/** `locationId`: those that lead there. */
export const RouteListQuery = Paging.extend({
  locationId: Id.optional(),
  excludeTolls: flag,
  sort: sortBy(['name', 'distance', 'createdAt']).default('name'),
});
export const RoutePage = pageOf(RouteRow);

export type RouteInput = z.infer<typeof RouteInput>;
export type RouteChanges = z.infer<typeof RouteChanges>;
export type RouteStop = z.infer<typeof RouteStop>;
export type RouteRow = z.infer<typeof RouteRow>;
export type RouteListQuery = z.infer<typeof RouteListQuery>;
export type RoutePage = z.infer<typeof RoutePage>;
