import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AvailableOrder } from 'shared-contracts/trips/trip-planning';
import { Box, Checkbox, Flex, Icon, IconButton, Text, useFormatMessage, withValues } from 'shared-ui';
import { DateTimeRange, LoadText } from 'shared-ui/format';
import { toLoad } from 'shared-contracts/values/trips/load-totals';
import { messages } from './pool.messages.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

export const ORDER_HEIGHT = 101;

type PoolOrderProps = {
  order: AvailableOrder;
  isChosen: boolean;
  canMove: boolean;
  onChoose: (id: string, isChosen: boolean) => void;
  onPickUp: (id: string) => void;
};

/** An unplanned order: where, when and how much. */
export const PoolOrder = memo(({ order, isChosen, canMove, onChoose, onPickUp }: PoolOrderProps) => {
  const formatMessage = useFormatMessage();
  const number = formatOrderNumber(order);
  const { id, organization, stops, pickupFrom, pickupTo, vehicleTypes } = order;
  return (
    <Flex
      role="listitem"
      data-order={canMove ? id : undefined}
      gap="1.5"
      px="2"
      py="1.5"
      style={{ height: `${ORDER_HEIGHT}px` }}
      borderBottomWidth="1px"
      borderColor="border.subtle"
      bg={isChosen ? 'accent.subtle' : undefined}
      cursor={canMove ? 'grab' : undefined}
      userSelect="none"
      overflow="hidden"
    >
      <Box pt="0.5">
        <Checkbox
          checked={isChosen}
          aria-label={formatMessage(withValues(messages.choose, { number }))}
          onChange={(checked) => onChoose(id, checked)}
        />
      </Box>
      <Box flex="1" minW="0" textStyle="xs">
        <Text fontWeight="semibold" textStyle="sm" truncate>
          {number}
        </Text>
        <Text truncate>
          {stops.at(0)?.location.name} → {stops.at(-1)?.location.name}
        </Text>
        <Text color="fg.muted" truncate fontVariantNumeric="tabular-nums">
          <DateTimeRange from={pickupFrom} to={pickupTo} />
        </Text>
        <Text truncate fontVariantNumeric="tabular-nums">
          <LoadText load={toLoad(order)} />
        </Text>
        <Text color="fg.muted" truncate>
          {[organization.name, vehicleTypes.map(({ name }) => name).join(', ')].filter(Boolean).join(' · ')}
          {vehicleTypes.length === 0 && (
            <>
              {' · '}
              <FormattedMessage {...messages.flexible} />
            </>
          )}
        </Text>
      </Box>
      {canMove && (
        <IconButton
          type="button"
          size="2xs"
          variant="ghost"
          color="fg.muted"
          cursor="grab"
          aria-label={formatMessage(withValues(messages.move, { number }))}
          onClick={() => onPickUp(id)}
        >
          <Icon name="grip" size={14} />
        </IconButton>
      )}
    </Flex>
  );
});
