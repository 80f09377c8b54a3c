import type { Db } from '../../../platform/database/database.ts';

/** The EDI partner through which an organization reaches a carrier. */
export const findCarrierPartner = (db: Db, organizationId: string, carrierId: string) =>
  db
    .selectFrom('ediPartners')
    .select('partner')
    .where('organizationId', '=', organizationId)
    .where('carrierId', '=', carrierId)
    .executeTakeFirst();

/** The carrier that an EDI partner is, with what is needed to write to it. */
export async function findCarrier(db: Db, organizationId: string, partner: string) {
  const found = await db
    .selectFrom('ediPartners')
    .innerJoin('organizations', 'organizations.id', 'ediPartners.carrierId')
    .select(['organizations.id', 'organizations.name', 'organizations.code', 'ownId', 'syntax'])
    .where('ediPartners.organizationId', '=', organizationId)
    .where('partner', '=', partner)
    .executeTakeFirst();
  return found && { ...found, ownId: found.ownId ?? '', syntax: found.syntax ?? ('x12' as const) };
}
export type Carrier = NonNullable<Awaited<ReturnType<typeof findCarrier>>>;

export async function isTenderOpen(tx: Db, orderId: string, partner: string): Promise<boolean> {
  const tender = await tx
    .selectFrom('ediTenders')
    .select('isOpen')
    .where('orderId', '=', orderId)
    .where('partner', '=', partner)
    .executeTakeFirst();
  return tender?.isOpen ?? false;
}

export const saveTender = (tx: Db, tender: { orderId: string; partner: string; isOpen: boolean }) =>
  tx
    .insertInto('ediTenders')
    .values(tender)
    .onConflict((conflict) => conflict.columns(['orderId', 'partner']).doUpdateSet({ isOpen: tender.isOpen }))
    .execute();

/** An order of the organization that was tendered to the partner. */
export const findTenderedOrder = (db: Db, organizationId: string, partner: string, number: string) =>
  db
    .selectFrom('ediTenders')
    .innerJoin('orders', 'orders.id', 'ediTenders.orderId')
    .innerJoin('contracts', 'contracts.id', 'orders.contractId')
    .innerJoin('currencies', 'currencies.id', 'contracts.baseCurrencyId')
    .select(['orders.id', 'number', 'handshakeState', 'isOpen', 'currencies.shortName as currency'])
    .where('orders.organizationId', '=', organizationId)
    .where('partner', '=', partner)
    .where('number', '=', number)
    .executeTakeFirst();

/** A trip of the organization that was tendered to the partner. `id` null: it was dissolved. */
export const findTenderedTrip = (db: Db, organizationId: string, partner: string, number: string) =>
  db
    .selectFrom('ediTripTenders')
    .leftJoin('trips', 'trips.id', 'ediTripTenders.tripId')
    .leftJoin('contracts', 'contracts.id', 'trips.billingContractId')
    .leftJoin('currencies', 'currencies.id', 'contracts.baseCurrencyId')
    .select(['ediTripTenders.tripId', 'trips.id', 'ediTripTenders.number', 'state', 'currencies.shortName as currency'])
    .where('ediTripTenders.organizationId', '=', organizationId)
    .where('partner', '=', partner)
    .where('ediTripTenders.number', '=', number)
    .where('facts', 'is not', null)
    .forUpdate('ediTripTenders')
    .executeTakeFirst();

export const saveTripAnswer = (tx: Db, tripId: string, partner: string, state: 'accepted' | 'declined') =>
  tx.updateTable('ediTripTenders').set({ state }).where('tripId', '=', tripId).where('partner', '=', partner).execute();
