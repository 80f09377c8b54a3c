import { FormattedMessage } from 'react-intl';
import type { LocationRow } from 'shared-contracts/network/locations';
import { withValues } from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import { SelectRowButton, type Column } from 'shared-ui/list';
import { fields, geofences, messages } from './locations.messages.ts';

type MapSelection = { selectedId: string | null; onSelect: (id: string) => void };

/** Clicking the name selects its marker on the map. */
const LocationName = ({ location: { id, name }, selectedId, onSelect }: MapSelection & { location: LocationRow }) => (
  <SelectRowButton
    label={withValues(messages.showOnMap, { name })}
    isSelected={selectedId === id}
    onSelect={() => onSelect(id)}
  >
    {name}
  </SelectRowButton>
);

export const createColumns = (selection: MapSelection): Column<LocationRow>[] => [
  {
    id: 'name',
    header: fields.name,
    sort: true,
    width: 154,
    cell: (location) => <LocationName location={location} {...selection} />,
  },
  { id: 'address', header: fields.address, width: 171, inCard: true, cell: ({ address }) => address || '–' },
  { id: 'city', header: fields.city, sort: true, width: 120, hiddenByDefault: true, cell: ({ city }) => city || '–' },
  {
    id: 'geofence',
    header: fields.geofence,
    labels: geofences,
    width: 86,
    inCard: true,
    cell: ({ geofenceType }) => <FormattedMessage {...geofences[geofenceType]} />,
  },
  {
    id: 'contacts',
    header: fields.contacts,
    width: 132,
    inCard: true,
    cell: ({ contacts = [] }) => contacts.map(({ name }) => name).join(', ') || '–',
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
