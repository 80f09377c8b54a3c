import type { VehicleDraftRow } from 'shared-contracts/fleet/vehicle-drafts';
import { exportColumn as column, type ExportColumns } from '../../../platform/export/export-columns.rules.ts';

/** Keyed by the column ids of the screen. */
export const VEHICLE_DRAFT_EXPORT: ExportColumns<VehicleDraftRow> = {
  registrationPlate: column('text', ({ registrationPlate }) => registrationPlate),
  type: column('text', ({ type }) => type?.name),
  missing: column('code', ({ missing }) => missing),
  updatedAt: column('dateTime', ({ updatedAt }) => updatedAt),
};
