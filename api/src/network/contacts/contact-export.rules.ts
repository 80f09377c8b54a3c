import type { ContactRow } from 'shared-contracts/network/contacts';
import { exportColumn as column, type ExportColumns } from '../../platform/export/export-columns.rules.ts';

const PURPOSES = ['isDelivery', 'isBilling', 'isNotification'] as const;
const ROLES = ['isDriver', 'isUser'] as const;
const setFlags = <Flag extends keyof ContactRow>(contact: ContactRow, flags: readonly Flag[]) =>
  flags.filter((flag) => contact[flag]);

/** Keyed by the column ids of the screen. */
export const CONTACT_EXPORT: ExportColumns<ContactRow> = {
  name: column('text', ({ name }) => name),
  email: column('text', ({ email }) => email),
  phone: column('text', ({ phone }) => phone),
  flags: column('code', (contact) => setFlags(contact, PURPOSES)),
  marks: column('code', (contact) => setFlags(contact, ROLES)),
  locations: column('text', ({ locations }) => locations.map(({ name }) => name)),
  organization: column('text', ({ organization }) => organization.name),
  createdAt: column('dateTime', ({ createdAt }) => createdAt),
};
