import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCan } from 'shared-auth';
import type { Trip, TripOrder } from 'shared-contracts/trips/trips';
import { Box, lazyDialog, withValues, Section, Stack, StyledLink, Text } from 'shared-ui';
import { FLOOR_MEASURES, LOAD_MEASURES } from 'shared-contracts/values/space';
import { loadMessages as loadLabels, Measure, orderStatusStyles, StatusBadge } from 'shared-ui/format';
import { toLoad } from 'shared-contracts/values/trips/load-totals';
import { PlainTable, type Column } from 'shared-ui/list';
import { Actions } from 'shared-ui/overlays';
import { Link } from 'shared-ui/router';
import { READ_ORDERS } from '../trip-access.ts';
import { loadMessages as messages } from './trip-page.messages.ts';
import { fields } from '../trips.messages.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

const RemoveOrdersDialog = lazyDialog(() =>
  import('../on-road/remove-orders-dialog.tsx').then((module) => module.RemoveOrdersDialog),
);

function OrderNumber({ id, ...order }: TripOrder) {
  const number = formatOrderNumber(order);
  return useCan(READ_ORDERS) ? (
    <StyledLink asChild color="accent.fg" whiteSpace="nowrap">
      <Link to={`/orders/${id}`}>{number}</Link>
    </StyledLink>
  ) : (
    number
  );
}

/** A cargo item, with the delivered quantity once it's reported. */
const CargoLine = ({
  item: { cargo, quantity, deliveredQuantity, shortageReason },
}: {
  item: TripOrder['cargoItems'][number];
}) => (
  <Text as="span" display="block" textStyle="sm">
    {cargo.name} × {quantity}
    {deliveredQuantity !== null && (
      <>
        , <FormattedMessage {...withValues(messages.delivered, { count: deliveredQuantity })} />
      </>
    )}
    {shortageReason && (
      <Text as="span" display="block" textStyle="xs" color="fg.muted">
        {shortageReason}
      </Text>
    )}
  </Text>
);

const columns: Column<TripOrder>[] = [
  {
    id: 'number',
    header: fields.number,
    cell: (order) => (
      <Stack gap="1" align="start">
        <OrderNumber {...order} />
        <StatusBadge {...orderStatusStyles[order.stage]} />
      </Stack>
    ),
  },
  {
    id: 'route',
    header: fields.route,
    cell: ({ pickup, drop, organization }) => (
      <Box py="1.5" minW="32">
        {pickup ?? '…'} → {drop ?? '…'}
        <Text as="span" display="block" textStyle="xs" color="fg.muted">
          {organization.name}
        </Text>
      </Box>
    ),
  },
  {
    id: 'cargo',
    header: fields.cargo,
    cell: ({ cargoItems }) =>
      cargoItems.length > 0 ? cargoItems.map((item) => <CargoLine key={item.id} item={item} />) : '–',
  },
  {
    id: 'weight',
    header: fields.weight,
    numeric: true,
    cell: ({ totalWeight }) => <Measure value={totalWeight} kind="weight" />,
  },
  {
    id: 'space',
    header: fields.space,
    numeric: true,
    cell: ({ totalSpace }) => <Measure value={totalSpace} kind="space" />,
  },
];

/** Shown if any of the orders has known values. */
const floorColumns = FLOOR_MEASURES.map((measure): Column<TripOrder> & { id: typeof measure } => ({
  id: measure,
  header: loadLabels[measure],
  numeric: true,
  cell: (order) => <Measure value={toLoad(order)[measure]} kind={measure} />,
}));

const emissions: Column<TripOrder> = {
  id: 'emissions',
  header: fields.emissions,
  numeric: true,
  cell: ({ emissions: share }) => <Measure value={share} kind="weight" />,
};

/** Adds an action for orders that may leave the running trip. */
const removal = (onRemove: (order: TripOrder) => void): Column<TripOrder> => ({
  id: 'actions',
  header: messages.actions,
  cell: (order) =>
    order.isRemovable && (
      <Actions
        name={formatOrderNumber(order)}
        size="xs"
        actions={[{ label: messages.removeOrder, icon: 'close', danger: true, onSelect: () => onRemove(order) }]}
      />
    ),
});

export function OrdersSection({ trip }: { trip: Trip }) {
  const { id, orderList } = trip;
  const total = toLoad(trip);
  const knownFloor = floorColumns.filter((column) => (total[column.id] ?? null) !== null);
  const [removed, setRemoved] = useState<TripOrder>();
  const shownColumns = [
    ...columns,
    ...knownFloor,
    ...(orderList.some((order) => order.emissions !== undefined) ? [emissions] : []),
    ...(orderList.some(({ isRemovable }) => isRemovable) ? [removal(setRemoved)] : []),
  ];
  return (
    <Section title={fields.orders}>
      {removed && <RemoveOrdersDialog id={id} orderId={removed.id} onClose={() => setRemoved(undefined)} />}
      <PlainTable
        label={fields.orders}
        columns={shownColumns}
        rows={orderList}
        totals={Object.fromEntries(
          LOAD_MEASURES.map((measure) => [measure, <Measure value={total[measure]} kind={measure} key={measure} />]),
        )}
      />
    </Section>
  );
}
