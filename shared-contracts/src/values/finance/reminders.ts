/** How the daily job handles overdue invoices: not at all, by proposing reminders, or by sending them. */
export const REMINDER_MODES = ['off', 'propose', 'send'] as const;
export const REMINDER_STATES = ['proposed', 'sent'] as const;
export const REMINDER_ACTIONS = ['send', 'waiveFee'] as const;

export const REMINDER_LIMITS = {
  steps: 6,
  days: { min: 1, max: 365 },
  text: 1_000,
  /** Sent at once. */
  sent: 100,
} as const;

export type ReminderMode = (typeof REMINDER_MODES)[number];
export type ReminderState = (typeof REMINDER_STATES)[number];
