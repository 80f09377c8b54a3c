import type { DeclinedRegistration, OrganizationRow } from 'shared-contracts/identity/organizations';
import { exportColumn as column, type ExportColumns } from '../../../platform/export/export-columns.rules.ts';

/** Keyed by the column ids of the screen. */
export const ORGANIZATION_EXPORT: ExportColumns<OrganizationRow> = {
  name: column('text', ({ name }) => name),
  type: column('code', ({ type }) => type),
  status: column('code', ({ status }) => status),
  country: column('text', ({ country }) => country?.name),
  contactEmail: column('text', ({ contactEmail }) => contactEmail),
  createdAt: column('dateTime', ({ createdAt }) => createdAt),
};

export const DECLINED_REGISTRATION_EXPORT: ExportColumns<DeclinedRegistration> = {
  name: column('text', ({ name }) => name),
  type: column('code', ({ type }) => type),
  registrationId: column('text', ({ registrationId }) => registrationId),
  contactName: column('text', ({ contactName }) => contactName),
  contactEmail: column('text', ({ contactEmail }) => contactEmail),
  registeredAt: column('dateTime', ({ registeredAt }) => registeredAt),
  declinedAt: column('dateTime', ({ declinedAt }) => declinedAt),
  reason: column('text', ({ reason }) => reason),
};
