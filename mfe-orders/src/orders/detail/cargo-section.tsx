import { FormattedMessage } from 'react-intl';
import type { Order } from 'shared-contracts/orders/orders';
import { Section, Text } from 'shared-ui';
import { FLOOR_MEASURES } from 'shared-contracts/values/space';
import { loadMessages, Measure } from 'shared-ui/format';
import { PlainTable, type Column } from 'shared-ui/list';
import { messages } from './order-page.messages.ts';
import { fields } from '../orders.messages.ts';

const columns: Column<Order['cargoItems'][number]>[] = [
  { id: 'cargo', header: fields.cargo, cell: (item) => item.cargo.name },
  { id: 'packNumber', header: fields.packNumber, cell: (item) => item.packNumber ?? '–' },
  { id: 'quantity', header: fields.quantity, numeric: true, cell: (item) => item.quantity },
  { id: 'weight', header: fields.weight, numeric: true, cell: (item) => <Measure value={item.weight} kind="weight" /> },
  { id: 'space', header: fields.space, numeric: true, cell: (item) => <Measure value={item.space} kind="space" /> },
];

/** Shown if any of the cargo has known values. */
const floorColumns: Record<(typeof FLOOR_MEASURES)[number], Column<Order['cargoItems'][number]>> = {
  palletPlaces: {
    id: 'palletPlaces',
    header: loadMessages.palletPlaces,
    numeric: true,
    cell: (item) => <Measure value={item.palletPlaces} kind="palletPlaces" />,
  },
  loadingMeters: {
    id: 'loadingMeters',
    header: loadMessages.loadingMeters,
    numeric: true,
    cell: (item) => <Measure value={item.loadingMeters} kind="loadingMeters" />,
  },
};

/** Shown once a delivered quantity has been reported. */
const deliveredColumn: Column<Order['cargoItems'][number]> = {
  id: 'delivered',
  header: messages.deliveredQuantity,
  numeric: true,
  cell: (item) => (
    <>
      {item.deliveredQuantity ?? '–'}
      {item.shortageReason && (
        <Text as="span" display="block" textStyle="xs" color="fg.muted" whiteSpace="normal">
          {item.shortageReason}
        </Text>
      )}
    </>
  ),
};
const getColumns = (items: Order['cargoItems']) => [
  ...columns,
  ...FLOOR_MEASURES.filter((measure) => items.some((item) => (item[measure] ?? null) !== null)).map(
    (measure) => floorColumns[measure],
  ),
  ...(items.some(({ deliveredQuantity }) => deliveredQuantity !== null) ? [deliveredColumn] : []),
];

export function CargoSection({ order }: { order: Order }) {
  const { cargoItems, totalWeight, totalSpace, totalPalletPlaces, totalLoadingMeters } = order;
  const totals = {
    cargo: <FormattedMessage {...messages.total} />,
    weight: <Measure value={totalWeight} kind="weight" />,
    space: <Measure value={totalSpace} kind="space" />,
    palletPlaces: <Measure value={totalPalletPlaces} kind="palletPlaces" />,
    loadingMeters: <Measure value={totalLoadingMeters} kind="loadingMeters" />,
  };
  return (
    <Section title={messages.cargo}>
      {cargoItems.length === 0 ? (
        <Text color="fg.muted">
          <FormattedMessage {...messages.noCargo} />
        </Text>
      ) : (
        <PlainTable
          label={messages.cargo}
          columns={getColumns(cargoItems)}
          rows={cargoItems}
          totals={totals}
          cardsOnPhones
        />
      )}
    </Section>
  );
}
