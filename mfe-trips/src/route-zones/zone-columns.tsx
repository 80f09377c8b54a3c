import type { RouteZoneRow } from 'shared-contracts/route-zones';
import { fill, Flex } from 'shared-ui';
import { DateTime, Measure } from 'shared-ui/format';
import { ChooseRow, type Column } from 'shared-ui/list';
import { ColourWords, OverlapWords, Spot } from './zone-words.tsx';
import { fields, messages } from './zones.messages.ts';

type Choosing = { selected: string | null; onSelect: (id: string) => void };

const Name = ({ zone: { id, name, colour }, selected, onSelect }: Choosing & { zone: RouteZoneRow }) => (
  <Flex gap="2" align="center" minW="0">
    <Spot colour={colour} />
    <ChooseRow label={fill(messages.showOnMap, { name })} isSelected={selected === id} onSelect={() => onSelect(id)}>
      {name}
    </ChooseRow>
  </Flex>
);

export const columnsFor = (choosing: Choosing): Column<RouteZoneRow>[] => [
  { id: 'name', header: fields.name, sort: true, width: 220, cell: (zone) => <Name zone={zone} {...choosing} /> },
  {
    id: 'area',
    header: fields.area,
    sort: true,
    width: 130,
    card: true,
    cell: ({ area }) => <Measure value={area} kind="area" />,
  },
  {
    id: 'overlaps',
    header: fields.overlaps,
    width: 240,
    card: true,
    cell: ({ overlaps }) => <OverlapWords overlaps={overlaps} />,
  },
  {
    id: 'colour',
    header: fields.colour,
    width: 120,
    hidden: true,
    cell: ({ colour }) => <ColourWords colour={colour} />,
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
