import { sql } from 'kysely';
import type { Db, Tables } from '../../platform/database/database.ts';
import type { OrderRecord } from '../core/order-records.store.ts';

export type OfferAnswer = Exclude<Tables['orderOffers']['state'], 'offered'>;

export const insertOffer = (
  tx: Db,
  { id: orderId, organizationId, partnerId }: OrderRecord,
  { offeredAt, deadline }: { offeredAt: number; deadline: number },
) =>
  tx
    .insertInto('orderOffers')
    .values({ orderId, organizationId, partnerId, state: 'offered', offeredAt, deadline })
    .execute();

/** Stores the answer to the order's open offer, if it has one. */
export const answerOffer = (tx: Db, orderId: string, state: OfferAnswer, answeredAt: number, reason: string | null) =>
  tx
    .updateTable('orderOffers')
    .set({ state, answeredAt, reason })
    .where('orderId', '=', orderId)
    .where('state', '=', 'offered')
    .execute();

const MAX_EXPIRED = 500;

/** Orders with an expired offer, longest expired first. @param now unix seconds */
export const listExpiredOffers = (db: Db, now: number) =>
  db
    .selectFrom('orders')
    .select('id')
    .where('handshakeState', '=', sql.lit('offered'))
    .where('handshakeDeadline', '<=', now)
    .orderBy('handshakeDeadline')
    .limit(MAX_EXPIRED)
    .execute();
