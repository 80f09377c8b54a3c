/** Local time without a zone, such as `2026-11-20T08:00`: the calendar library does not support named time zones. */
export type WallTime = string;

export type DayClock = {
  toDay: (unix: number) => string;
  toTime: (unix: number) => string;
  toUnixTime: (day: string, time: string) => number;
};

export const toWallTime = (unix: number, { toDay, toTime }: DayClock): WallTime => `${toDay(unix)}T${toTime(unix)}:00`;

/** @returns unix seconds */
export const toUnix = (wall: WallTime, { toUnixTime }: DayClock): number =>
  toUnixTime(wall.slice(0, 10), wall.slice(11, 16));

const pad = (value: number) => String(value).padStart(2, '0');

/** Returns the offset from UTC at a moment, such as `+05:30`. */
export function getOffset(unix: number, clock: DayClock): string {
  const minutes = Math.round((Date.parse(`${toWallTime(unix, clock)}Z`) / 1_000 - Math.floor(unix / 60) * 60) / 60);
  const absolute = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(absolute / 60))}:${pad(absolute % 60)}`;
}
