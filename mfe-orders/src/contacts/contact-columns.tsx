import type { ContactRow } from 'shared-contracts/network/contacts';
import { DateTime, PersonName } from 'shared-ui/format';
import type { Column } from 'shared-ui/list';
import { ContactBadges, ROLE_FLAGS, PURPOSE_FLAGS } from './contact-badges.tsx';
import { fields, flags } from './contacts.messages.ts';

/** Root sees the contacts of all organizations, so the organization is shown. */
export const createColumns = (isRoot: boolean): Column<ContactRow>[] => [
  { id: 'name', header: fields.name, sort: true, width: 155, cell: ({ name }) => <PersonName name={name} /> },
  {
    id: 'email',
    header: fields.email,
    sort: true,
    width: 205,
    inCard: true,
    cell: ({ email, phone }) => email || phone || '–',
    detail: ({ email, phone }) => email && phone,
  },
  {
    id: 'phone',
    header: fields.phone,
    width: 140,
    hiddenByDefault: true,
    cell: ({ phone }) => phone || '–',
  },
  {
    id: 'flags',
    header: fields.flags,
    labels: flags,
    width: 205,
    inCard: true,
    cell: (contact) => <ContactBadges contact={contact} flags={PURPOSE_FLAGS} />,
  },
  {
    id: 'marks',
    header: fields.roles,
    labels: flags,
    width: 105,
    cell: (contact) => <ContactBadges contact={contact} flags={ROLE_FLAGS} />,
  },
  {
    id: 'locations',
    header: fields.locations,
    width: 185,
    inCard: true,
    cell: ({ locations }) => locations.map(({ name }) => name).join(', ') || '–',
  },
  {
    id: 'organization',
    header: fields.organization,
    width: 180,
    hiddenByDefault: !isRoot,
    cell: ({ organization }) => organization.name,
  },
  {
    id: 'createdAt',
    header: fields.createdAt,
    sort: true,
    width: 150,
    hiddenByDefault: true,
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
  },
];
