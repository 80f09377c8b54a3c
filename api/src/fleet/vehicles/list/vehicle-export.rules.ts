import type { VehicleRow } from 'shared-contracts/fleet/vehicles';
import { exportColumn as column, type ExportColumns } from '../../../platform/export/export-columns.rules.ts';

const toModelText = ({ brand, model, year }: VehicleRow) => [brand?.name, model?.name, year].filter(Boolean).join(', ');

type Reading = number | null | undefined;
const toText = (reading: Reading) => (typeof reading === 'number' ? String(reading) : null);
const toWhole = (reading: Reading) => (typeof reading === 'number' ? Math.round(reading) : null);

/** Keyed by the column ids of the screen. */
export const VEHICLE_EXPORT: ExportColumns<VehicleRow> = {
  registrationPlate: column('text', ({ registrationPlate }) => registrationPlate),
  type: column('text', ({ type }) => type.name),
  licenseClass: column('text', ({ licenseClass, typeLicenseClass }) => licenseClass ?? typeLicenseClass),
  status: column('code', ({ status }) => status),
  driver: column('text', ({ driver }) => driver?.name),
  organization: column('text', ({ organization }) => organization.name),
  service: [
    { kind: 'text', value: ({ serviceIntervalInfo: { service, dueAt } }) => (dueAt === null ? null : service) },
    { kind: 'date', suffix: 'to', value: ({ serviceIntervalInfo: { dueAt } }) => dueAt },
  ],
  odometer: column('distance', ({ readings }) => toText(readings?.odometer)),
  engineHours: column('integer', ({ readings }) => toWhole(readings?.engineHours)),
  document: column('date', ({ documentExpiresAt }) => documentExpiresAt),
  effectiveSpace: column('space', ({ effectiveSpace }) => effectiveSpace),
  maxCarryWeight: column('weight', ({ maxCarryWeight }) => maxCarryWeight),
  palletPlaces: column('palletPlaces', ({ palletPlaces, typeFloor }) => palletPlaces ?? typeFloor?.palletPlaces),
  loadingMeters: column('loadingMeters', ({ loadingMeters, typeFloor }) => loadingMeters ?? typeFloor?.loadingMeters),
  model: column('text', toModelText),
  createdAt: column('dateTime', ({ createdAt }) => createdAt),
};
