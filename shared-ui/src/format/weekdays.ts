import { DAY_MS } from 'shared-contracts/values/time';
import type { IntlShape } from 'react-intl';

/** A Monday. */
const MONDAY = Date.UTC(2026, 0, 5);

/** The name of a weekday in the user's language; Monday is 1. */
export function getWeekdayName(intl: IntlShape, weekday: number, format: 'short' | 'long') {
  return intl.formatDate(MONDAY + (weekday - 1) * DAY_MS, { weekday: format, timeZone: 'UTC' });
}
