import type { ContactRow } from 'shared-contracts/contacts';
import { DateTime } from 'shared-ui/format';
import type { Column } from 'shared-ui/list';
import { Flags, MARKS, PURPOSES } from './contact-looks.tsx';
import { fields } from './contacts.messages.ts';

/** Whoever sees the contacts of several organizations sees whose they are. */
export const columnsFor = (isRoot: boolean): Column<ContactRow>[] => [
  { id: 'name', header: fields.name, sort: true, width: 155, cell: ({ name }) => name },
  { id: 'email', header: fields.email, sort: true, width: 205, card: true, cell: ({ email }) => email },
  { id: 'phone', header: fields.phone, width: 140, card: true, cell: ({ phone }) => phone || '–' },
  {
    id: 'flags',
    header: fields.flags,
    width: 205,
    card: true,
    cell: (contact) => <Flags contact={contact} of={PURPOSES} />,
  },
  { id: 'marks', header: fields.marks, width: 105, cell: (contact) => <Flags contact={contact} of={MARKS} /> },
  {
    id: 'locations',
    header: fields.locations,
    width: 185,
    card: true,
    cell: ({ locations }) => locations.map(({ name }) => name).join(', ') || '–',
  },
  {
    id: 'organization',
    header: fields.organization,
    width: 180,
    hidden: !isRoot,
    cell: ({ organization }) => organization.name,
  },
  {
    id: 'createdAt',
    header: fields.createdAt,
    sort: true,
    width: 150,
    hidden: true,
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
  },
];
