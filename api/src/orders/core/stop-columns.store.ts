import { type Expression, sql } from 'kysely';
import type { StopKind } from 'shared-contracts/orders/order-timing';

/*
 * What a stop has of its own, or else of its order, as expressions over `orderStops` and, except for the kind, `orders`.
 * The release before writes no kind.
 */

export const stopKind = sql<StopKind>`
  coalesce(${sql.ref('orderStops.kind')}, case ${sql.ref('orderStops.position')} when 0 then 'pickup' else 'drop' end)`;

const ownOr = <T>(column: string, pickup: string, drop: string) => sql<T>`
  coalesce(
    ${sql.ref(`orderStops.${column}`)},
    case ${stopKind} when 'pickup' then ${sql.ref(`orders.${pickup}`)} else ${sql.ref(`orders.${drop}`)} end
  )`;

export const stopWindowFrom = ownOr<number | null>('windowFrom', 'pickupFrom', 'deliveryFrom');
export const stopWindowTo = ownOr<number | null>('windowTo', 'pickupTo', 'deliveryTo');
export const stopHandlingMinutes = ownOr<number>('handlingMinutes', 'loadingMinutes', 'unloadingMinutes');

/** A JSON array of rows; unlike those of Kysely, its keys can be camel case. */
export const jsonList = <Row>(row: Expression<Row>, orderBy: string) =>
  sql<Row[]>`coalesce(jsonb_agg(${row} order by ${sql.ref(orderBy)}), '[]')`;
