import { FormattedMessage } from 'react-intl';
import type { Simulation } from 'shared-contracts/finance/simulations';
import { Box, DescriptionItem, DescriptionList, Heading, Stack, Text, withValues, type Message } from 'shared-ui';
import { DateOnly, Money } from 'shared-ui/format';
import { PlainTable, type Column } from 'shared-ui/list';
import { messages } from './simulation.messages.ts';

type Amounts = Simulation['total'];
type Order = Simulation['orders'][number];
type Lane = Simulation['lanes'][number];

/** Further rows would make the dialog slow; the file contains them. */
const VISIBLE_ORDERS = 100;

const amountColumns = <Row extends Amounts>(): Column<Row>[] => [
  { id: 'before', header: messages.before, numeric: true, cell: ({ before }) => <Money value={before} /> },
  { id: 'after', header: messages.after, numeric: true, cell: ({ after }) => <Money value={after} /> },
  {
    id: 'difference',
    header: messages.difference,
    numeric: true,
    cell: ({ difference }) => <Money value={difference} />,
  },
];
const laneColumns: Column<Lane>[] = [
  { id: 'lane', header: messages.lane, cell: ({ from, to }) => `${from} → ${to}` },
  { id: 'count', header: messages.count, numeric: true, cell: ({ count }) => count },
  ...amountColumns<Lane>(),
];
const orderColumns: Column<Order>[] = [
  { id: 'order', header: messages.order, cell: ({ number }) => number },
  { id: 'pickup', header: messages.pickup, cell: ({ pickupFrom }) => <DateOnly at={pickupFrom} /> },
  { id: 'lane', header: messages.lane, cell: ({ from, to }) => `${from} → ${to}` },
  ...amountColumns<Order>(),
];

const Note = ({ text }: { text: Message }) => (
  <Text textStyle="sm" color="fg.muted">
    <FormattedMessage {...text} />
  </Text>
);

function Notes({ simulation: { orders, orderCount, unratedCount } }: { simulation: Simulation }) {
  const simulated = orders.length + unratedCount;
  return (
    <Box>
      <Note text={withValues(messages.counted, { count: orders.length })} />
      {orderCount > simulated && (
        <Note text={withValues(messages.truncated, { total: orderCount, count: simulated })} />
      )}
      {unratedCount > 0 && <Note text={withValues(messages.unrated, { count: unratedCount })} />}
    </Box>
  );
}

const Title = ({ text }: { text: Message }) => (
  <Heading as="h3" textStyle="sm" mb="2">
    <FormattedMessage {...text} />
  </Heading>
);

/** Old and new amounts in sum, by lane and by order. */
export function SimulationResult({ simulation }: { simulation: Simulation }) {
  const { orders, lanes, total, currency } = simulation;
  if (orders.length === 0)
    return (
      <Stack gap="2">
        <Note text={messages.empty} />
        {simulation.unratedCount > 0 && <Notes simulation={simulation} />}
      </Stack>
    );
  return (
    <Stack gap="5">
      <DescriptionList compact>
        {(['before', 'after', 'difference'] as const).map((name) => (
          <DescriptionItem key={name} label={messages[name]}>
            <Money value={total[name]} currency={currency} />
          </DescriptionItem>
        ))}
      </DescriptionList>
      <Notes simulation={simulation} />
      <Box>
        <Title text={messages.lanes} />
        <PlainTable cardsOnPhones label={messages.lanes} columns={laneColumns} rows={lanes} />
      </Box>
      <Box>
        <Title text={messages.orders} />
        <PlainTable
          cardsOnPhones
          label={messages.orders}
          columns={orderColumns}
          rows={orders.slice(0, VISIBLE_ORDERS)}
        />
        {orders.length > VISIBLE_ORDERS && (
          <Note text={withValues(messages.moreOrders, { visible: VISIBLE_ORDERS, count: orders.length })} />
        )}
      </Box>
    </Stack>
  );
}
