import { z } from 'zod';
import { Id, NamedRef, pageOf, Paging, STORABLE_TEXT, UnixTime } from './common.ts';
import {
  EDI_DELIVERIES,
  EDI_DIRECTIONS,
  EDI_LIMITS,
  EDI_METHODS,
  EDI_PARTNER,
  EDI_STATES,
  EDI_SYNTAXES,
  EDI_TENDER_STATES,
  MAX_EDI_LENGTH,
} from './values/edi.ts';

/** A problem in words. `position`: of the segment in its transaction set; `element`: its number in the segment. */
export const EdiProblem = z.object({
  segment: z.string(),
  position: z.int().nullable(),
  element: z.int().nullable(),
  message: z.string(),
});
/** The result of a transaction set. Without `order` and `trip` if it was rejected or only tested. */
export const EdiSet = z.object({
  code: z.string(),
  controlNumber: z.string(),
  order: NamedRef.nullable(),
  trip: NamedRef.optional(),
  problems: z.array(EdiProblem),
});
export const EdiMessage = z.object({
  id: Id,
  direction: z.enum(EDI_DIRECTIONS),
  /** Qualifier and id of the other side, as in `ZZ/ACME`. */
  partner: z.string(),
  controlNumber: z.string().nullable(),
  /** Its transaction sets, as in `204`. */
  kind: z.string(),
  isTest: z.boolean(),
  state: z.enum(EDI_STATES),
  /** Null: it was received. */
  delivery: z.enum(EDI_DELIVERIES).nullable(),
  createdAt: UnixTime,
});
export const EdiMessagePage = pageOf(EdiMessage);
export const EdiMessageQuery = Paging.omit({ search: true }).extend({
  direction: z.enum(EDI_DIRECTIONS).optional(),
  state: z.enum(EDI_STATES).optional(),
  delivery: z.enum(EDI_DELIVERIES).optional(),
});
/** `problem`: of the envelope. `acknowledgement`: the text that answers it. */
export const EdiMessageDetails = EdiMessage.extend({
  raw: z.string(),
  sets: z.array(EdiSet),
  problem: EdiProblem.nullable(),
  acknowledgement: z.string().nullable(),
  /** Why the last attempt failed. */
  deliveryError: z.string().nullable(),
  deliveredAt: UnixTime.nullable(),
  /** Whether its partner has an address or a folder. */
  isDeliverable: z.boolean(),
});
/** `isDuplicate`: its control number was received before; nothing was done again. */
export const EdiReceipt = EdiMessageDetails.extend({ isDuplicate: z.boolean() });
/** Stored as received, so it isn't trimmed. */
export const EdiInput = z.object({
  text: z
    .string()
    .min(1, 'required')
    .max(MAX_EDI_LENGTH)
    .refine((text) => STORABLE_TEXT.test(text), 'invalid'),
});

/** The tender of a trip to a carrier, with the id of the latest message about it. */
export const EdiTripTender = z.object({
  partner: z.string(),
  carrier: z.string().nullable(),
  state: z.enum(EDI_TENDER_STATES),
  messageId: Id.nullable(),
});
export const EdiTripTenderList = z.object({ items: z.array(EdiTripTender) });
export const EdiTripTenderQuery = z.object({ tripId: Id });

/** The partner in the portal to whose organization orders are tendered by EDI. `ownId`: the sender of its messages. */
const EdiCarrier = z.object({ ...NamedRef.shape, ownId: z.string(), syntax: z.enum(EDI_SYNTAXES) });

/**
 * Delivery settings for messages to a partner. `url`: null for a folder. `user`: the one on whose behalf files are
 * executed.
 */
export const EdiPartner = z.object({
  id: Id,
  partner: z.string(),
  method: z.enum(EDI_METHODS),
  url: z.string().nullable(),
  user: z.string(),
  /** Null: it only sends. */
  carrier: EdiCarrier.nullable(),
  createdAt: UnixTime,
});
/** `folder`: that of the organization; null: the server has none. */
export const EdiPartnerPage = pageOf(EdiPartner).extend({ folder: z.string().nullable() });
export const EdiPartnerQuery = Paging.omit({ search: true });
export const EdiPartnerInput = z
  .object({
    partner: z.string().max(EDI_LIMITS.partner).regex(EDI_PARTNER, 'Write qualifier and id, as in ZZ/ACME'),
    method: z.enum(EDI_METHODS),
    url: z
      .url({ protocol: /^https?$/ })
      .max(EDI_LIMITS.url)
      .nullable(),
    carrier: z
      .object({
        id: Id,
        ownId: z.string().max(EDI_LIMITS.partner).regex(EDI_PARTNER, 'Write qualifier and id, as in ZZ/ACME'),
        syntax: z.enum(EDI_SYNTAXES),
      })
      .nullish(),
  })
  .refine(({ method, url }) => (method === 'http') === (url !== null), { path: ['url'], message: 'required' });
/** Returned only once. */
export const EdiSecret = z.object({ secret: z.string() });

export type EdiTripTender = z.infer<typeof EdiTripTender>;
export type EdiTripTenderList = z.infer<typeof EdiTripTenderList>;
export type EdiPartner = z.infer<typeof EdiPartner>;
export type EdiPartnerPage = z.infer<typeof EdiPartnerPage>;
export type EdiPartnerInput = z.infer<typeof EdiPartnerInput>;
export type EdiSecret = z.infer<typeof EdiSecret>;
export type EdiSet = z.infer<typeof EdiSet>;
export type EdiMessage = z.infer<typeof EdiMessage>;
export type EdiMessageQuery = z.infer<typeof EdiMessageQuery>;
export type EdiReceipt = z.infer<typeof EdiReceipt>;
export type EdiMessageDetails = z.infer<typeof EdiMessageDetails>;
