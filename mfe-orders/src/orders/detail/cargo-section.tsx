import { FormattedMessage } from 'react-intl';
import type { Order } from 'shared-contracts/orders/orders';
import { Section, Text } from 'shared-ui';
import { Measure } from 'shared-ui/format';
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

/** Shown once a delivered quantity has been reported. */
const deliveredColumn: Column<Order['cargoItems'][number]> = {
  id: 'delivered',
  header: messages.deliveredQuantity,
  numeric: true,
  cell: (item) => (
    <>
      {item.deliveredQuantity ?? '–'}
      {item.shortageReason && (
        <Text as="span" display="block" textStyle="xs" color="fg.muted">
          {item.shortageReason}
        </Text>
      )}
    </>
  ),
};
const getColumns = (items: Order['cargoItems']) =>
  items.some(({ deliveredQuantity }) => deliveredQuantity !== null) ? [...columns, deliveredColumn] : columns;

export function CargoSection({ order: { cargoItems, totalWeight, totalSpace } }: { order: Order }) {
  const totals = {
    cargo: <FormattedMessage {...messages.total} />,
    weight: <Measure value={totalWeight} kind="weight" />,
    space: <Measure value={totalSpace} kind="space" />,
  };
  return (
    <Section title={messages.cargo}>
      {cargoItems.length === 0 ? (
        <Text color="fg.muted">
          <FormattedMessage {...messages.noCargo} />
        </Text>
      ) : (
        <PlainTable label={messages.cargo} columns={getColumns(cargoItems)} rows={cargoItems} totals={totals} />
      )}
    </Section>
  );
}
