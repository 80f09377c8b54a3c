import { z } from 'zod';
import { flag, Id, Paging, Unix } from './common.ts';

/** What people are told of in the bell. */
export const NOTIFICATION_KINDS = ['approvalWaiting', 'orderStage', 'tripStage', 'partnerRequest', 'partnerConfirmed', 'contractReview', 'contractReviewed', 'organizationRegistered', 'organizationChange'] as const;

export const Notification = z.object({
  id: Id,
  kind: z.enum(NOTIFICATION_KINDS),
  /** The record it is about; null when there is no page of it. */
  subjectId: Id.nullable(),
  /** What its words name: `number`, `stage`, `organization`… */
  values: z.record(z.string(), z.string()),
  createdAt: Unix,
  isRead: z.boolean(),
});
export const NotificationPage = z.object({ items: z.array(Notification), total: z.int(), page: z.int(), limit: z.int(), unread: z.int() });
/** How many were unread before. */
export const NotificationsRead = z.object({ read: z.int() });
export const NotificationQuery = Paging.omit({ search: true }).extend({ unread: flag });

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
export type Notification = z.infer<typeof Notification>;
export type NotificationPage = z.infer<typeof NotificationPage>;
