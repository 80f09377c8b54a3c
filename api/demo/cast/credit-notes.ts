import { creditAmount } from '../../src/finance/public.ts';
import type { Db } from '../../src/platform/database/database.ts';
import { decimal, toMoney } from '../../src/platform/values/money.ts';
import { HOUR } from '../builders/context.ts';

/** Every eleventh invoice; the first of them twice. */
const EVERY = 11;
const REASONS = ['Delivered a day late, as agreed on the phone', 'The waiting time was charged twice'];
const SHARE = '0.1';

/** Credit notes of a part of some invoices, whether they are paid or not. */
export async function creditNotes(db: Db, now: number): Promise<void> {
  const invoices = await db
    .selectFrom('invoices')
    .select(['id', 'net'])
    .where('kind', '=', 'invoice')
    .where('net', '>', '1000')
    .orderBy('issuedAt')
    .orderBy('number')
    .orderBy('id')
    .execute();
  const credited = invoices.filter((_, i) => i % EVERY === 0);
  for (const [i, { id, net }] of [...credited, ...credited.slice(0, 1)].entries())
    await creditAmount(db, id, decimal(toMoney(decimal(net).times(SHARE))), {
      reason: REASONS[i % REASONS.length] ?? '',
      at: now - HOUR,
      zone: 'Asia/Colombo',
    });
}
