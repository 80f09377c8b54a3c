import type { OrganizationRow } from 'shared-contracts/identity/organizations';
import { exportColumn as column, type ExportColumns } from '../../../platform/export/export-columns.rules.ts';

/** By the ids of the columns on the screen. */
export const ORGANIZATION_EXPORT: ExportColumns<OrganizationRow> = {
  name: column('text', ({ name }) => name),
  type: column('code', ({ type }) => type),
  status: column('code', ({ status }) => status),
  country: column('text', ({ country }) => country?.name),
  contactEmail: column('text', ({ contactEmail }) => contactEmail),
  createdAt: column('dateTime', ({ createdAt }) => createdAt),
};
