import { FormattedMessage } from 'react-intl';
import type { LocationRow } from 'shared-contracts/locations';
import { fill } from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import { ChooseRow, type Column } from 'shared-ui/list';
import { fields, geofences, messages } from './locations.messages.ts';

type Choosing = { selected: string | null; onSelect: (id: string) => void };

/** The name is the way to its marker. */
const Name = ({ location: { id, name }, selected, onSelect }: Choosing & { location: LocationRow }) => (
  <ChooseRow label={fill(messages.showOnMap, { name })} isSelected={selected === id} onSelect={() => onSelect(id)}>
    {name}
  </ChooseRow>
);

export const columnsFor = (choosing: Choosing): Column<LocationRow>[] => [
  {
    id: 'name',
    header: fields.name,
    sort: true,
    width: 190,
    cell: (location) => <Name location={location} {...choosing} />,
  },
  { id: 'address', header: fields.address, width: 230, card: true, cell: ({ address }) => address || '–' },
  { id: 'city', header: fields.city, sort: true, width: 120, hidden: true, cell: ({ city }) => city || '–' },
  {
    id: 'geofence',
    header: fields.geofence,
    width: 100,
    card: true,
    cell: ({ geofenceType }) => <FormattedMessage {...geofences[geofenceType]} />,
  },
  {
    id: 'contacts',
    header: fields.contacts,
    width: 170,
    card: true,
    cell: ({ contacts = [] }) => contacts.map(({ name }) => name).join(', ') || '–',
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
