import { getUtcOffset } from '../time/zone-time.rules.ts';

const pad = (value: number) => String(value).padStart(2, '0');

/** Local time of a zone: `20.11.2026 08:30`. @param unix seconds */
export function formatDateTime(unix: number, zone: string): string {
  const date = new Date((unix + getUtcOffset(zone, unix)) * 1_000);
  return `${formatDate(unix, zone)} ${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())}`;
}

/** Local date of a zone: `20.11.2026`. @param unix seconds */
export function formatDate(unix: number, zone: string): string {
  const date = new Date((unix + getUtcOffset(zone, unix)) * 1_000);
  return `${pad(date.getUTCDate())}.${pad(date.getUTCMonth() + 1)}.${date.getUTCFullYear()}`;
}

/** Adds thousands separators: `12371.04` → `12,371.04`. */
export const formatNumber = (value: string | number) =>
  String(value).replace(/\d+/, (integer) => integer.replaceAll(/\B(?=(\d{3})+$)/g, ','));

/** `12,371.04 LKR`. @param amount decimal, 2 places */
export const formatMoney = (amount: string, currency: string) => `${formatNumber(amount)} ${currency}`;
