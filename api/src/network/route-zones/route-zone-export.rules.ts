import type { RouteZoneRow } from 'shared-contracts/network/route-zones';
import { exportColumn as column, type ExportColumns } from '../../platform/export/export-columns.rules.ts';

/** Keyed by the column ids of the screen. */
export const ROUTE_ZONE_EXPORT: ExportColumns<RouteZoneRow> = {
  name: column('text', ({ name }) => name),
  area: column('area', ({ area }) => area),
  overlaps: column('text', ({ overlaps }) => overlaps.map(({ zone }) => zone.name)),
  colour: column('code', ({ colour }) => colour),
  createdAt: column('dateTime', ({ createdAt }) => createdAt),
};
