/** `2026-11` as dates are shown. */
export const formatMonth = (month: string) => month.split('-').toReversed().join('.');

/** `YYYY-MM-DD` as dates are shown. */
export const formatDay = (day: string) => day.split('-').toReversed().join('.');
