/** `2026-11-20T08:00`: what a clock on the wall shows, whatever its zone. The calendar's library knows no zones by name, so it is given wall times only. */
export type WallTime = string;

export type Days = {
  dayOf: (unix: number) => string;
  timeOf: (unix: number) => string;
  at: (day: string, time: string) => number;
};

export const wallTime = (unix: number, { dayOf, timeOf }: Days): WallTime => `${dayOf(unix)}T${timeOf(unix)}:00`;

/** Unix seconds of a wall time. */
export const unixOf = (wall: WallTime, { at }: Days): number => at(wall.slice(0, 10), wall.slice(11, 16));

const pad = (value: number) => String(value).padStart(2, '0');

/** How far the clocks are from UTC at a moment: `+05:30`. */
export function offsetAt(unix: number, days: Days): string {
  const minutes = Math.round((Date.parse(`${wallTime(unix, days)}Z`) / 1_000 - Math.floor(unix / 60) * 60) / 60);
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}
