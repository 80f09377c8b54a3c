import { DateTime } from 'luxon';
import type { Db } from '../../src/platform/database/database.ts';
import { decimal } from '../../src/platform/values/money.ts';
import { DAY } from '../builders/context.ts';
import type { Cast } from './cast.ts';

const DAYS = 30;
/** Made up, near those of a usual day. */
const EUROS: Record<string, string> = { USD: '1.0842', GBP: '0.8361', JPY: '162.35', INR: '91.54', CHF: '0.9387' };
const RUPEES: Record<string, string> = { USD: '301.25', EUR: '326.9' };
/** Ago. */
const WEEKS = Array.from({ length: 14 }, (_, weeks) => weeks);
const WEEKEND = 6;

/** A small change from day to day, the same in every run. */
const onDay = (rate: string, back: number) =>
  decimal(rate)
    .times(1 + ((back % 7) - 3) / 1_000)
    .toSignificantDigits(5)
    .toFixed();

/** The working days of a month as imported from the bank, for all, and what the bank of Harvest took each week. */
export async function exchangeRates(
  db: Db,
  { companies, people }: Pick<Cast, 'companies' | 'people'>,
  now: number,
): Promise<void> {
  const today = DateTime.fromSeconds(now, { zone: 'Asia/Colombo' });
  const rows = Array.from({ length: DAYS }, (_, back) => ({ back, date: today.minus({ days: back }) }))
    .filter(({ date }) => date.weekday < WEEKEND)
    .flatMap(({ back, date }) =>
      Object.entries(EUROS).map(([quote, rate]) => ({
        organizationId: null,
        day: date.toFormat('yyyy-MM-dd'),
        base: 'EUR',
        quote,
        rate: onDay(rate, back),
        source: 'ecb' as const,
        reason: null,
        createdBy: null,
        createdAt: now,
      })),
    );
  await db.insertInto('exchangeRates').values(rows).execute();
  const entered = WEEKS.flatMap((weeks) =>
    Object.entries(RUPEES).map(([base, rate]) => ({
      organizationId: companies.harvest.id,
      day: today.minus({ days: 1 + weeks * 7 }).toFormat('yyyy-MM-dd'),
      base,
      quote: 'LKR',
      rate: weeks === 0 ? rate : onDay(rate, weeks),
      source: 'manual' as const,
      reason: 'Selling rate of Hatton Savings Bank',
      createdBy: people.owner.id,
      createdAt: now - weeks * 7 * DAY,
    })),
  );
  await db.insertInto('exchangeRates').values(entered).execute();
}
