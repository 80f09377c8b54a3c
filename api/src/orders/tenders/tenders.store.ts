import { sql, type Updateable } from 'kysely';
import type { TenderInput } from 'shared-contracts/orders/tenders';
import type { TenderState } from 'shared-contracts/values/orders/tenders';
import type { Db, Tables } from '../../platform/database/database.ts';

/** The latest tender of an order with the offers in their order, or undefined. */
export async function findTender(db: Db, orderId: string) {
  const tender = await db
    .selectFrom('tenders')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy(sql`(${sql.ref('state')} = 'open')`, 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!tender) return undefined;
  const offers = await db
    .selectFrom('tenderOffers')
    .innerJoin('organizations', 'organizations.id', 'tenderOffers.partnerId')
    .innerJoin('contracts', 'contracts.id', 'tenderOffers.contractId')
    .innerJoin('currencies', 'currencies.id', 'contracts.baseCurrencyId')
    .selectAll('tenderOffers')
    .select(['organizations.name as partner', 'contracts.name as contract', 'currencies.shortName as currency'])
    .where('tenderId', '=', tender.id)
    .orderBy('position')
    .execute();
  return { ...tender, offers };
}
export type TenderRecord = NonNullable<Awaited<ReturnType<typeof findTender>>>;
export type OfferRecord = TenderRecord['offers'][number];

export async function insertTender(
  tx: Db,
  order: { id: string; organizationId: string },
  { mode, stepMinutes, allowsCounter, offers }: TenderInput,
  { createdBy, createdAt }: { createdBy: string; createdAt: number },
): Promise<void> {
  const { id: tenderId } = await tx
    .insertInto('tenders')
    .values({
      orderId: order.id,
      organizationId: order.organizationId,
      mode,
      state: 'open',
      stepMinutes,
      allowsCounter,
      createdBy,
      createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('tenderOffers')
    .values(
      offers.map(({ partnerId, contractId, price = null }, position) => ({
        tenderId,
        partnerId,
        contractId,
        position,
        state: 'waiting' as const,
        price,
      })),
    )
    .execute();
}

export const updateOffer = (tx: Db, id: string, changes: Updateable<Tables['tenderOffers']>) =>
  tx.updateTable('tenderOffers').set(changes).where('id', '=', id).execute();

export const closeTender = (tx: Db, id: string, state: TenderState, closedAt: number) =>
  tx.updateTable('tenders').set({ state, closedAt }).where('id', '=', id).execute();

const MAX_DUE = 500;

/** Orders of open tenders with an offer past its deadline. @param now unix seconds */
export const listDueTenders = (db: Db, now: number) =>
  db
    .selectFrom('tenderOffers')
    .innerJoin('tenders', 'tenders.id', 'tenderOffers.tenderId')
    .select('tenders.orderId as id')
    .distinct()
    .where(sql<boolean>`${sql.ref('tenderOffers.state')} in ('offered', 'quoted')`)
    .where('deadline', '<=', now)
    .where('tenders.state', '=', 'open')
    .limit(MAX_DUE)
    .execute();
