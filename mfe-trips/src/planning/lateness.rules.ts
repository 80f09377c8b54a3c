const HOUR = 60;
const DAY = 24 * HOUR;

export const splitMinutes = (minutes: number) => ({
  days: Math.floor(minutes / DAY),
  hours: Math.floor((minutes % DAY) / HOUR),
  rest: minutes % HOUR,
});
