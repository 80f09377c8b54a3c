/** Calendar periods in the user's timezone; weeks begin on Monday. */
export const PERIODS = ['today', 'week', 'month', 'year'] as const;
export type Period = (typeof PERIODS)[number];
