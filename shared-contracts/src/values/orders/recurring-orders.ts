/** How an order with a pickup on a holiday is handled. */
export const HOLIDAY_RULES = ['skip', 'before', 'after'] as const;
export type HolidayRule = (typeof HOLIDAY_RULES)[number];

export const RECURRING_ORDER_LIMITS = { times: 8, daysAhead: { min: 1, max: 60 }, holidayName: 100 } as const;

/** Numbered as in ISO 8601: Monday is 1. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The number of next dates to show before saving. */
export const NEXT_DATES = 5;
