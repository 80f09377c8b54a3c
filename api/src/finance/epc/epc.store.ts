import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { z } from 'zod';
import type { EpcLedgerQuery } from 'shared-contracts/finance/epc';
import { EPC_KINDS, type EpcKind } from 'shared-contracts/values/finance/epc';
import { optionalPersonName } from '../../platform/access/person-name.ts';
import type { Db } from '../../platform/database/database.ts';
import { paginate } from '../../platform/database/pagination.ts';
import { balanceChangeOf, type EpcSums } from './epc.rules.ts';
import type { Interval } from './period.rules.ts';

/** Serializes what changes the remaining credits of an organization until the transaction ends. */
export const lockLedger = (tx: Db, organizationId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`epc ${organizationId}`}, 0))`.execute(tx);

/** Quantities by kind, read from the index alone. */
export async function sumByKind(db: Db, organizationId: string): Promise<EpcSums> {
  const rows = await db
    .selectFrom('epcEntries')
    .select(({ fn }) => ['kind', fn.sum<number>('quantity').as('sum')])
    .where('organizationId', '=', organizationId)
    .groupBy('kind')
    .execute();
  return Object.fromEntries(rows.map(({ kind, sum }) => [kind, sum]));
}

/** @param now unix seconds */
export const priceAt = (db: Db, now: number) =>
  db
    .selectFrom('epcPrices')
    .select(['unitPrice', 'currency'])
    .where('validFrom', '<=', now)
    .orderBy('validFrom', 'desc')
    .executeTakeFirstOrThrow();

const selectEntries = (db: Db, organizationId: string) =>
  db.selectFrom('epcEntries').where('epcEntries.organizationId', '=', organizationId);

/** The remaining credits after each entry, of the whole ledger of an organization. */
const runningBalances = (db: Db, organizationId: string) =>
  selectEntries(db, organizationId)
    .select([
      'id as entryId',
      sql<number>`sum(case ${sql.ref('kind')}
        ${sql.join(
          EPC_KINDS.map((kind) => sql`when ${sql.lit(kind)} then ${sql.lit(balanceChangeOf(kind, 1))} * quantity`),
          sql` `,
        )} end) over (order by at, position)`.as('remaining'),
    ])
    .as('balances');

/** Newest first. */
export function listEntries(
  db: Db,
  organizationId: string,
  { kind, page, limit }: z.infer<typeof EpcLedgerQuery>,
  span: Interval | undefined,
) {
  let matching = selectEntries(db, organizationId);
  if (kind) matching = matching.where('kind', '=', kind);
  if (span) matching = matching.where('at', '>=', span.from).where('at', '<', span.to);
  const rows = matching
    .leftJoin('trips', 'trips.id', 'epcEntries.tripId')
    .leftJoin('epcPurchases', 'epcPurchases.id', 'epcEntries.purchaseId')
    .leftJoin('users', 'users.id', 'epcEntries.userId')
    .leftJoin('users as actors', 'actors.id', 'epcEntries.actorId')
    .innerJoin(runningBalances(db, organizationId), 'balances.entryId', 'epcEntries.id')
    .select([
      'balances.remaining',
      'epcEntries.id',
      'kind',
      'epcEntries.quantity',
      'tripNumber',
      'epcPurchases.number as purchaseNumber',
      'epcEntries.unitPrice',
      'epcEntries.currency',
      'at',
      optionalPersonName().as('user'),
      optionalPersonName('actors').as('actor'),
    ])
    .select((eb) =>
      eb
        .case()
        .when('trips.id', 'is not', null)
        .then(jsonBuildObject({ id: eb.ref('trips.id').$notNull(), number: eb.ref('trips.number').$notNull() }))
        .end()
        .as('trip'),
    )
    .orderBy('at', 'desc')
    .orderBy('position', 'desc');
  return paginate(rows, { page, limit }, matching);
}

/** The time of the first ledger entry, in unix seconds. */
export const firstEntryAt = async (db: Db, organizationId: string) =>
  (await selectEntries(db, organizationId).select('at').orderBy('at').limit(1).executeTakeFirst())?.at;

/** Quantities by kind per interval; `part` is the index of its start. @param begins oldest first */
export const sumByInterval = (
  db: Db,
  organizationId: string,
  begins: readonly number[],
  to: number,
): Promise<{ part: number; kind: EpcKind; sum: number }[]> =>
  selectEntries(db, organizationId)
    .select([
      'kind',
      sql<number>`width_bucket(at, ${begins}::bigint[]) - 1`.as('part'),
      sql<number>`sum(quantity)`.as('sum'),
    ])
    .where('at', '>=', begins[0] ?? to)
    .where('at', '<', to)
    .groupBy('part')
    .groupBy('kind')
    .execute();
