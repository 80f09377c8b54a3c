import { z } from 'zod';
import { Id, pageOf, Paging, Revision, UnixTime } from '../common.ts';
import { REPORT_NAMES } from '../values/finance/reports.ts';
import {
  MAX_SCHEDULE_RECIPIENTS,
  REPORT_RUN_STATES,
  SCHEDULE_FORMATS,
  SCHEDULE_FREQUENCIES,
  SCHEDULE_STOPS,
} from '../values/finance/report-schedules.ts';

const recipients = z.array(Id).max(MAX_SCHEDULE_RECIPIENTS);

/** A saved report, sent by email at the full hour in the time zone of its owner. */
export const ReportScheduleInput = z.object({
  /** The saved report: a view of a report. */
  listViewId: Id,
  format: z.enum(SCHEDULE_FORMATS),
  frequency: z.enum(SCHEDULE_FREQUENCIES),
  /** ISO: Monday is 1. Of `weekly`. */
  weekday: z.int().min(1).max(7).nullable(),
  /** For `monthly`; the last day of a shorter month. */
  dayOfMonth: z.int().min(1).max(31).nullable(),
  hour: z.int().min(0).max(23),
  /** Users of the organization. */
  userIds: recipients,
  contactIds: recipients,
});
/** Omitted fields keep their value. */
export const ReportScheduleChanges = ReportScheduleInput.omit({ listViewId: true })
  .extend({ isActive: z.boolean() })
  .partial();

export const ReportRun = z.object({
  id: Id,
  /** When it was due or requested. */
  dueAt: UnixTime,
  /** Requested by _send now_. */
  isRequested: z.boolean(),
  state: z.enum(REPORT_RUN_STATES),
  finishedAt: UnixTime.nullable(),
  rows: z.int().nullable(),
  recipients: z.int().nullable(),
  errorCode: z.string().nullable(),
  errorMessage: z.string().nullable(),
});
export const ReportRecipient = z.object({
  id: Id,
  kind: z.enum(['user', 'contact']),
  name: z.string(),
  email: z.string(),
});

export const ReportSchedule = ReportScheduleInput.extend({
  id: Id,
  revision: Revision,
  name: z.string(),
  report: z.enum(REPORT_NAMES).nullable(),
  isActive: z.boolean(),
  stoppedReason: z.enum(SCHEDULE_STOPS).nullable(),
  /** Null while it is stopped. */
  dueAt: UnixTime.nullable(),
  recipients: z.array(ReportRecipient),
  lastRun: ReportRun.nullable(),
});
/** The caller's schedules. */
export const ReportSchedules = z.object({ items: z.array(ReportSchedule) });
export const ReportRunPage = pageOf(ReportRun);
export const ReportRunQuery = Paging.omit({ search: true });
export const ReportRecipientPage = pageOf(ReportRecipient);

export type ReportScheduleInput = z.infer<typeof ReportScheduleInput>;
export type ReportScheduleChanges = z.infer<typeof ReportScheduleChanges>;
export type ReportRun = z.infer<typeof ReportRun>;
export type ReportRunPage = z.infer<typeof ReportRunPage>;
export type ReportRecipient = z.infer<typeof ReportRecipient>;
export type ReportRecipientPage = z.infer<typeof ReportRecipientPage>;
export type ReportSchedule = z.infer<typeof ReportSchedule>;
export type ReportSchedules = z.infer<typeof ReportSchedules>;
