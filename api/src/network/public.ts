export { OR_ACCESSES_TRIPS, OR_WRITES_ORDERS } from './access/order-access.rules.ts';
export { findIncompatiblePairs } from './cargos/incompatible-pairs.rules.ts';
export { createCargo } from './cargos/save-cargos.ts';
export { findCargoTypes } from './cargos/cargo-types.store.ts';
export { validateSpace, computeCargoSpace } from './cargos/cargo.rules.ts';
export { cargoRoutes } from './cargos/cargos.routes.ts';
export { findCompatibilitiesOfOrder, findCompatibilities } from './cargos/cargos.store.ts';
export {
  findIncompatibleOrders,
  type CargoCompatibility,
  validateCompatibility,
} from './cargos/compatibility.rules.ts';
export { DRIVER_MANAGING_ORGANIZATIONS } from './contacts/contact.rules.ts';
export { contactRoutes } from './contacts/contacts.routes.ts';
export { countSharedContacts } from './contacts/shared-contacts.store.ts';
export { fetchRoadTable, MAX_ROAD_PLACES } from './geo/road-table.ts';
export {
  createTravel,
  estimateLeg,
  findRoad,
  type Leg,
  type RoadTable,
  type Travel,
  toRoadKey,
} from './geo/travel.rules.ts';
export { findNearestPlace } from './geo/gazetteer.rules.ts';
export { loadGazetteer } from './geo/gazetteer.ts';
export { geoRoutes } from './geo/geo.routes.ts';
export { greatCircleRouting, type Routing, createRouting } from './geo/routing.ts';
export { calculateRoutes } from './geo/calculate-routes.ts';
export { createLocation } from './locations/save-locations.ts';
export {
  formatAddress,
  validateGeofence,
  roundCoordinates,
  LOCATION_MANAGING_ORGANIZATIONS,
} from './locations/location.rules.ts';
export { locationRoutes } from './locations/locations.routes.ts';
export { isOwnLocation } from './locations/location-writes.store.ts';
export { findRoutePoints, findStopPlaces, locationTimeZone } from './locations/locations.store.ts';
export { lockGates } from './locations/gates.store.ts';
export { countFree, countSlots, findSlots, listSlots, type Slot } from './locations/slots.rules.ts';
export { nextOpening, validateOpeningHours } from './locations/opening-hours.rules.ts';
export { countSharedLocations } from './locations/shared-locations.store.ts';
export { lookupRoutes } from './lookups/lookups.routes.ts';
export { seedLookups } from './lookups/lookups.seed.ts';
export { inUseError, MAX_SHOWN_NAMES, type Usage } from './lookups/usage.rules.ts';
export type { ApproverChange } from './operations/operation.hooks.ts';
export { operationRoutes } from './operations/operations.routes.ts';
export { selectOrdersAwaitingApproval } from './operations/operations.store.ts';
export { orderTypeRoutes } from './order-types/order-types.routes.ts';
export { saveOverlaps } from './route-zones/save-route-zones.ts';
export { routeZoneRoutes } from './route-zones/route-zones.routes.ts';
export { findZonesOfOrganization } from './route-zones/route-zones.store.ts';
export { computeArea, findZoneAt, isInside } from './route-zones/zone.rules.ts';
export { routeRoutes } from './routes/routes.routes.ts';
export { selectRoutePath } from './routes/routes.store.ts';
export { networkSharingRoutes } from './sharing/network-sharing.routes.ts';
export { selectUsableContacts, selectUsableLocations } from './sharing/usable-records.store.ts';
