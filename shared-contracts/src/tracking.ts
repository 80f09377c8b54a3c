import { z } from 'zod';
import { Id, pageOf, Paging, Unix } from './common.ts';
import { TRACKING_STATES, TRACKING_STEPS } from './values/tracking.ts';

/** A public link to where an order is. `code` stands on the public page and opens nothing: people name it when they call. */
export const TrackingLink = z.object({
  id: Id,
  code: z.string(),
  state: z.enum(['active', 'expired', 'revoked']),
  createdBy: z.string(),
  createdAt: Unix,
  expiresAt: Unix,
  revokedAt: Unix.nullable(),
  opened: z.int(),
  lastOpenedAt: Unix.nullable(),
  actions: z.array(z.enum(['revoke'])),
});
/** With the times that a new link may end at: as a rule, and at the latest. */
export const TrackingLinkPage = pageOf(TrackingLink).extend({
  usualExpiry: Unix,
  latestExpiry: Unix,
  actions: z.array(z.enum(['make'])),
});
export const TrackingLinkQuery = Paging.omit({ search: true });
/** Without an end it is the usual one. */
export const TrackingLinkInput = z.object({ expiresAt: Unix.optional() });
/** `token` is told this once and never again. */
export const NewTrackingLink = TrackingLink.extend({ token: z.string() });
export const trackingLinkOf = z.object({ id: Id, linkId: Id });

export const byTrackingToken = z.object({ token: z.string() });
/** `refresh`: the page that is open already asks again; that counts as no opening. */
export const TrackingQuery = z.object({
  refresh: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
});

const Window = z.object({ from: Unix.nullable(), to: Unix.nullable() });
/** All that whoever holds the link is told of the order. */
export const Tracking = z.object({
  code: z.string(),
  brand: z.string(),
  state: z.enum(TRACKING_STATES),
  /** The steps of the way; `at`: since when, null: not yet, or nobody knows. */
  steps: z.array(
    z.object({ step: z.enum(TRACKING_STEPS), at: Unix.nullable(), place: z.enum(['past', 'now', 'ahead']) }),
  ),
  pickup: Window,
  delivery: Window,
  /** When it should be delivered; null: it is over or has arrived. `isEstimate`: reckoned from where the vehicle is, else the planned window. */
  eta: Window.extend({ isEstimate: z.boolean() }).nullable(),
  /** Where the vehicle was last, to about a kilometre, and the town that is near. */
  lastPlace: z
    .object({ latitude: z.number(), longitude: z.number(), town: z.string().nullable(), at: Unix })
    .nullable(),
});

export type TrackingLink = z.infer<typeof TrackingLink>;
export type TrackingLinkPage = z.infer<typeof TrackingLinkPage>;
export type TrackingLinkInput = z.infer<typeof TrackingLinkInput>;
export type NewTrackingLink = z.infer<typeof NewTrackingLink>;
export type Tracking = z.infer<typeof Tracking>;
