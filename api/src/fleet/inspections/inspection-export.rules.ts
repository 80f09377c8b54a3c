import type { InspectionRow } from 'shared-contracts/fleet/inspections';
import { exportColumn as column, type ExportColumns } from '../../platform/export/export-columns.rules.ts';

/** Keyed by the column ids of the screen. */
export const INSPECTION_EXPORT: ExportColumns<InspectionRow> = {
  vehicle: column('text', ({ vehicle }) => vehicle.name),
  kind: column('code', ({ kind }) => kind),
  result: column('code', ({ hasDefects }) => (hasDefects ? 'defects' : 'ok')),
  defects: column('text', ({ defects }) => defects.join(', ')),
  driver: column('text', ({ driver }) => driver.name),
  trip: column('text', ({ trip }) => trip?.name),
  workOrder: column('text', ({ workOrder }) => workOrder?.name),
  occurredAt: column('dateTime', ({ occurredAt }) => occurredAt),
};
