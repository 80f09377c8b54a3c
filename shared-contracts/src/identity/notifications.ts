import { z } from 'zod';
import { booleanParam, Id, Paging, UnixTime } from '../common.ts';
import type { BillSubject } from '../values/finance/bills.ts';
import type { CarrierInvoiceNews } from '../values/finance/carrier-invoices.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from '../values/identity/notification-kinds.ts';
import type { AlertKind } from '../values/fleet/alerts.ts';
import type { GateNews } from '../values/network/gates.ts';
import type { HandshakeState, PartnerNews } from '../values/orders/handshakes.ts';
import type { OrderStage } from '../values/orders/order-stages.ts';
import type { StopStamp } from '../values/orders/stop-stamps.ts';
import type { TripStage } from '../values/trips/trip-stages.ts';

/** The kinds of notifications with the values of their messages. */
export type NotificationValues = {
  approvalWaiting: { number: string; organization: string };
  orderStage: { number: string; stage: OrderStage };
  /** To the order's partner. `organization`: the owner. */
  partnerOrder: { number: string; organization: string; news: PartnerNews };
  /** To the order's owner. */
  orderHandshake: {
    number: string;
    partner: string;
    state: Extract<HandshakeState, 'accepted' | 'declined' | 'expired'>;
  };
  /**
   * To the owner of an order whose carrier has corrected its times; in unix seconds, `From` only for times that were
   * known.
   */
  orderTimesCorrected: { number: string; stop: string } & Partial<Record<`${StopStamp}${'From' | 'To'}`, string>>;
  /** To users whom a comment on an order mentions. `comment`: its id. */
  orderComment: { number: string; author: string; comment: string };
  /** `template`: its name; `day` as `YYYY-MM-DD`, `time` as `HH:mm`. */
  recurringOrderFailed: { template: string; day: string; time: string };
  /** `name`: of the saved report that was not sent. `stopped`: it won't be until its owner resumes it. */
  reportFailed: { name: string; state: 'failed' | 'stopped' };
  /** To a partner with an offer of a tender. `organization`: the one that tenders. */
  tenderOffer: { number: string; organization: string; state: 'offered' | 'won' | 'lost' | 'expired' | 'withdrawn' };
  /**
   * To the owner of a tendered order. `partner`: who quoted a price or won. `notSent`: the owner has to send the
   * order.
   */
  orderTender: { number: string; partner: string; state: 'quoted' | 'failed' | 'notSent' };
  tripStage: { number: string; stage: TripStage };
  /** To the dispatchers of a trip that was given to a carrier without the portal, `partner`. */
  tripAnswer: { number: string; partner: string; state: 'accepted' | 'declined' };
  /** A running trip has another vehicle or driver; `vehicle`: its plate. */
  tripHandover: { number: string; vehicle: string; driver: string };
  /** To the driver of a trip that hasn't started: it was assigned to them, given to another driver, or changed. */
  driverTrip: { number: string; news: 'assigned' | 'removed' | 'changed' };
  /** From the driver of a trip to its dispatchers, or to the driver; `text`: an excerpt. */
  tripMessage: { number: string; author: string; text: string; to: 'driver' | 'dispatcher' };
  /** Orders joined or left a running trip; `added`, `removed`: how many. */
  tripOrdersChanged: { number: string; added: string; removed: string };
  /** A slot at a gate; to those who handle the orders. `numbers`: of the orders; `when`: on the clock of the location. */
  gateBooking: { numbers: string; location: string; gate: string; when: string; news: GateNews };
  /** The same, to users who manage the location. */
  gateSchedule: { numbers: string; location: string; gate: string; when: string; news: GateNews };
  /** The submitted trip is gone: it has no page. */
  tripDissolved: { number: string };
  partnerRequest: { organization: string };
  partnerConfirmed: { organization: string };
  contractReview: { contract: string; organization: string };
  /** `number`: of the order or trip. */
  billWaiting: { of: BillSubject; number: string };
  billDecided: { of: BillSubject; number: string; state: 'approved' | 'sentBack' };
  /**
   * To the user who submitted it, after times were corrected: a submitted bill is a draft again, an approved one is
   * out of date.
   */
  billOutdated: { of: BillSubject; number: string; state: 'submitted' | 'approved' };
  /** To the other side. `organization`: the one that disputes, writes, proposes or decides. */
  carrierInvoice: { number: string; organization: string; news: CarrierInvoiceNews };
  /**
   * To the payee of an order that its customer has sent. `organization`: the customer; `percent`: the used share of
   * its limit.
   */
  creditLimit: { number: string; organization: string; state: 'near' | 'above'; percent: string };
  /** `remaining`: trip credits; 0: trips can no longer be submitted. */
  epcLow: { remaining: string };
  /** `quantity`: trip credits that expire within so many days. */
  epcExpiring: { quantity: string; days: string };
  contractReviewed: { contract: string; organization: string; state: 'confirmed' | 'rejected' };
  organizationRegistered: { organization: string };
  /** `release`: version and build. */
  releaseQuarantined: { area: string; release: string };
  /** `vehicle`: the registration plate. */
  vehicleShared: { vehicle: string; organization: string };
  vehicleUnshared: { vehicle: string; organization: string };
  /**
   * `name`: the plate of the vehicle, or the driver's name. `days` until it expires or is due. `serviceByMeter`: a service
   * that kilometres or engine hours make due.
   */
  alert: { alert: AlertKind | 'serviceByMeter'; name: string; days: string };
  /** Several alerts were raised at once: they are in the list. */
  alerts: { count: string };
  /** `host`: of the webhook that didn't accept a message; `alert`: of a rule that names it; none: of a subscription. */
  webhookFailed: { host: string; alert?: AlertKind };
  /** `pending` is sent to the reviewers, the others to the requester. */
  organizationChange: { organization: string; state: 'pending' | 'merged' | 'declined' };
};

export const Notification = z.object({
  id: Id,
  kind: z.enum(NOTIFICATION_KINDS),
  /** The record to link to; null if there is no page for it. */
  subjectId: Id.nullable(),
  /** See `NotificationValues`. */
  values: z.record(z.string(), z.string()),
  createdAt: UnixTime,
  isRead: z.boolean(),
});
export const NotificationPage = z.object({
  items: z.array(Notification),
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  unread: z.int(),
});
/** `read`: the number of notifications that were unread. */
export const MarkReadResult = z.object({ read: z.int() });
export const NotificationQuery = Paging.omit({ search: true }).extend({ unread: booleanParam });

export type { NotificationKind };
export type Notification = z.infer<typeof Notification>;
export type MarkReadResult = z.infer<typeof MarkReadResult>;
export type NotificationPage = z.infer<typeof NotificationPage>;
