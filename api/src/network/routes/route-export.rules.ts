import type { RouteRow } from 'shared-contracts/network/routes';
import { exportColumn as column, type ExportColumns } from '../../platform/export/export-columns.rules.ts';

/** Keyed by the column ids of the screen. */
export const ROUTE_EXPORT: ExportColumns<RouteRow> = {
  name: column('text', ({ name }) => name),
  distance: column('distance', ({ distance }) => distance),
  stops: column('text', ({ stops }) => stops.map((stop) => stop.name).join(' → ')),
  tolls: column('code', ({ excludeTolls }) => (excludeTolls ? 'excludesTolls' : 'withTolls')),
  createdAt: column('dateTime', ({ createdAt }) => createdAt),
};
