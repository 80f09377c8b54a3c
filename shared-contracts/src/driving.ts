import { z } from 'zod';
import { Id, requiredText, text, Unix } from './common.ts';
import { Delivered } from './orders.ts';
import { DRIVER_EVENTS, PROOF_KINDS } from './values/driver-events.ts';
import { ORDER_STAGES } from './values/order-stages.ts';

const OrderStage = z.enum(ORDER_STAGES);

/** An event of the stage table that is the driver's: with these a phone without a network knows what is legal after what it has not sent yet. */
const DriverMove = z.object({
  event: z.enum(DRIVER_EVENTS),
  from: z.array(OrderStage),
  to: OrderStage,
  /** Legal while there are more drops, or at the last one; null: both. */
  drops: z.enum(['left', 'last']).nullable(),
  needsReason: z.boolean(),
  takesQuantities: z.boolean(),
});
/** In the order of a usual way. */
export const DriverMoves = z.object({ items: z.array(DriverMove) });

/** By the clock of the phone. */
const Pressed = {
  /** When it happened. */
  occurredAt: Unix,
  /** When it is sent: what that clock is wrong by is seen from it. Left out: it is right. */
  sentAt: Unix.optional(),
};

export const DriverEventInput = z.object({
  /** Made by the phone, one for each event: the same one sent again does nothing twice. */
  key: Id,
  event: z.enum(DRIVER_EVENTS),
  /** Of the trip; null: the trip itself, which is `start`. */
  orderId: Id.nullable().default(null),
  ...Pressed,
  reason: text(1_000).optional(),
  /** With `deliver` and `deliverPart`; a cargo left out arrived whole. */
  delivered: z.array(Delivered).max(200).optional(),
});
export const DriverEventDone = z.object({
  key: Id,
  /** It was sent before: nothing was done. */ isRepeated: z.boolean(),
});

export const Proof = z.object({
  id: Id,
  kind: z.enum(PROOF_KINDS),
  /** Who signed. */
  signedBy: z.string().nullable(),
  name: z.string(),
  mime: z.string(),
  takenAt: Unix,
  /** Who took it. */
  takenBy: z.string(),
  /** Of the picture and of a small one; to be asked for with the session. */
  url: z.string(),
  thumbnail: z.string().nullable(),
});
export const Proofs = z.object({ items: z.array(Proof) });

const unixText = z.coerce.number().pipe(Unix);
/** Beside the field `file`: a JPEG or PNG of at most 1 MB. `key` as with events. */
export const ProofForm = z.object({
  key: Id,
  orderId: Id,
  kind: z.enum(PROOF_KINDS),
  /** Required of a signature. */
  signedBy: requiredText(100).optional(),
  occurredAt: unixText,
  sentAt: unixText.optional(),
});

export type DriverMove = z.infer<typeof DriverMove>;
export type DriverMoves = z.infer<typeof DriverMoves>;
export type DriverEventInput = z.infer<typeof DriverEventInput>;
export type DriverEventDone = z.infer<typeof DriverEventDone>;
export type Proof = z.infer<typeof Proof>;
export type Proofs = z.infer<typeof Proofs>;
export type ProofForm = z.infer<typeof ProofForm>;
