import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ReceivedOfferQuery } from 'shared-contracts/orders/tenders';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { paginate } from '../../platform/database/pagination.ts';

/** Offers that a partner has received, with the fields of the orders that it may see. */
const selectReceived = (db: Db, { organizationId }: Caller) =>
  db
    .selectFrom('tenderOffers')
    .innerJoin('tenders', 'tenders.id', 'tenderOffers.tenderId')
    .innerJoin('orders', 'orders.id', 'tenders.orderId')
    .innerJoin('organizations', 'organizations.id', 'tenders.organizationId')
    .innerJoin('contracts', 'contracts.id', 'tenderOffers.contractId')
    .innerJoin('currencies', 'currencies.id', 'contracts.baseCurrencyId')
    .where('tenderOffers.partnerId', '=', organizationId);

const withDetails = (offers: ReturnType<typeof selectReceived>) =>
  offers.select(({ selectFrom }) => [
    'tenderOffers.id',
    'tenderOffers.state',
    'tenderOffers.price',
    'tenderOffers.quotedPrice',
    'tenderOffers.deadline',
    'tenderOffers.answeredAt',
    'tenderOffers.reason',
    'tenders.mode',
    'tenders.allowsCounter',
    'currencies.shortName as currency',
    'organizations.id as organizationId',
    'organizations.name as organization',
    'organizations.code as shipperCode',
    'orders.number',
    'orders.pickupFrom',
    'orders.pickupTo',
    'orders.deliveryFrom',
    'orders.deliveryTo',
    'orders.totalWeight',
    'orders.totalSpace',
    'orders.totalPalletPlaces',
    'orders.totalLoadingMeters',
    'orders.predictedDistance as distance',
    jsonArrayFrom(
      selectFrom('orderStops')
        .innerJoin('locations', 'locations.id', 'orderStops.locationId')
        .select(['locations.name', 'locations.city'])
        .whereRef('orderStops.orderId', '=', 'orders.id')
        .orderBy('orderStops.position'),
    ).as('places'),
    jsonArrayFrom(
      selectFrom('orderCargoItems')
        .innerJoin('cargos', 'cargos.id', 'orderCargoItems.cargoId')
        .select(['cargos.name', 'orderCargoItems.quantity'])
        .whereRef('orderCargoItems.orderId', '=', 'orders.id')
        .orderBy('orderCargoItems.position'),
    ).as('cargos'),
    jsonArrayFrom(
      selectFrom('orderVehicleTypes')
        .innerJoin('vehicleTypes', 'vehicleTypes.id', 'orderVehicleTypes.vehicleTypeId')
        .select('vehicleTypes.name')
        .whereRef('orderVehicleTypes.orderId', '=', 'orders.id')
        .orderBy('vehicleTypes.name'),
    ).as('vehicleTypes'),
  ]);

export type ReceivedOfferRecord = Awaited<ReturnType<ReturnType<typeof withDetails>['execute']>>[number];

/** Open offers by their deadline, closed ones by their answer, the latest first. */
export async function listReceivedOffers(db: Db, caller: Caller, { state, ...range }: ReceivedOfferQuery) {
  const received = selectReceived(db, caller);
  // The literals are those of the partial index.
  const isOpen = sql<boolean>`${sql.ref('tenderOffers.state')} in ('offered', 'quoted')`;
  const matching =
    state === 'open'
      ? received.where(isOpen)
      : received
          .where('tenderOffers.state', 'in', ['won', 'declined', 'expired', 'lost', 'withdrawn'])
          .where('deadline', 'is not', null);
  const sorted =
    state === 'open'
      ? withDetails(matching).orderBy('tenderOffers.deadline')
      : withDetails(matching).orderBy('tenderOffers.answeredAt', (by) => by.desc().nullsLast());
  return paginate(sorted.orderBy('tenderOffers.id'), range);
}

/** A partner finds an offer once its turn has come. */
export const findReceivedOffer = (db: Db, caller: Caller, id: string) =>
  withDetails(selectReceived(db, caller))
    .where('tenderOffers.id', '=', id)
    .where('tenderOffers.state', '<>', 'waiting')
    .executeTakeFirst();
