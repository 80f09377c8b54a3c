import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { MIN_SEARCH_LENGTH } from 'shared-contracts/values/limits';
import type { Caller } from '../../platform/access/caller.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import type { Tables } from '../../platform/database/database.ts';
import { matchesSearch } from '../../platform/database/search.ts';

const eb = expressionBuilder<Tables, 'trips'>();
const { or, selectFrom } = eb;

const organizationsNamed = (text: string) =>
  selectFrom('organizations').select('organizations.id').where(matchesSearch(text, 'organizations.name'));

/** Only stops of orders that the caller may see, as on the trip's page. */
const withStop = (caller: Caller, column: 'tripStops.locationId' | 'tripStops.contactId', ids: Expression<string>) =>
  eb(
    'trips.id',
    'in',
    selectFrom('tripStops')
      .innerJoin('tripStopOrders', (join) =>
        join
          .onRef('tripStopOrders.tripId', '=', 'tripStops.tripId')
          .onRef('tripStopOrders.position', '=', 'tripStops.position'),
      )
      .innerJoin('orders', 'orders.id', 'tripStopOrders.orderId')
      .innerJoin('trips as trip', 'trip.id', 'tripStops.tripId')
      .select('tripStops.tripId')
      .where(column, 'in', ids)
      .where((on) => on.or([ownedBy(caller, 'orders'), on('trip.organizationId', '=', caller.organizationId)])),
  );

const withDriver = (text: string) =>
  eb(
    'trips.driverId',
    'in',
    selectFrom('drivers')
      .innerJoin('contacts', 'contacts.id', 'drivers.contactId')
      .select('drivers.id')
      .where(matchesSearch(text, 'contacts.name')),
  );

const withVehicle = (text: string) =>
  eb(
    'trips.vehicleId',
    'in',
    selectFrom('vehicles').select('vehicles.id').where(matchesSearch(text, 'vehicles.registrationPlate')),
  );

/** Searches by number, reference, partner, driver, vehicle, or the location or contact of a stop. */
export function matchesTripSearch(caller: Caller, text: string | undefined): Expression<SqlBool> {
  if (text === undefined || text.length < MIN_SEARCH_LENGTH) return eb.lit(true);
  const isOwn = eb('trips.organizationId', '=', caller.organizationId);
  const locations = selectFrom('locations')
    .select('locations.id')
    .where(matchesSearch(text, 'locations.name', 'locations.city'));
  const contacts = selectFrom('contacts').select('contacts.id').where(matchesSearch(text, 'contacts.name'));
  return or([
    matchesSearch(text, 'trips.search'),
    eb.and([isOwn, eb('trips.billingPartnerId', 'in', organizationsNamed(text))]),
    eb.and([eb.not(isOwn), eb('trips.organizationId', 'in', organizationsNamed(text))]),
    withDriver(text),
    withVehicle(text),
    withStop(caller, 'tripStops.locationId', locations.$asScalar()),
    withStop(caller, 'tripStops.contactId', contacts.$asScalar()),
  ]);
}
