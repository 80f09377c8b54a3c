import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../src/platform/database/database.ts';
import { type Context, HOUR, MINUTE } from './context.ts';

type TenderOffer = Omit<Insertable<Tables['tenderOffers']>, 'tenderId' | 'position'>;
type TenderOverrides = Partial<Insertable<Tables['tenders']>> & {
  order: Selectable<Tables['orders']>;
  /** In the sequence in which the offers are made. */
  offers: TenderOffer[];
};

/** By default in sequence, started six hours ago, with a day for each answer. */
export async function tender(context: Context, { order, offers, ...overrides }: TenderOverrides) {
  const n = context.next('tender');
  const row = {
    id: context.id('tender', n),
    orderId: order.id,
    organizationId: order.organizationId,
    mode: 'sequence' as const,
    state: 'open' as const,
    stepMinutes: (24 * HOUR) / MINUTE,
    createdBy: order.createdBy,
    createdAt: context.now - 6 * HOUR,
    ...overrides,
  };
  const made = await context.db.insertInto('tenders').values(row).returningAll().executeTakeFirstOrThrow();
  const rows = offers.map((offer, position) => ({
    id: context.id('tenderOffer', n * 100 + position),
    tenderId: made.id,
    position,
    ...offer,
  }));
  return {
    ...made,
    offers: await context.db.insertInto('tenderOffers').values(rows).returningAll().execute(),
  };
}
