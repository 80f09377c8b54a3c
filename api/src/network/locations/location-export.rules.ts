import type { LocationRow } from 'shared-contracts/network/locations';
import { exportColumn as column, type ExportColumns } from '../../platform/export/export-columns.rules.ts';

/** Keyed by the column ids of the screen. */
export const LOCATION_EXPORT: ExportColumns<LocationRow> = {
  name: column('text', ({ name }) => name),
  address: column('text', ({ address }) => address),
  city: column('text', ({ city }) => city),
  geofence: column('code', ({ geofenceType }) => geofenceType),
  contacts: column('text', ({ contacts = [] }) => contacts.map(({ name }) => name)),
  createdAt: column('dateTime', ({ createdAt }) => createdAt),
};
