import type { ReactNode } from 'react';
import type { PaperItem, PaperLoad, PlacedItem } from 'shared-contracts/trip-papers';
import { Box, Flex, Text, useNarrow, useSay, type Words } from 'shared-ui';
import { FormattedMessage } from 'react-intl';
import { Measure } from 'shared-ui/format';
import { PlainTable, type Column } from 'shared-ui/list';
import { fields } from './papers.messages.ts';
import { Quantity } from './trip-facts.tsx';

const cargoColumns: Column<PaperItem>[] = [
  { id: 'packNumber', header: fields.packNumber, cell: (item) => item.packNumber ?? '–' },
  { id: 'cargo', header: fields.cargo, cell: (item) => item.cargo },
  { id: 'quantity', header: fields.quantity, numeric: true, cell: (item) => <Quantity of={item} /> },
  { id: 'weight', header: fields.weight, numeric: true, cell: (item) => <Measure value={item.weight} kind="weight" /> },
  { id: 'space', header: fields.space, numeric: true, cell: (item) => <Measure value={item.space} kind="space" /> },
];
const placeColumns: Column<PlacedItem>[] = [
  { id: 'place', header: fields.place, numeric: true, cell: ({ place }) => place },
  { id: 'order', header: fields.order, cell: ({ number }) => number },
  ...cargoColumns.slice(0, 2),
  { id: 'out', header: fields.out, numeric: true, cell: ({ dropAt }) => dropAt + 1 },
  ...cargoColumns.slice(2),
];

const totalsOf = (load: PaperLoad) => ({
  cargo: <FormattedMessage {...fields.total} />,
  quantity: <Quantity of={load} />,
  weight: <Measure value={load.weight} kind="weight" />,
  space: <Measure value={load.space} kind="space" />,
});

const Amounts = ({ of }: { of: PaperLoad }) => (
  <>
    <Quantity of={of} /> · <Measure value={of.weight} kind="weight" /> · <Measure value={of.space} kind="space" />
  </>
);

/** On a phone one below the other, since a table has no room there. */
function Lines<Item extends PaperItem>({
  label,
  items,
  lead,
  load,
}: {
  label: Words;
  items: readonly Item[];
  lead: (item: Item) => ReactNode;
  load: PaperLoad;
}) {
  const say = useSay();
  return (
    <>
      <Box as="ul" aria-label={say(label)} listStyleType="none">
        {items.map((item) => (
          <Flex as="li" key={item.id} gap="3" py="2" borderBottomWidth="1px" borderColor="border.subtle">
            {lead(item)}
            <Box minW="0" flex="1">
              <Text overflowWrap="anywhere">{[item.packNumber, item.cargo].filter(Boolean).join(' · ')}</Text>
              <Text textStyle="sm" color="fg.muted">
                <Amounts of={item} />
              </Text>
            </Box>
          </Flex>
        ))}
      </Box>
      <Flex justify="space-between" gap="3" pt="2" fontWeight="semibold" textStyle="sm">
        <FormattedMessage {...fields.total} />
        <span>
          <Amounts of={load} />
        </span>
      </Flex>
    </>
  );
}

/** What is picked up or dropped of an order. */
export function CargoItems({ label, items, load }: { label: Words; items: readonly PaperItem[]; load: PaperLoad }) {
  const isNarrow = useNarrow();
  if (isNarrow) return <Lines label={label} items={items} lead={() => null} load={load} />;
  return <PlainTable label={label} columns={cargoColumns} rows={items} totals={totalsOf(load)} />;
}

const Placed = ({ item: { place, number, dropAt } }: { item: PlacedItem }) => (
  <Box flexShrink="0" w="24">
    <Text textStyle="lg" fontWeight="semibold">
      <span>
        <FormattedMessage {...fields.place} />{' '}
      </span>
      {place}
    </Text>
    <Text textStyle="xs" color="fg.muted">
      {number}
    </Text>
    <Text textStyle="xs" color="fg.muted">
      <FormattedMessage {...fields.out} /> {dropAt + 1}
    </Text>
  </Box>
);

/** What is loaded or unloaded, in the order in which that is done. */
export function PlacedItems({ label, items, load }: { label: Words; items: readonly PlacedItem[]; load: PaperLoad }) {
  const isNarrow = useNarrow();
  if (isNarrow) return <Lines label={label} items={items} lead={(item) => <Placed item={item} />} load={load} />;
  return <PlainTable label={label} columns={placeColumns} rows={items} totals={totalsOf(load)} />;
}
