import { DateTime } from 'luxon';
import { calculateAccruals } from '../../src/finance/public.ts';
import { greatCircleRouting } from '../../src/network/public.ts';
import type { Db } from '../../src/platform/database/database.ts';
import type { Cast } from './cast.ts';

const ZONE = 'Asia/Colombo';
const COMPANIES = ['serendib', 'harvest', 'carriers'] as const;

const monthOf = (at: number, back: number) =>
  DateTime.fromSeconds(at, { zone: ZONE }).minus({ months: back }).toFormat('yyyy-MM');

/** Accruals of the previous month and of this one so far, as previews to inspect and post. */
export async function accruals(db: Db, { companies }: Pick<Cast, 'companies'>, now: number): Promise<void> {
  for (const company of COMPANIES) {
    const author = { userId: null, actorId: null, organizationId: companies[company].id };
    for (const back of [1, 0]) {
      const request = { month: monthOf(now, back), zone: ZONE, at: now };
      await calculateAccruals({ db, routing: greatCircleRouting }, author, request);
    }
  }
}
