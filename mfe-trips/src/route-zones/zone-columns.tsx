import type { RouteZoneRow } from 'shared-contracts/network/route-zones';
import { withValues, Flex } from 'shared-ui';
import { DateTime, Measure } from 'shared-ui/format';
import { SelectRowButton, type Column } from 'shared-ui/list';
import { ColourLabel, OverlapList, ColourDot } from './zone-labels.tsx';
import { colours, fields, messages } from './zones.messages.ts';

type SelectionProps = { selectedId: string | null; onSelect: (id: string) => void };

const NameCell = ({ zone: { id, name, colour }, selectedId, onSelect }: SelectionProps & { zone: RouteZoneRow }) => (
  <Flex gap="2" align="center" minW="0">
    <ColourDot colour={colour} />
    <SelectRowButton
      label={withValues(messages.showOnMap, { name })}
      isSelected={selectedId === id}
      onSelect={() => onSelect(id)}
    >
      {name}
    </SelectRowButton>
  </Flex>
);

export const createColumns = (selection: SelectionProps): Column<RouteZoneRow>[] => [
  { id: 'name', header: fields.name, sort: true, width: 220, cell: (zone) => <NameCell zone={zone} {...selection} /> },
  {
    id: 'area',
    header: fields.area,
    sort: true,
    width: 130,
    inCard: true,
    cell: ({ area }) => <Measure value={area} kind="area" />,
  },
  {
    id: 'overlaps',
    header: fields.overlaps,
    width: 240,
    inCard: true,
    cell: ({ overlaps }) => <OverlapList overlaps={overlaps} />,
  },
  {
    id: 'colour',
    header: fields.colour,
    labels: colours,
    width: 120,
    hiddenByDefault: true,
    cell: ({ colour }) => <ColourLabel colour={colour} />,
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
