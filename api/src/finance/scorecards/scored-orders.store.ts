import { type QueryCreator, sql } from 'kysely';
import type { Db, Tables } from '../../platform/database/database.ts';

/** The partners of an organization, or one of them. `months`: by their starts; `now`: the end. Unix seconds. */
export type ScorecardScope = {
  organizationId: string;
  partnerId: string | undefined;
  months: readonly number[];
  now: number;
};

/** The index of the month of a time, in `at`; -1 before the first one. */
export const monthIndex = (at: string, { months }: Pick<ScorecardScope, 'months'>) =>
  sql<number>`width_bucket(${sql.ref(at)}, ${months}::bigint[]) - 1`;

/** Sent orders by the start of their pickup window. Orders that their partner declined are attributed to the owner. */
export const selectScoredOrders = (db: Db, { organizationId, partnerId, months, now }: ScorecardScope) =>
  db
    .selectFrom('orders')
    .select([
      'orders.id',
      'orders.partnerId',
      'orders.contractId',
      'orders.stage',
      'orders.stageChangedAt',
      'orders.pickupFrom',
      'orders.pickupTo',
      'orders.deliveryFrom',
      'orders.deliveryTo',
      'orders.longestWait',
      monthIndex('orders.pickupFrom', { months }).as('month'),
    ])
    .where('orders.organizationId', '=', organizationId)
    .where('orders.pickupFrom', '>=', months[0] ?? now)
    .where('orders.pickupFrom', '<=', now)
    .where(sql<boolean>`coalesce(${sql.ref('orders.handshakeState')}, 'accepted') not in ('declined', 'expired')`)
    .$if(partnerId !== undefined, (orders) => orders.where('orders.partnerId', '=', partnerId ?? ''));

type ScoredOrder = Awaited<ReturnType<ReturnType<typeof selectScoredOrders>['executeTakeFirstOrThrow']>>;
/** A query after `with('scored', …)`. */
export type WithScored = QueryCreator<Tables & { scored: ScoredOrder }>;
