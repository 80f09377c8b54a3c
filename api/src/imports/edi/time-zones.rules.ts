import { parseLocalDateTime } from '../../platform/time/zone-time.rules.ts';

/** Codes of time zones in X12 (element 623) and in times of EDIFACT; null: that of the user who sends. */
const ZONES: Record<string, string | null> = {
  '': null,
  LT: null,
  UT: 'UTC',
  GM: 'UTC',
  UTC: 'UTC',
  GMT: 'UTC',
  Z: 'UTC',
  ET: 'America/New_York',
  ES: 'Etc/GMT+5',
  ED: 'Etc/GMT+4',
  CT: 'America/Chicago',
  CS: 'Etc/GMT+6',
  CD: 'Etc/GMT+5',
  MT: 'America/Denver',
  MS: 'Etc/GMT+7',
  MD: 'Etc/GMT+6',
  PT: 'America/Los_Angeles',
  PS: 'Etc/GMT+8',
  PD: 'Etc/GMT+7',
};

const SIGNED = /^[+-](?:0\d|1[0-4]):?(?:[0-5]\d)?$/;
/** X12 has no signs: 01 to 12 are hours east of Greenwich, 13 to 24 are 12 hours to 1 hour west. */
const UNSIGNED = /^(?:0[1-9]|1\d|2[0-4])$/;
const [HALF_DAY, WEST] = [12, 25];

function toOffset(code: string): string | undefined {
  if (SIGNED.test(code)) return `${code.slice(0, 3)}:${code.slice(3).replace(':', '') || '00'}`;
  if (!UNSIGNED.test(code)) return undefined;
  const hours = Number(code) > HALF_DAY ? WEST - Number(code) : Number(code);
  return `${Number(code) > HALF_DAY ? '-' : '+'}${String(hours).padStart(2, '0')}:00`;
}

/** @returns a time zone; null for that of the sending user; undefined for an unknown code */
export const findZone = (code: string): string | null | undefined =>
  Object.hasOwn(ZONES, code) ? ZONES[code] : toOffset(code);

const DATE = /^(\d{4})(\d\d)(\d\d)$/;
const TIME = /^(\d\d)(\d\d)/;
const [START_OF_DAY, END_OF_DAY] = ['00:00', '23:59'];
const MS = 1_000;

/**
 * A date and time such as `2026-12-01 08:00` in the local time of the sending user, or followed by ` UTC` if another
 * zone is named. Unreadable values are passed through and rejected later. `isEnd`: a day without a time means its end.
 */
export function toCellTime(date: string, time: string, zone: string, isEnd: boolean): string {
  const [, year, month, day] = DATE.exec(date) ?? [];
  if (!year) return date;
  const [, hours, minutes] = TIME.exec(time) ?? [];
  const bound = isEnd ? END_OF_DAY : START_OF_DAY;
  const clock = hours ? `${hours}:${minutes}` : bound;
  const text = `${year}-${month}-${day} ${clock}`;
  const found = findZone(zone);
  if (found === null) return text;
  const at = found === undefined ? null : parseLocalDateTime(text, found);
  if (at === null) return `${text} ${zone}`;
  return `${new Date(at * MS).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
