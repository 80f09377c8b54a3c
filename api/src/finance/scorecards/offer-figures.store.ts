import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/database/database.ts';
import { BY_PARTNER_AND_MONTH, type FigureColumns, kindOf } from './figure-columns.ts';
import { monthIndex, type ScorecardScope } from './scored-orders.store.ts';

type OfferResult = 'accepted' | 'declined' | 'expired' | 'open';

/** Offers of orders to their partner. The acceptance that a tender adds when it is won has no deadline. */
const selectHandshakes = (db: Db, { organizationId, months, now }: ScorecardScope) =>
  db
    .selectFrom('orderOffers')
    .select([
      'partnerId',
      'offeredAt as at',
      sql<OfferResult>`state`.as('result'),
      sql<number | null>`answered_at - offered_at`.as('answerSeconds'),
    ])
    .where('organizationId', '=', organizationId)
    .where('offeredAt', '>=', months[0] ?? now)
    .where('offeredAt', '<=', now)
    .where('deadline', 'is not', null);

/**
 * An offer has a deadline once it is the partner's turn. If a price was quoted first, the quote is the answer, and not
 * the award.
 */
const selectTenderOffers = (db: Db, { organizationId, months, now }: ScorecardScope) => {
  const offeredAt = sql<number>`tender_offers.deadline - tenders.step_minutes * 60`;
  return db
    .selectFrom('tenders')
    .innerJoin('tenderOffers', 'tenderOffers.tenderId', 'tenders.id')
    .select([
      'tenderOffers.partnerId',
      offeredAt.as('at'),
      sql<OfferResult>`case tender_offers.state when 'won' then 'accepted' else tender_offers.state end`.as('result'),
      sql<number | null>`case when quoted_price is null then answered_at - (${offeredAt}) end`.as('answerSeconds'),
    ])
    .where('tenders.organizationId', '=', organizationId)
    .where(({ eb, or }) => or([eb('tenders.closedAt', 'is', null), eb('tenders.closedAt', '>=', months[0] ?? now)]))
    .where(offeredAt, '>=', months[0] ?? now)
    .where(offeredAt, '<=', now);
};

const countOf = (result: OfferResult) => sql<number>`count(*) filter (where result = ${sql.lit(result)})`;
const ANSWER_MINUTES = sql<number | null>`
  round((percentile_cont(0.5) within group (order by answer_seconds)
    filter (where result in ('accepted', 'declined')) / 60)::numeric)::int`;

export const selectOfferFigures = (db: Db, scope: ScorecardScope) =>
  db
    .selectFrom(
      db
        .selectFrom(selectHandshakes(db, scope).unionAll(selectTenderOffers(db, scope)).as('offers'))
        .select(['partnerId', 'result', 'answerSeconds', monthIndex('at', scope).as('month')])
        .$if(scope.partnerId !== undefined, (offers) => offers.where('partnerId', '=', scope.partnerId ?? ''))
        .as('offers'),
    )
    .select(({ fn }) => [
      'partnerId',
      'month',
      kindOf('offers'),
      jsonBuildObject({
        made: fn.countAll<number>(),
        accepted: countOf('accepted'),
        declined: countOf('declined'),
        expired: countOf('expired'),
        answerMinutes: ANSWER_MINUTES,
      }).as('figures'),
    ])
    .groupBy(BY_PARTNER_AND_MONTH)
    .$castTo<FigureColumns>();
