import { z } from 'zod';
import { booleanParam, Id, pageOf, Paging, UnixTime } from '../common.ts';
import { ORDER_LIMITS } from '../values/field-limits.ts';
import { ETA_STATES, TRACKED_STOP_STATES, TRACKING_STATES, TRACKING_STEPS } from '../values/orders/tracking.ts';
import { PROOF_KINDS } from '../values/trips/driver-events.ts';
import { StopName } from './order-stops.ts';

/** A public link to track an order. `code`: a reference shown on the public page; it grants no access. */
export const TrackingLink = z.object({
  id: Id,
  code: z.string(),
  /** `obsolete`: the order has been edited and its drop removed. */
  state: z.enum(['active', 'expired', 'revoked', 'obsolete']),
  /** Null: a link of the whole order, or of a drop that was removed. */
  drop: StopName.nullable(),
  createdBy: z.string(),
  createdAt: UnixTime,
  expiresAt: UnixTime,
  revokedAt: UnixTime.nullable(),
  opened: z.int(),
  lastOpenedAt: UnixTime.nullable(),
  actions: z.array(z.enum(['revoke'])),
});
/** Includes the default and the latest expiry of a new link. */
export const TrackingLinkPage = pageOf(TrackingLink).extend({
  usualExpiry: UnixTime,
  latestExpiry: UnixTime,
  actions: z.array(z.enum(['make'])),
});
export const TrackingLinkQuery = Paging.omit({ search: true });
/**
 * `expiresAt`: defaults to `usualExpiry`. `stop`: the position of a drop; the link then shows only this one in full.
 */
export const TrackingLinkInput = z.object({
  expiresAt: UnixTime.optional(),
  stop: z
    .int()
    .min(0)
    .max(ORDER_LIMITS.stops - 1)
    .optional(),
});
/** `token` is returned only once. */
export const NewTrackingLink = TrackingLink.extend({ token: z.string() });
export const TrackingLinkParams = z.object({ id: Id, linkId: Id });

export const TrackingTokenParams = z.object({ token: z.string() });
export const TrackedProofParams = z.object({ token: z.string(), proofId: Id });
/** `refresh`: an open page polls; this is not counted as an opening. */
export const TrackingQuery = z.object({
  refresh: booleanParam,
});

const Window = z.object({ from: UnixTime.nullable(), to: UnixTime.nullable() });
/** The URLs require nothing but the token that they contain. */
export const TrackedProof = z.object({
  id: Id,
  kind: z.enum(PROOF_KINDS),
  signedBy: z.string().nullable(),
  name: z.string(),
  mime: z.string(),
  takenAt: UnixTime,
  url: z.string(),
  thumbnail: z.string().nullable(),
});
export const TrackedStop = StopName.extend({
  city: z.string(),
  windowFrom: UnixTime.nullable(),
  windowTo: UnixTime.nullable(),
  state: z.enum(TRACKED_STOP_STATES),
  arrivedAt: UnixTime.nullable(),
  departedAt: UnixTime.nullable(),
  /** Estimated arrival; null: reached, or `etaState` is not `live`. */
  eta: UnixTime.nullable(),
  /**
   * Stops of the vehicle before this one, including those of other orders; null if it was reached, or the vehicle is
   * not under way.
   */
  stopsBefore: z.int().nullable(),
  /** Whether less was delivered here than ordered. */
  isShort: z.boolean(),
  /** Cargo unloaded here; only for holders of the drop's own link. */
  items: z
    .array(
      z.object({
        /** The index in the order's cargo items. */
        item: z.int(),
        cargo: z.string(),
        quantity: z.int(),
        deliveredQuantity: z.int().nullable(),
        shortageReason: z.string().nullable(),
      }),
    )
    .nullable(),
  proofs: z.array(TrackedProof),
});

/** The public view of a tracking link. The link of a drop shows only that drop. */
export const Tracking = z.object({
  code: z.string(),
  brand: z.string(),
  scope: z.enum(['order', 'drop']),
  state: z.enum(TRACKING_STATES),
  /** `at` null: not reached, or unknown. */
  steps: z.array(
    z.object({ step: z.enum(TRACKING_STEPS), at: UnixTime.nullable(), place: z.enum(['past', 'now', 'ahead']) }),
  ),
  /** The order's window, for the page of the previous release; empty in a drop's link. */
  pickup: Window,
  /** The window of the order or the drop. */
  delivery: Window,
  /**
   * Expected delivery at the last drop, or at the link's; null: arrived or closed. `isEstimate`: computed from the
   * vehicle's position, else the planned window.
   */
  eta: Window.extend({ isEstimate: z.boolean() }).nullable(),
  etaState: z.enum(ETA_STATES),
  /** When the vehicle was last located; null if never, or if it is not under way. */
  positionAt: UnixTime.nullable(),
  /**
   * The last position of the vehicle, rounded to about a kilometre, and the nearest town. A drop's link shows it only
   * if the drop is the next stop.
   */
  lastPlace: z
    .object({ latitude: z.number(), longitude: z.number(), town: z.string().nullable(), at: UnixTime })
    .nullable(),
  stops: z.array(TrackedStop),
  /** Proofs without a stop. */
  proofs: z.array(TrackedProof),
});

/** `orders/{id}/etas`. Empty unless `etaState` is `live`; only stops that the vehicle has yet to reach. */
export const OrderEtas = z.object({
  etaState: z.enum(ETA_STATES),
  positionAt: UnixTime.nullable(),
  stops: z.array(z.object({ position: z.int(), eta: UnixTime })),
});

export type TrackingLink = z.infer<typeof TrackingLink>;
export type TrackingLinkPage = z.infer<typeof TrackingLinkPage>;
export type TrackingLinkInput = z.infer<typeof TrackingLinkInput>;
export type NewTrackingLink = z.infer<typeof NewTrackingLink>;
export type TrackedProof = z.infer<typeof TrackedProof>;
export type TrackedStop = z.infer<typeof TrackedStop>;
export type Tracking = z.infer<typeof Tracking>;
export type OrderEtas = z.infer<typeof OrderEtas>;
