import { z } from 'zod';
import { Id, Money, NamedRef, pageOf, Paging, requiredText, sortBy, text, UnixTime } from '../common.ts';
import { MAX_REASON_LENGTH } from '../values/field-limits.ts';
import { REMINDER_ACTIONS, REMINDER_LIMITS, REMINDER_MODES, REMINDER_STATES } from '../values/finance/reminders.ts';
import { Amount } from './rated-trips.ts';

/** `fee`: named in the reminder and posted once it is sent, in the currency of each invoice; it is not invoiced by itself. */
export const ReminderStep = z.object({
  daysAfterDue: z.int().min(REMINDER_LIMITS.days.min).max(REMINDER_LIMITS.days.max),
  text: text(REMINDER_LIMITS.text),
  fee: Money.nullable(),
});
/** `GET`, `PUT /reminder-settings`: the steps in the order of their days. */
export const ReminderSettings = z
  .object({ mode: z.enum(REMINDER_MODES), steps: z.array(ReminderStep).max(REMINDER_LIMITS.steps) })
  .superRefine(({ steps }, context) => {
    steps.forEach(({ daysAfterDue }, i) => {
      const before = steps[i - 1];
      if (before && before.daysAfterDue >= daysAfterDue)
        context.addIssue({ code: 'custom', path: ['steps', i, 'daysAfterDue'], message: 'order', input: daysAfterDue });
    });
  });

/** `GET /reminders`: of the invoices that one's organization is paid. `step`: from 1. */
export const Reminder = z.object({
  id: Id,
  invoice: z.object({ id: Id, number: z.string() }),
  partner: NamedRef,
  step: z.int(),
  state: z.enum(REMINDER_STATES),
  dueAt: UnixTime,
  /** At the time when it was proposed or sent. */
  open: Amount,
  fee: Amount.nullable(),
  /** Absent in earlier releases. */
  feeWaivedAt: UnixTime.nullable().optional(),
  currency: z.string(),
  createdAt: UnixTime,
  sentAt: UnixTime.nullable(),
  sentTo: z.string().nullable(),
  actions: z.array(z.enum(REMINDER_ACTIONS)),
});
export const ReminderQuery = Paging.extend({
  state: z.enum(REMINDER_STATES).optional(),
  partnerId: Id.optional(),
  invoiceId: Id.optional(),
  sort: sortBy(['createdAt', 'sentAt', 'dueAt', 'partner']).default('-createdAt'),
});
export const ReminderPage = pageOf(Reminder);

/**
 * `POST /reminders/send`: sends proposed reminders, one mail per payer. Reminders of invoices paid since are withdrawn
 * instead; those of a partner without an address stay proposed.
 */
export const ReminderSending = z.object({ reminderIds: z.array(Id).min(1).max(REMINDER_LIMITS.sent) });
export const ReminderResult = z.object({ sent: z.int(), withdrawn: z.int(), withoutAddress: z.int() });

/** `POST /reminders/{id}/fee-waiver`: waives the fee of a sent reminder. 409 `noReminderFee`, `monthLocked` */
export const FeeWaiver = z.object({ reason: requiredText(MAX_REASON_LENGTH) });

/** `GET`, `POST /reminder-pauses`, `DELETE /reminder-pauses/{id}`: nothing is reminded of a partner or an invoice. */
export const ReminderPause = z.object({
  id: Id,
  partner: NamedRef.nullable(),
  invoice: z.object({ id: Id, number: z.string() }).nullable(),
  reason: z.string(),
  createdAt: UnixTime,
  createdBy: z.string().nullable(),
});
export const ReminderPauseList = z.object({ items: z.array(ReminderPause) });
export const ReminderPauseInput = z.union([
  z.strictObject({ partnerId: Id, reason: requiredText(MAX_REASON_LENGTH) }),
  z.strictObject({ invoiceId: Id, reason: requiredText(MAX_REASON_LENGTH) }),
]);

export type ReminderStep = z.infer<typeof ReminderStep>;
export type ReminderSettings = z.infer<typeof ReminderSettings>;
export type Reminder = z.infer<typeof Reminder>;
export type ReminderQuery = z.output<typeof ReminderQuery>;
export type ReminderResult = z.infer<typeof ReminderResult>;
export type ReminderPause = z.infer<typeof ReminderPause>;
export type ReminderPauseInput = z.infer<typeof ReminderPauseInput>;
