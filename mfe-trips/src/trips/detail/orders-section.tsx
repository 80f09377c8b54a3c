import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCan } from 'shared-auth';
import type { Trip, TripOrder } from 'shared-contracts/trips';
import { Box, fill, Section, StyledLink, Text } from 'shared-ui';
import { Measure, orderLooks, StatusBadge } from 'shared-ui/format';
import { PlainTable, type Column } from 'shared-ui/list';
import { Link } from 'shared-ui/router';
import { READS_ORDERS } from './trip-access.ts';
import { load as messages } from './trip-page.messages.ts';
import { fields } from './trips.messages.ts';

function Number({ id, number }: TripOrder) {
  return useCan(READS_ORDERS) ? (
    <StyledLink asChild color="accent.fg" whiteSpace="nowrap">
      <Link to={`/orders/${id}`}>{number}</Link>
    </StyledLink>
  ) : (
    number
  );
}

/** A cargo, and what of it has arrived once that is told. */
const Cargo = ({
  item: { cargo, quantity, deliveredQuantity, shortageReason },
}: {
  item: TripOrder['cargoItems'][number];
}) => (
  <Text as="span" display="block" textStyle="sm">
    {cargo.name} × {quantity}
    {deliveredQuantity !== null && (
      <>
        , <FormattedMessage {...fill(messages.delivered, { count: deliveredQuantity })} />
      </>
    )}
    {shortageReason && (
      <Text as="span" display="block" textStyle="xs" color="fg.muted">
        {shortageReason}
      </Text>
    )}
  </Text>
);

const OneLine = ({ children }: { children: ReactNode }) => (
  <Text as="span" whiteSpace="nowrap">
    {children}
  </Text>
);

const columns: Column<TripOrder>[] = [
  { id: 'number', header: fields.number, cell: (order) => <Number {...order} /> },
  { id: 'stage', header: fields.stage, cell: (order) => <StatusBadge {...orderLooks[order.stage]} /> },
  {
    id: 'route',
    header: fields.route,
    cell: ({ pickup, drop, organization }) => (
      <Box py="1.5" minW="40">
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
      cargoItems.length > 0 ? cargoItems.map((item) => <Cargo key={item.id} item={item} />) : '–',
  },
  {
    id: 'weight',
    header: fields.weight,
    numeric: true,
    cell: ({ totalWeight }) => (
      <OneLine>
        <Measure value={totalWeight} kind="weight" />
      </OneLine>
    ),
  },
  {
    id: 'space',
    header: fields.space,
    numeric: true,
    cell: ({ totalSpace }) => (
      <OneLine>
        <Measure value={totalSpace} kind="space" />
      </OneLine>
    ),
  },
];

/** What the trip carries, order by order. */
export const OrdersSection = ({ trip: { orderList, totalWeight, totalSpace } }: { trip: Trip }) => (
  <Section title={fields.orders}>
    <PlainTable
      label={fields.orders}
      columns={columns}
      rows={orderList}
      totals={{
        weight: (
          <OneLine>
            <Measure value={totalWeight} kind="weight" />
          </OneLine>
        ),
        space: (
          <OneLine>
            <Measure value={totalSpace} kind="space" />
          </OneLine>
        ),
      }}
    />
  </Section>
);
