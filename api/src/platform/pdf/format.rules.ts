import { offsetAt } from '../zone-time.rules.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** A moment on the clock of a zone: `20.11.2026 08:30`. @param unix seconds */
export function dateTimeText(unix: number, zone: string): string {
  const date = new Date((unix + offsetAt(zone, unix)) * 1_000);
  return `${dateText(unix, zone)} ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
}

/** A day on the clock of a zone: `20.11.2026`. @param unix seconds */
export function dateText(unix: number, zone: string): string {
  const date = new Date((unix + offsetAt(zone, unix)) * 1_000);
  return `${two(date.getUTCDate())}.${two(date.getUTCMonth() + 1)}.${date.getUTCFullYear()}`;
}

/** Decimal digits with comma thousands: `12371.04` → `12,371.04`. */
export const groupedText = (value: string | number) =>
  String(value).replace(/\d+/, (whole) => whole.replaceAll(/\B(?=(\d{3})+$)/g, ','));

/** Money as it is read: `12,371.04 LKR`. @param amount decimal, 2 places */
export const moneyText = (amount: string, currency: string) => `${groupedText(amount)} ${currency}`;
