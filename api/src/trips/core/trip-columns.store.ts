import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/database.ts';

/**
 * The columns of a trip except the search column. Listed one by one, because a `select *` isn't prepared within a
 * transaction.
 */
export const TRIP_COLUMNS = [
  'trips.id',
  'trips.revision',
  'trips.organizationId',
  'trips.number',
  'trips.reference',
  'trips.stage',
  'trips.stageChangedAt',
  'trips.requestedVehicleTypeId',
  'trips.vehicleId',
  'trips.driverId',
  'trips.vehicleSince',
  'trips.billingContactId',
  'trips.billingContractId',
  'trips.billingPartnerId',
  'trips.description',
  'trips.routeZoneId',
  'trips.isBackhaul',
  'trips.pickAt',
  'trips.dropAt',
  'trips.enteredPickAt',
  'trips.enteredDropAt',
  'trips.totalSpace',
  'trips.totalWeight',
  'trips.totalPalletPlaces',
  'trips.totalLoadingMeters',
  'trips.estimatedDistance',
  'trips.isDistanceEstimated',
  'trips.estimatedCost',
  'trips.actualDistance',
  'trips.vehicleAssignedBy',
  'trips.vehicleAssignedAt',
  'trips.manualChangedBy',
  'trips.manualChangedAt',
  'trips.manualReason',
  'trips.startedAt',
  'trips.finishedAt',
  'trips.isArchived',
  'trips.createdBy',
  'trips.createdAt',
] as const satisfies readonly `trips.${keyof Tables['trips'] & string}`[];

export type TripColumns = Omit<Selectable<Tables['trips']>, 'search'>;
