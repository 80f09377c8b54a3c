import { DateTime } from 'luxon';
import { decimal, toMoney } from '../../../platform/values/money.ts';

const DAY_FORMATS = ['yyyy-MM-dd', 'dd.MM.yyyy', 'dd/MM/yyyy'];

/** @returns `YYYY-MM-DD`, or null */
export function parseDay(text: string): string | null {
  const [day = ''] = text.trim().split('T');
  const date = DAY_FORMATS.map((format) => DateTime.fromFormat(day, format, { zone: 'utc' })).find(
    ({ isValid }) => isValid,
  );
  return date?.toISODate() ?? null;
}

const POINT = /^[+-]?(?:\d{1,3}(?:[, ']\d{3})+|\d+)(?:\.\d{1,2})?$/;
const COMMA = /^[+-]?(?:\d{1,3}(?:[. ']\d{3})+|\d+),\d{1,2}$/;
const MAX_DIGITS = 13;

function normalizeAmount(amount: string): string | null {
  if (COMMA.test(amount)) return amount.replaceAll(/[. ']/g, '').replace(',', '.');
  return POINT.test(amount) ? amount.replaceAll(/[, ']/g, '') : null;
}

/** `1,234.50`, `1.234,50` or `1234.5`. @returns with two places, or null */
export function parseAmount(text: string): string | null {
  const normalized = normalizeAmount(text.trim().replaceAll('\u00A0', ' '));
  if (normalized === null || normalized.replaceAll(/^[+-]|\..*$/g, '').length > MAX_DIGITS) return null;
  return toMoney(decimal(normalized.replace('+', '')));
}
