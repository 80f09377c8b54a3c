import { z } from 'zod';
import { flag, Id, Paging, Unix } from './common.ts';
import type { BillSubject } from './values/bills.ts';
import type { OrderStage } from './values/order-stages.ts';
import type { TripStage } from './values/trip-stages.ts';

/** What people are told of in the bell, with what the words of each name. */
export type NotificationValues = {
  approvalWaiting: { number: string; organization: string };
  orderStage: { number: string; stage: OrderStage };
  tripStage: { number: string; stage: TripStage };
  partnerRequest: { organization: string };
  partnerConfirmed: { organization: string };
  contractReview: { contract: string; organization: string };
  /** Of the order or trip whose number it is. */
  billWaiting: { of: BillSubject; number: string };
  billDecided: { of: BillSubject; number: string; state: 'approved' | 'sentBack' };
  contractReviewed: { contract: string; organization: string; state: 'confirmed' | 'rejected' };
  organizationRegistered: { organization: string };
  /** An area and its release, as version and build. */
  releaseQuarantined: { area: string; release: string };
  /** By plate. */
  vehicleShared: { vehicle: string; organization: string };
  vehicleUnshared: { vehicle: string; organization: string };
  /** `pending` for whoever decides, the others for whoever asked. */
  organizationChange: { organization: string; state: 'pending' | 'merged' | 'declined' };
};

export const NOTIFICATION_KINDS = [
  'approvalWaiting',
  'orderStage',
  'tripStage',
  'partnerRequest',
  'partnerConfirmed',
  'contractReview',
  'contractReviewed',
  'billWaiting',
  'billDecided',
  'organizationRegistered',
  'organizationChange',
  'releaseQuarantined',
  'vehicleShared',
  'vehicleUnshared',
] as const satisfies (keyof NotificationValues)[];

export const Notification = z.object({
  id: Id,
  kind: z.enum(NOTIFICATION_KINDS),
  /** The record it is about; null when there is no page of it. */
  subjectId: Id.nullable(),
  /** By kind: `NotificationValues`. */
  values: z.record(z.string(), z.string()),
  createdAt: Unix,
  isRead: z.boolean(),
});
export const NotificationPage = z.object({
  items: z.array(Notification),
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  unread: z.int(),
});
/** How many were unread before. */
export const NotificationsRead = z.object({ read: z.int() });
export const NotificationQuery = Paging.omit({ search: true }).extend({ unread: flag });

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
export type Notification = z.infer<typeof Notification>;
export type NotificationsRead = z.infer<typeof NotificationsRead>;
export type NotificationPage = z.infer<typeof NotificationPage>;
