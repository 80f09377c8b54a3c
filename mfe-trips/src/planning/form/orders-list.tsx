import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Checkbox, withValues, Flex, Stack, Text, useFormatMessage } from 'shared-ui';
import { DateTime, LoadText } from 'shared-ui/format';
import type { FormOrder } from './trip-form-context.tsx';
import { formMessages as messages } from './trip-form.messages.ts';

type OrderRowProps = { order: FormOrder; isSelected: boolean; onToggle: (id: string) => void };

/** Memoized, because the list may have hundreds of rows. */
const OrderRow = memo(
  ({ order: { id, organization, pickup, drop, pickupFrom, load, number }, isSelected, onToggle }: OrderRowProps) => (
    <Box
      as="li"
      py="1.5"
      px="2"
      bg={isSelected ? 'accent.subtle' : undefined}
      css={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 62px' }}
      _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}
    >
      <Checkbox checked={isSelected} onChange={() => onToggle(id)}>
        <Box minW="0" textStyle="sm">
          <Flex columnGap="2" wrap="wrap">
            <Text fontWeight="medium">{number}</Text>
            <Text color="fg.muted">{organization}</Text>
          </Flex>
          <Text>
            <FormattedMessage {...withValues(messages.leg, { from: pickup, to: drop })} />
          </Text>
          <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
            <DateTime at={pickupFrom} /> · <LoadText load={load} />
          </Text>
        </Box>
      </Checkbox>
    </Box>
  ),
);

type OrdersListProps = {
  orders: readonly FormOrder[];
  selectedIds: ReadonlySet<string>;
  onToggle: (id: string) => void;
};

export function OrdersList({ orders, selectedIds, onToggle }: OrdersListProps) {
  const formatMessage = useFormatMessage();
  return (
    <Stack
      as="ul"
      aria-label={formatMessage(messages.orders)}
      gap="0"
      maxH="340px"
      overflowY="auto"
      borderWidth="1px"
      borderRadius="md"
      listStyleType="none"
      tabIndex={0}
    >
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} isSelected={selectedIds.has(order.id)} onToggle={onToggle} />
      ))}
    </Stack>
  );
}
