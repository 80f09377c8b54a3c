import type { TripRow } from 'shared-contracts/trips/trips';
import {
  exportColumn as column,
  type ExportColumns,
  moneyColumns,
} from '../../platform/export/export-columns.rules.ts';

/** Keyed by the column ids of the screen. */
export const TRIP_EXPORT: ExportColumns<TripRow> = {
  number: column('text', ({ number }) => number),
  reference: column('text', ({ reference }) => reference),
  stage: column('code', ({ stage }) => stage),
  route: column('text', ({ pickup, drop }) => [pickup, drop].filter(Boolean).join(' → ')),
  pickAt: [
    { kind: 'dateTime', suffix: 'from', value: ({ pickAt }) => pickAt },
    { kind: 'dateTime', suffix: 'to', value: ({ dropAt }) => dropAt },
  ],
  dropAt: column('dateTime', ({ dropAt }) => dropAt),
  vehicle: column('text', ({ vehicle }) => vehicle?.name),
  driver: column('text', ({ driver }) => driver?.name),
  orders: column('integer', ({ orders }) => orders),
  utilization: column('percent', ({ utilization }) => utilization?.space),
  organization: column('text', ({ organization }) => organization.name),
  routeZone: column('text', ({ routeZone }) => routeZone?.name),
  requestedType: column('text', ({ requestedVehicleType }) => requestedVehicleType?.name),
  weight: column('weight', ({ totalWeight }) => totalWeight),
  space: column('space', ({ totalSpace }) => totalSpace),
  palletPlaces: column('palletPlaces', ({ totalPalletPlaces }) => totalPalletPlaces),
  loadingMeters: column('loadingMeters', ({ totalLoadingMeters }) => totalLoadingMeters),
  estimatedDistance: column('distance', ({ estimatedDistance }) => estimatedDistance),
  actualDistance: column('distance', ({ actualDistance }) => actualDistance),
  revenue: moneyColumns(({ revenue }) => revenue),
  cost: moneyColumns(({ cost }) => cost),
  margin: moneyColumns(({ margin }) => margin),
  backhaul: column('boolean', ({ isBackhaul }) => isBackhaul),
  createdAt: column('dateTime', ({ createdAt }) => createdAt),
};
