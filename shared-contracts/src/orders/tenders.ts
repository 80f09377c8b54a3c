import { z } from 'zod';
import {
  Id,
  Measure,
  Money,
  NamedRef,
  pageOf,
  Paging,
  requiredText,
  UnixTime,
  ShipperCode,
  TotalFloor,
} from '../common.ts';
import { MAX_REASON_LENGTH, TENDER_LIMITS } from '../values/field-limits.ts';
import { TENDER_MODES, TENDER_OFFER_ACTIONS, TENDER_OFFER_STATES, TENDER_STATES } from '../values/orders/tenders.ts';

const Price = Money.refine((price) => Number(price) > 0, 'Price must be greater than zero');

/** `orders/{id}/tender`. `price`: in the contract's base currency; null: by the contract's rates. */
export const TenderInput = z.object({
  mode: z.enum(TENDER_MODES),
  /** How long each partner can answer. */
  stepMinutes: z.int().min(TENDER_LIMITS.stepMinutes.min).max(TENDER_LIMITS.stepMinutes.max),
  /** Partners may name another price. In `bestPrice` they always do. */
  allowsCounter: z.boolean().default(false),
  /** In the sequence in which they get the offer. */
  offers: z
    .array(z.object({ partnerId: Id, contractId: Id, price: Price.nullish() }))
    .min(TENDER_LIMITS.offers.min)
    .max(TENDER_LIMITS.offers.max),
});

const OfferFields = z.object({
  id: Id,
  state: z.enum(TENDER_OFFER_STATES),
  /** Null: by the contract's rates. */
  price: Money.nullable(),
  quotedPrice: Money.nullable(),
  currency: z.string(),
  deadline: UnixTime.nullable(),
  reason: z.string().nullable(),
});

export const TenderOfferRow = OfferFields.extend({
  partner: NamedRef,
  contract: NamedRef,
  answeredAt: UnixTime.nullable(),
  canAward: z.boolean(),
});
export const Tender = z.object({
  id: Id,
  mode: z.enum(TENDER_MODES),
  state: z.enum(TENDER_STATES),
  stepMinutes: z.int(),
  allowsCounter: z.boolean(),
  createdAt: UnixTime,
  closedAt: UnixTime.nullable(),
  canCancel: z.boolean(),
  offers: z.array(TenderOfferRow),
});
/** The latest tender of an order; null: it was never tendered. */
export const OrderTender = z.object({ tender: Tender.nullable() });

/** `tender-offers`: an offer as the partner sees it, who can't see the order itself. */
export const ReceivedOffer = OfferFields.extend({
  number: z.string(),
  shipperCode: ShipperCode,
  organization: NamedRef,
  mode: z.enum(TENDER_MODES),
  places: z.array(z.object({ name: z.string(), city: z.string() })),
  pickupFrom: UnixTime.nullable(),
  pickupTo: UnixTime.nullable(),
  deliveryFrom: UnixTime.nullable(),
  deliveryTo: UnixTime.nullable(),
  totalWeight: Measure,
  totalSpace: Measure,
  ...TotalFloor.shape,
  distance: Measure.nullable(),
  cargos: z.array(z.object({ name: z.string(), quantity: z.int() })),
  vehicleTypes: z.array(z.string()),
  actions: z.array(z.enum(TENDER_OFFER_ACTIONS)),
});
export const ReceivedOfferPage = pageOf(ReceivedOffer);
export const ReceivedOfferQuery = Paging.omit({ search: true }).extend({
  /** `open`: those that can still be answered. */
  state: z.enum(['open', 'closed']).default('open'),
});
export const QuoteInput = z.object({ price: Price });
export const OfferDeclineInput = z.object({ reason: requiredText(MAX_REASON_LENGTH) });

export type TenderInput = z.infer<typeof TenderInput>;
export type Tender = z.infer<typeof Tender>;
export type OrderTender = z.infer<typeof OrderTender>;
export type TenderOfferRow = z.infer<typeof TenderOfferRow>;
export type ReceivedOffer = z.infer<typeof ReceivedOffer>;
export type ReceivedOfferPage = z.infer<typeof ReceivedOfferPage>;
export type ReceivedOfferQuery = z.infer<typeof ReceivedOfferQuery>;
