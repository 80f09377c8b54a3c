import type { DriverRow } from 'shared-contracts/fleet/drivers';
import { exportColumn as column, type ExportColumns } from '../../platform/export/export-columns.rules.ts';

/** Keyed by the column ids of the screen. */
export const DRIVER_EXPORT: ExportColumns<DriverRow> = {
  name: column('text', ({ name, login }) => name || login),
  phone: column('text', ({ phone }) => phone),
  licenseExpiresAt: column('date', ({ licenseExpiresAt }) => licenseExpiresAt),
  licenseClasses: column('text', ({ licenseClasses }) => licenseClasses.join(', ')),
  policeReport: column('date', ({ policeReportExpiresAt }) => policeReportExpiresAt),
  healthReport: column('date', ({ healthReportExpiresAt }) => healthReportExpiresAt),
  vehicle: column('text', ({ vehicle }) => vehicle?.name),
  login: column('text', ({ login }) => login),
  documents: column('code', ({ missingDocuments }) => (missingDocuments.length > 0 ? missingDocuments : 'complete')),
  organization: column('text', ({ organization }) => organization.name),
  createdAt: column('dateTime', ({ createdAt }) => createdAt),
};
