/** What happens to an order that would be picked up on a holiday. */
export const HOLIDAY_RULES = ['skip', 'before', 'after'] as const;
export type HolidayRule = (typeof HOLIDAY_RULES)[number];

export const RECURRING_ORDER_LIMITS = { times: 8, daysAhead: { min: 1, max: 60 }, holidayName: 100 } as const;

/** As ISO 8601 counts: Monday is 1. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** How many of the next dates are shown before saving. */
export const NEXT_DATES = 5;
