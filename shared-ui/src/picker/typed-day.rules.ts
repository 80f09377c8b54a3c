import { DateTime } from 'luxon';
import { DAY_WORDS, PERIOD_UNITS } from './day-words.ts';

const ISO_FORMAT = 'yyyy-MM-dd';
const MIN_YEAR = 1900;

/** Ignores case, Latin accents, curly apostrophes and repeated spaces. Marks of other scripts are letters. */
const normalize = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const toDay = (date: DateTime): string | undefined =>
  date.isValid && date.year >= MIN_YEAR ? date.toFormat(ISO_FORMAT) : undefined;

const createDate = (year: number, month: string, day: string) =>
  DateTime.fromObject({ year, month: Number(month), day: Number(day) }, { zone: 'utc' });

/** Among the years in which the date exists, the one nearest to today; on a tie the later one. */
function nearest(years: readonly number[], month: string, day: string, today: DateTime): string | undefined {
  const distance = (date: DateTime) => Math.abs(date.diff(today).milliseconds);
  const [date] = years
    .map((year) => createDate(year, month, day))
    .filter(({ isValid }) => isValid)
    .toSorted((a, b) => distance(a) - distance(b) || b.year - a.year);
  return date && toDay(date);
}

function parseDate(day: string, month: string, year: string | undefined, today: DateTime): string | undefined {
  if (year?.length === 4) return toDay(createDate(Number(year), month, day));
  if (!year) return nearest([today.year - 1, today.year, today.year + 1], month, day, today);
  const century = today.year - (today.year % 100) + Number(year);
  return nearest([century - 100, century, century + 100], month, day, today);
}

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const SEPARATED = /^(\d{1,2})[./\- ](\d{1,2})(?:[./\- ](\d{2}|\d{4}))?\.?$/;
const DIGITS = /^(\d{2})(\d{2})(\d{2}|\d{4})?$/;
const PERIOD = /^([+-]|in |fra |tra |dans |en )\s*(\d{1,3})\s*([^\d\s]*)$/;

function parsePeriod([, direction, count, word]: RegExpExecArray, today: DateTime): string | undefined {
  const unit = PERIOD_UNITS.get(word || 'd');
  if (!unit) return undefined;
  return toDay(today.plus({ [unit]: direction === '-' ? -Number(count) : Number(count) }));
}

/**
 * The day that a text means: `26.11.2026`, `26/11/26`, `2611`, `tomorrow`, `+2d`. Without a year, it is the nearest
 * such day. Days are `YYYY-MM-DD`; `today` is the user's.
 */
export function parseTypedDay(text: string, today: string): string | undefined {
  const typed = normalize(text);
  const now = DateTime.fromISO(today, { zone: 'utc' });
  const iso = ISO.exec(typed);
  if (iso) return toDay(createDate(Number(iso[1]), iso[2] ?? '', iso[3] ?? ''));
  const date = SEPARATED.exec(typed) ?? DIGITS.exec(typed);
  if (date) return parseDate(date[1] ?? '', date[2] ?? '', date[3], now);
  const period = PERIOD.exec(typed);
  if (period) return parsePeriod(period, now);
  const days = Object.hasOwn(DAY_WORDS, typed) ? DAY_WORDS[typed] : undefined;
  return days === undefined ? undefined : toDay(now.plus({ days }));
}

/** Adds dots while digits are typed: `3112` becomes `31.12`. Other texts stay as they are. */
export const addDots = (text: string) =>
  /^[\d.]+$/.test(text) ? text.replace(/^(\d{2})(?=\d)/, '$1.').replace(/^(\d{1,2}\.\d{2})(?=\d)/, '$1.') : text;
