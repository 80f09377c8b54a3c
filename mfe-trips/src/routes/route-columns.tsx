import type { RouteRow } from 'shared-contracts/network/routes';
import { withValues } from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import { SelectRowButton, type Column } from 'shared-ui/list';
import { RouteSummary, RouteDistance, TollPolicy } from './route-labels.tsx';
import { fields, messages } from './routes.messages.ts';

type SelectionProps = { selectedId: string | null; onSelect: (id: string) => void };

const NameCell = ({ route: { id, name }, selectedId, onSelect }: SelectionProps & { route: RouteRow }) => (
  <SelectRowButton
    label={withValues(messages.showOnMap, { name })}
    isSelected={selectedId === id}
    onSelect={() => onSelect(id)}
  >
    {name}
  </SelectRowButton>
);

export const createColumns = (selection: SelectionProps): Column<RouteRow>[] => [
  {
    id: 'name',
    header: fields.name,
    sort: true,
    width: 220,
    cell: (route) => <NameCell route={route} {...selection} />,
  },
  {
    id: 'distance',
    header: fields.distance,
    sort: true,
    width: 190,
    inCard: true,
    cell: (route) => <RouteDistance {...route} />,
  },
  { id: 'stops', header: fields.stops, width: 280, inCard: true, cell: ({ stops }) => <RouteSummary stops={stops} /> },
  {
    id: 'tolls',
    header: fields.tolls,
    labels: { excludesTolls: messages.excludesTolls, withTolls: messages.withTolls },
    width: 150,
    inCard: true,
    cell: ({ excludeTolls }) => <TollPolicy excludeTolls={excludeTolls} />,
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
