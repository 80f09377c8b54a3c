import { z } from 'zod';
import { booleanParam, Id, pageOf, Paging, UnixTime } from '../common.ts';
import { LIVE_LINK_HOURS } from '../values/fleet/live-links.ts';

/** A public link to a vehicle's live position. `code`: identifies it, without granting access. */
export const LiveLink = z.object({
  id: Id,
  code: z.string(),
  state: z.enum(['active', 'expired', 'revoked']),
  showsNextStop: z.boolean(),
  createdBy: z.string(),
  createdAt: UnixTime,
  expiresAt: UnixTime,
  revokedAt: UnixTime.nullable(),
  opened: z.int(),
  lastOpenedAt: UnixTime.nullable(),
  actions: z.array(z.enum(['revoke'])),
});
export const LiveLinkPage = pageOf(LiveLink).extend({ actions: z.array(z.enum(['create'])) });
export const LiveLinkQuery = Paging.omit({ search: true });
export const LiveLinkInput = z.object({
  hours: z.int().min(LIVE_LINK_HOURS.min).max(LIVE_LINK_HOURS.max),
  /** Whether it also shows the next stop of the vehicle's trip, and when it is expected. */
  showsNextStop: z.boolean().default(false),
});
/** `token` is returned only once. */
export const NewLiveLink = LiveLink.extend({ token: z.string() });
export const LiveLinkParams = z.object({ id: Id, linkId: Id });

export const LiveVehicleParams = z.object({ token: z.string() });
/** `refresh`: an open page polls; this is not counted as an opening. */
export const LiveVehicleQuery = z.object({ refresh: booleanParam });

/** The public view of a live link. */
export const LiveVehicle = z.object({
  brand: z.string(),
  registrationPlate: z.string(),
  expiresAt: UnixTime,
  /** Null: the vehicle was never located. `heading` in degrees from north, `speed` in km/h. */
  position: z
    .object({
      latitude: z.number(),
      longitude: z.number(),
      heading: z.number().nullable(),
      speed: z.number(),
      motion: z.enum(['moving', 'stopped', 'offline']),
      at: UnixTime,
    })
    .nullable(),
  /** Null if the vehicle is on no trip, or the link does not show it. `eta`: null if unknown. */
  nextStop: z.object({ name: z.string(), city: z.string(), eta: UnixTime.nullable() }).nullable(),
});

export type LiveLink = z.infer<typeof LiveLink>;
export type LiveLinkPage = z.infer<typeof LiveLinkPage>;
export type LiveLinkInput = z.infer<typeof LiveLinkInput>;
export type NewLiveLink = z.infer<typeof NewLiveLink>;
export type LiveVehicle = z.infer<typeof LiveVehicle>;
