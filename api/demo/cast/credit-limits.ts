import { findCreditUses } from '../../src/finance/public.ts';
import type { Db } from '../../src/platform/database/database.ts';
import { decimal } from '../../src/platform/values/money.ts';
import type { Cast } from './cast.ts';

/** The share of its credit limit with Serendib that each partner has used. */
const USED = [
  ['harvest', 0.94],
  ['lagoon', 0.4],
] as const;
const STEP = 1_000;

/** Limits that Serendib has set: one is nearly used. */
export async function creditLimits(db: Db, { companies }: Pick<Cast, 'companies'>, now: number): Promise<void> {
  const organizationId = companies.serendib.id;
  for (const [company, share] of USED) {
    const partnerId = companies[company].id;
    await db.insertInto('creditLimits').values({ organizationId, partnerId, amount: '1', currency: 'LKR' }).execute();
    const uses = await findCreditUses(db, { organizationId, zone: 'Asia/Colombo', at: now }, [partnerId]);
    const amount = decimal(uses.get(partnerId)?.used ?? '0')
      .div(share)
      .div(STEP)
      .ceil()
      .times(STEP)
      .toFixed(2);
    await db.updateTable('creditLimits').set({ amount }).where('partnerId', '=', partnerId).execute();
  }
}
