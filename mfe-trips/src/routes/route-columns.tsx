import type { RouteRow } from 'shared-contracts/routes';
import { fill } from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import { ChooseRow, type Column } from 'shared-ui/list';
import { CourseWords, LengthWords, TollWords } from './route-words.tsx';
import { fields, messages } from './routes.messages.ts';

type Choosing = { selected: string | null; onSelect: (id: string) => void };

const Name = ({ route: { id, name }, selected, onSelect }: Choosing & { route: RouteRow }) => (
  <ChooseRow label={fill(messages.showOnMap, { name })} isSelected={selected === id} onSelect={() => onSelect(id)}>
    {name}
  </ChooseRow>
);

export const columnsFor = (choosing: Choosing): Column<RouteRow>[] => [
  { id: 'name', header: fields.name, sort: true, width: 220, cell: (route) => <Name route={route} {...choosing} /> },
  {
    id: 'distance',
    header: fields.distance,
    sort: true,
    width: 190,
    card: true,
    cell: (route) => <LengthWords length={route} />,
  },
  { id: 'stops', header: fields.stops, width: 280, card: true, cell: ({ stops }) => <CourseWords stops={stops} /> },
  {
    id: 'tolls',
    header: fields.tolls,
    width: 150,
    card: true,
    cell: ({ excludeTolls }) => <TollWords excludeTolls={excludeTolls} />,
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
