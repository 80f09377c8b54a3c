/** `YYYY-MM-DD` as dates are shown. */
export const formatDay = (day: string) => day.split('-').toReversed().join('.');
