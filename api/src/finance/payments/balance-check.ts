import { sql } from 'kysely';
import { DAY } from 'shared-contracts/values/time';
import type { Db } from '../../platform/database/database.ts';
import { type NoJobData, periodicJob } from '../../platform/jobs/periodic-job.ts';
import type { Services } from '../../platform/services/services.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobData {
    'invoices.balances': NoJobData;
  }
}

const INTERVAL_MS = DAY * 1_000;
const BATCH_SIZE = 2_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

type Compared = { id: string; number: string; stored: string | null; computed: string; isSame: boolean };
export type BalanceDifference = Omit<Compared, 'isSame'>;

const compareBatch = (db: Db, after: string): Promise<Compared[]> =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('invoices')
        .select(['id', 'number'])
        .where('kind', '=', 'invoice')
        .where('id', '>', after)
        .orderBy('id')
        .limit(BATCH_SIZE)
        .as('batch'),
    )
    .innerJoin('invoiceBalances as computed', 'computed.invoiceId', 'batch.id')
    .leftJoin('storedBalances as stored', 'stored.invoiceId', 'batch.id')
    .select(['batch.id', 'batch.number', 'stored.open as stored', 'computed.open as computed'])
    .select(
      sql<boolean>`(stored.total, stored.paid, stored.credited) is not distinct from (computed.total, computed.paid, computed.credited)`.as(
        'isSame',
      ),
    )
    .orderBy('batch.id')
    .execute();

/** Invoices whose stored balance differs from the computed one. There are none unless rows were changed by hand. */
export async function findBalanceDifferences(db: Db): Promise<BalanceDifference[]> {
  const found: BalanceDifference[] = [];
  for (let after: string | undefined = FIRST_ID; after !== undefined;) {
    const batch = await compareBatch(db, after);
    for (const { isSame, ...difference } of batch) if (!isSame) found.push(difference);
    after = batch.length === BATCH_SIZE ? batch.at(-1)?.id : undefined;
  }
  return found;
}

/** @throws if any differ: failed jobs are watched by the user who operates the portal */
export async function assertBalances(db: Db): Promise<void> {
  const [first, ...others] = await findBalanceDifferences(db);
  if (!first) return;
  const { id, number, stored, computed } = first;
  throw new Error(
    `Invoice ${number} (${id}) has a stored balance of ${stored}, computed ${computed}; ${others.length} others differ too`,
  );
}

export const balanceCheck = periodicJob(
  'invoices.balances',
  INTERVAL_MS,
  async ({ db }: Pick<Services, 'db' | 'jobs'>) => assertBalances(db),
);
