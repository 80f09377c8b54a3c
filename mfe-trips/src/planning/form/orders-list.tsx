import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Checkbox, fill, Flex, Stack, Text, useSay } from 'shared-ui';
import { DateTime, Measure } from 'shared-ui/format';
import type { ShownOrder } from './known-orders.tsx';
import { Rich } from './rich.tsx';
import { form as messages } from './trip-form.messages.ts';

type OrderRowProps = { order: ShownOrder; isChosen: boolean; onToggle: (id: string) => void };

/** Drawn again only when it is chosen or no more: there may be hundreds. */
const OrderRow = memo(
  ({
    order: { id, number, organization, pickup, drop, pickupFrom, space, weight },
    isChosen,
    onToggle,
  }: OrderRowProps) => (
    <Box
      as="li"
      py="1.5"
      px="2"
      bg={isChosen ? 'accent.subtle' : undefined}
      css={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 62px' }}
      _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}
    >
      <Checkbox checked={isChosen} onChange={() => onToggle(id)}>
        <Box minW="0" textStyle="sm">
          <Flex columnGap="2" wrap="wrap">
            <Text fontWeight="medium">{number}</Text>
            <Text color="fg.muted">{organization}</Text>
          </Flex>
          <Text>
            <FormattedMessage {...fill(messages.leg, { from: pickup, to: drop })} />
          </Text>
          <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
            <DateTime at={pickupFrom} /> ·{' '}
            <Rich
              words={messages.load}
              values={{
                space: <Measure value={space} kind="space" />,
                weight: <Measure value={weight} kind="weight" />,
              }}
            />
          </Text>
        </Box>
      </Checkbox>
    </Box>
  ),
);

type OrdersListProps = { orders: readonly ShownOrder[]; chosen: ReadonlySet<string>; onToggle: (id: string) => void };

export function OrdersList({ orders, chosen, onToggle }: OrdersListProps) {
  const say = useSay();
  return (
    <Stack
      as="ul"
      aria-label={say(messages.orders)}
      gap="0"
      maxH="340px"
      overflowY="auto"
      borderWidth="1px"
      borderRadius="md"
      listStyleType="none"
      tabIndex={0}
    >
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} isChosen={chosen.has(order.id)} onToggle={onToggle} />
      ))}
    </Stack>
  );
}
