import type { ReactNode } from 'react';
import type { LoadItem, LoadTotals, LoadingPlanItem } from 'shared-contracts/trips/load-documents';
import { Box, Flex, Text, useIsMobile, useFormatMessage, type Message } from 'shared-ui';
import { FormattedMessage } from 'react-intl';
import { FLOOR_MEASURES } from 'shared-contracts/values/space';
import { loadMessages, LoadText, Measure } from 'shared-ui/format';
import { PlainTable, type Column } from 'shared-ui/list';
import { fields } from './load-documents.messages.ts';
import { Quantity } from './trip-facts.tsx';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

const cargoColumns: Column<LoadItem>[] = [
  { id: 'packNumber', header: fields.packNumber, cell: (item) => item.packNumber ?? '–' },
  { id: 'cargo', header: fields.cargo, cell: (item) => item.cargo },
  { id: 'quantity', header: fields.quantity, numeric: true, cell: (item) => <Quantity value={item.quantity} /> },
  { id: 'weight', header: fields.weight, numeric: true, cell: (item) => <Measure value={item.weight} kind="weight" /> },
  { id: 'space', header: fields.space, numeric: true, cell: (item) => <Measure value={item.space} kind="space" /> },
];
/** Shown if any of the cargo has known values. */
const floorColumns = FLOOR_MEASURES.map((measure): Column<LoadItem> & { id: typeof measure } => ({
  id: measure,
  header: loadMessages[measure],
  numeric: true,
  cell: (item) => <Measure value={item[measure]} kind={measure} />,
}));
const listFloorColumns = (load: LoadTotals) => floorColumns.filter(({ id }) => (load[id] ?? null) !== null);
const planColumns: Column<LoadingPlanItem>[] = [
  { id: 'place', header: fields.place, numeric: true, cell: ({ place }) => place },
  { id: 'order', header: fields.order, cell: formatOrderNumber },
  ...cargoColumns.slice(0, 2),
  { id: 'out', header: fields.out, numeric: true, cell: ({ dropAt }) => dropAt + 1 },
  ...cargoColumns.slice(2),
];

const getTotals = (load: LoadTotals) => ({
  cargo: <FormattedMessage {...fields.total} />,
  quantity: <Quantity value={load.quantity} />,
  weight: <Measure value={load.weight} kind="weight" />,
  space: <Measure value={load.space} kind="space" />,
  palletPlaces: <Measure value={load.palletPlaces} kind="palletPlaces" />,
  loadingMeters: <Measure value={load.loadingMeters} kind="loadingMeters" />,
});

const Amounts = ({ load }: { load: LoadTotals }) => (
  <>
    <Quantity value={load.quantity} /> · <Measure value={load.weight} kind="weight" /> ·{' '}
    <LoadText load={{ ...load, weight: null }} />
  </>
);

/** Replaces the table on phones. */
function ItemCards<Item extends LoadItem>({
  label,
  items,
  renderLead,
  load,
}: {
  label: Message;
  items: readonly Item[];
  renderLead: (item: Item) => ReactNode;
  load: LoadTotals;
}) {
  const formatMessage = useFormatMessage();
  return (
    <>
      <Box as="ul" aria-label={formatMessage(label)} listStyleType="none">
        {items.map((item) => (
          <Flex as="li" key={item.id} gap="3" py="2" borderBottomWidth="1px" borderColor="border.subtle">
            {renderLead(item)}
            <Box minW="0" flex="1">
              <Text overflowWrap="anywhere">{[item.packNumber, item.cargo].filter(Boolean).join(' · ')}</Text>
              <Text textStyle="sm" color="fg.muted">
                <Amounts load={item} />
              </Text>
            </Box>
          </Flex>
        ))}
      </Box>
      <Flex justify="space-between" gap="3" pt="2" fontWeight="semibold" textStyle="sm">
        <FormattedMessage {...fields.total} />
        <span>
          <Amounts load={load} />
        </span>
      </Flex>
    </>
  );
}

/** Items of an order picked up or dropped at a stop. */
export function LoadItems({ label, items, load }: { label: Message; items: readonly LoadItem[]; load: LoadTotals }) {
  const isMobile = useIsMobile();
  if (isMobile) return <ItemCards label={label} items={items} renderLead={() => null} load={load} />;
  return (
    <PlainTable
      label={label}
      columns={[...cargoColumns, ...listFloorColumns(load)]}
      rows={items}
      totals={getTotals(load)}
    />
  );
}

const PlanPosition = ({ place, dropAt, ...order }: LoadingPlanItem) => (
  <Box flexShrink="0" w="24">
    <Text textStyle="lg" fontWeight="semibold">
      <span>
        <FormattedMessage {...fields.place} />{' '}
      </span>
      {place}
    </Text>
    <Text textStyle="xs" color="fg.muted">
      {formatOrderNumber(order)}
    </Text>
    <Text textStyle="xs" color="fg.muted">
      <FormattedMessage {...fields.out} /> {dropAt + 1}
    </Text>
  </Box>
);

/** Items in loading or unloading order, with their position in the vehicle. */
export function LoadingPlanItems({
  label,
  items,
  load,
}: {
  label: Message;
  items: readonly LoadingPlanItem[];
  load: LoadTotals;
}) {
  const isMobile = useIsMobile();
  if (isMobile)
    return <ItemCards label={label} items={items} renderLead={(item) => <PlanPosition {...item} />} load={load} />;
  return (
    <PlainTable
      label={label}
      columns={[...planColumns, ...listFloorColumns(load)]}
      rows={items}
      totals={getTotals(load)}
    />
  );
}
