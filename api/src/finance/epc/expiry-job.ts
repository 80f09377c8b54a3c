import { sql } from 'kysely';
import { DAY, HOUR } from 'shared-contracts/values/time';
import { notify } from '../../identity/public.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { type NoJobData, periodicJob } from '../../platform/jobs/periodic-job.ts';
import type { Services } from '../../platform/services/services.ts';
import { selectBuyers } from './alert.ts';
import { lockLedger } from './epc.store.ts';
import { expireDueCredits } from './expire.ts';
import { findExpiring } from './lots.rules.ts';
import { findOpenLots } from './lots.store.ts';
import { findSettings } from './settings.store.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobData {
    'epc.expiry': NoJobData;
  }
}

const INTERVAL_MS = HOUR * 1_000;

/** Organizations with credits that expire before a moment. */
const listOrganizationIds = async (db: Db, before: number) => {
  const rows = await db
    .selectFrom('epcPurchases')
    .select('organizationId')
    .distinct()
    .where('expiresAt', '<=', before)
    .orderBy('organizationId')
    .execute();
  return rows.map(({ organizationId }) => organizationId);
};

/** Warns of each purchase once. */
async function warnOfExpiry(tx: Db, organizationId: string, now: number, within: number): Promise<void> {
  for (const { purchaseId, remaining, expiresAt } of findExpiring(
    await findOpenLots(tx, organizationId),
    now,
    within,
  )) {
    // A parameter in the condition of the index fails as soon as the statement has a generic plan.
    const alert = await tx
      .insertInto('epcAlerts')
      .values({ organizationId, kind: 'expiring', quantity: remaining, purchaseId, expiresAt, createdAt: now })
      .onConflict((row) => row.column('purchaseId').where('kind', '=', sql.lit('expiring')).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!alert) continue;
    const values = { quantity: String(remaining), days: String(Math.ceil((expiresAt - now) / DAY)) };
    await notify(tx, null, {
      to: selectBuyers(organizationId),
      kind: 'epcExpiring',
      subjectId: organizationId,
      values,
      at: now,
    });
  }
}

/** Takes expired credits off the ledger and warns of those that expire soon. */
export const epcExpiry = periodicJob(
  'epc.expiry',
  INTERVAL_MS,
  async ({ db, now }: Pick<Services, 'db' | 'now' | 'jobs'>) => {
    const within = (await findSettings(db)).warningDays * DAY;
    for (const organizationId of await listOrganizationIds(db, now() + within))
      await inTransaction(db, async (tx) => {
        await lockLedger(tx, organizationId);
        await expireDueCredits(tx, organizationId, now());
        await warnOfExpiry(tx, organizationId, now(), within);
      });
  },
);
