import type { FieldError } from 'shared-contracts/common';
import { DAY } from 'shared-contracts/values/time';

const MAX_DAYS = 366;

/** A schedule covers a year at most. */
export function getSpanErrors(span: { fromAt: number; toAt: number }): Record<string, FieldError> | null {
  if (span.toAt <= span.fromAt) return { to: { code: 'date', message: 'Invalid date' } };
  return span.toAt - span.fromAt > MAX_DAYS * DAY
    ? { to: { code: 'max', message: `Max ${MAX_DAYS} days`, params: { max: MAX_DAYS } } }
    : null;
}
