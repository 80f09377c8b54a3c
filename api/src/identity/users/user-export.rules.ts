import type { UserRow } from 'shared-contracts/identity/users';
import { exportColumn as column, type ExportColumns } from '../../platform/export/export-columns.rules.ts';

/** Keyed by the column ids of the screen. */
export const USER_EXPORT: ExportColumns<UserRow> = {
  name: column('text', ({ name }) => name),
  login: column('text', ({ login }) => login),
  email: column('text', ({ email }) => email),
  role: column('code', ({ role }) => role),
  status: column('code', ({ status }) => status),
  organization: column('text', ({ organization }) => organization.name),
  contact: column('text', ({ contact }) => contact?.name),
  isDriver: column('boolean', ({ isDriver }) => isDriver),
  createdAt: column('dateTime', ({ createdAt }) => createdAt),
};
