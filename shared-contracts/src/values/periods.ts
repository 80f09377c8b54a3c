/** Of the calendar, on the reader's clock; weeks begin on Monday. */
export const PERIODS = ['today', 'week', 'month', 'year'] as const;
export type Period = (typeof PERIODS)[number];
