import { z } from 'zod';
import { requiredText, UnixTime } from '../common.ts';
import { MAX_REASON_LENGTH } from '../values/field-limits.ts';
import { ACCRUAL_STATES } from '../values/finance/accruals.ts';

/** `YYYY-MM`, on the clock of the user who dates something. */
export const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/**
 * `GET /month-locks`, `PUT /month-locks/{month}`, `PATCH /month-locks/{month}/reopen` (MonthReopening); `write` on
 * organizationOwner. Nothing can be approved, issued or credited, and no payment recorded, with a date in a locked month
 * of either side: 409 `monthLocked` names it.
 */
export const MonthParams = z.object({ month: Month });
export const MonthReopening = z.object({ reason: requiredText(MAX_REASON_LENGTH) });
export const MonthLock = z.object({
  month: Month,
  /** Null: it is open. */
  lockedAt: UnixTime.nullable(),
  lockedBy: z.string().nullable(),
  /** Accruals at the end of the month; null until it is over. Absent in earlier releases. */
  accruals: z
    .enum(['none', ...ACCRUAL_STATES])
    .nullable()
    .optional(),
});
/** The current month and those before it, the newest first. */
export const MonthLockList = z.object({ items: z.array(MonthLock) });

export type MonthLock = z.infer<typeof MonthLock>;
export type MonthLockList = z.infer<typeof MonthLockList>;
export type MonthReopening = z.infer<typeof MonthReopening>;
