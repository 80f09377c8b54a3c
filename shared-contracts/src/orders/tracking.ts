import { z } from 'zod';
import { booleanParam, Id, pageOf, Paging, UnixTime } from '../common.ts';
import { TRACKING_STATES, TRACKING_STEPS } from '../values/orders/tracking.ts';

/** A public link to track an order. `code`: a reference shown on the public page; it grants no access. */
export const TrackingLink = z.object({
  id: Id,
  code: z.string(),
  state: z.enum(['active', 'expired', 'revoked']),
  createdBy: z.string(),
  createdAt: UnixTime,
  expiresAt: UnixTime,
  revokedAt: UnixTime.nullable(),
  opened: z.int(),
  lastOpenedAt: UnixTime.nullable(),
  actions: z.array(z.enum(['revoke'])),
});
/** With the default and the latest expiry of a new link. */
export const TrackingLinkPage = pageOf(TrackingLink).extend({
  usualExpiry: UnixTime,
  latestExpiry: UnixTime,
  actions: z.array(z.enum(['make'])),
});
export const TrackingLinkQuery = Paging.omit({ search: true });
/** `expiresAt`: defaults to `usualExpiry`. */
export const TrackingLinkInput = z.object({ expiresAt: UnixTime.optional() });
/** `token` is returned only once. */
export const NewTrackingLink = TrackingLink.extend({ token: z.string() });
export const TrackingLinkParams = z.object({ id: Id, linkId: Id });

export const TrackingTokenParams = z.object({ token: z.string() });
/** `refresh`: an open page polls; this is not counted as an opening. */
export const TrackingQuery = z.object({
  refresh: booleanParam,
});

const Window = z.object({ from: UnixTime.nullable(), to: UnixTime.nullable() });
/** The order as shown to holders of a tracking link. */
export const Tracking = z.object({
  code: z.string(),
  brand: z.string(),
  state: z.enum(TRACKING_STATES),
  /** `at` null: not reached, or unknown. */
  steps: z.array(
    z.object({ step: z.enum(TRACKING_STEPS), at: UnixTime.nullable(), place: z.enum(['past', 'now', 'ahead']) }),
  ),
  pickup: Window,
  delivery: Window,
  /** Expected delivery; null: arrived or closed. `isEstimate`: computed from the vehicle's position, else the planned window. */
  eta: Window.extend({ isEstimate: z.boolean() }).nullable(),
  /** The last position of the vehicle, rounded to about a kilometre, and the nearest town. */
  lastPlace: z
    .object({ latitude: z.number(), longitude: z.number(), town: z.string().nullable(), at: UnixTime })
    .nullable(),
});

export type TrackingLink = z.infer<typeof TrackingLink>;
export type TrackingLinkPage = z.infer<typeof TrackingLinkPage>;
export type TrackingLinkInput = z.infer<typeof TrackingLinkInput>;
export type NewTrackingLink = z.infer<typeof NewTrackingLink>;
export type Tracking = z.infer<typeof Tracking>;
