import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSession } from 'shared-auth';
import type { OrdersToday } from 'shared-contracts/orders/orders-today';
import { ORDER_DAY_STAGES, type OrderRisk } from 'shared-contracts/values/orders/order-day';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';
import { Box, QueryContent, Section, Skeleton, Stack, Text, withValues } from 'shared-ui';
import { orderStatusStyles, StatusBadge, type StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { Figures, SectionLink, type Figure, WaitingItem } from 'shared-ui/waiting';
import { orderQueries } from '../orders.api.ts';
import { useLiveOrders } from '../use-live-orders.ts';
import { messages, states } from './orders-today.messages.ts';

const SIDES = ['own', 'partner'] as const;
type Side = (typeof SIDES)[number];

/** Risks that the stage doesn't show. */
const RISK_STYLES: Partial<Record<OrderRisk, StatusStyle>> = {
  pickupMissed: { tone: 'bad', icon: icons.warning, label: messages.pickupMissed },
  unplanned: { tone: 'warn', icon: icons.clock, label: messages.notPlanned },
};

/** Links to the orders behind a count. */
function getLink({ from, to }: OrdersToday, side: Side, stages: readonly string[]) {
  const view: [string, string][] = side === 'partner' ? [['view', 'partner']] : [];
  const stage = stages.map((name): [string, string] => ['stage', name]);
  const day: [string, string][] = [
    ['pickupFrom', String(from)],
    ['pickupTo', String(to)],
  ];
  return `/orders?${new URLSearchParams([...view, ...stage, ...day])}`;
}

/** Home page section: orders with a pickup today, by progress, and the first ones at risk. Hidden for root. */
export default function OrdersTodaySlot() {
  const isOrganizationUser = useSession(({ user }) => user?.role !== 'root' && !user?.isDriver);
  return isOrganizationUser ? <OrdersTodaySection /> : null;
}

function OrdersTodaySection() {
  const query = useQuery(orderQueries.today());
  useLiveOrders();
  return (
    <Section title={messages.title} aside={<SectionLink to="/orders" label={messages.all} />}>
      <QueryContent query={query} size="inline" skeleton={<Skeleton h="24" />}>
        {(today) => <OrdersOfToday today={today} />}
      </QueryContent>
    </Section>
  );
}

/** Progress of the orders of one side. */
const toFigures = (today: OrdersToday, side: Side): Figure[] =>
  today.counts.flatMap(({ state, [side]: value }) =>
    state === 'delayed' ? [] : [{ label: states[state], value, to: getLink(today, side, ORDER_DAY_STAGES[state]) }],
  );

function OrdersOfToday({ today: latest }: { today: OrdersToday }) {
  const today = useDeferredValue(latest); // renders in small pieces
  const { counts, delayed, items } = today;
  const sides = SIDES.filter((side) => counts.some((count) => count[side] > 0));
  const delayedFigure: Figure = {
    label: messages.delayedOfAllDays,
    value: delayed,
    to: '/orders?view=delayed',
    tone: 'bad',
  };
  return (
    <Stack gap="3">
      {sides.length === 0 && (
        <Text color="fg.muted">
          <FormattedMessage {...messages.none} />
        </Text>
      )}
      {sides.length === 0 && delayed > 0 && <Figures items={[delayedFigure]} />}
      {sides.map((side, index) => (
        <Box key={side}>
          {sides.length > 1 && (
            <Text textStyle="sm" fontWeight="medium" mb="1.5">
              <FormattedMessage {...messages[side]} />
            </Text>
          )}
          <Figures items={[...toFigures(today, side), ...(index === 0 ? [delayedFigure] : [])]} />
        </Box>
      ))}
      {items.length > 0 && (
        <Box as="ul">
          {items.map((order) => (
            <Box as="li" key={order.id} mx="-2" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
              <OrderOfToday order={order} />
            </Box>
          ))}
        </Box>
      )}
    </Stack>
  );
}

const OrderOfToday = ({
  order: { id, pickup, drop, stage, risk, ...number },
}: {
  order: OrdersToday['items'][number];
}) => (
  <WaitingItem
    to={`/orders/${id}`}
    name={formatOrderNumber(number)}
    nameWidth="9rem"
    description={<FormattedMessage {...withValues(messages.from, { pickup: pickup ?? '', drop: drop ?? '' })} />}
    aside={<StatusBadge {...((risk && RISK_STYLES[risk]) ?? orderStatusStyles[stage])} />}
  />
);
