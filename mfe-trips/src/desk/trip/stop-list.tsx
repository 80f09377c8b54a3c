import { FormattedMessage } from 'react-intl';
import type { PlanStop, PlanTrip } from 'shared-contracts/trips/plans/plan-trips';
import { MINUTE } from 'shared-contracts/values/time';
import { Box, Flex, Icon, IconButton, Stack, Text, useFormatMessage, withValues, type Message } from 'shared-ui';
import { formatDateTime, useTimeZone } from 'shared-ui/format';
import { useDesk } from '../model/desk-context.ts';
import { findBreak } from '../model/breaks.rules.ts';
import { isCreated } from '../model/rows.rules.ts';
import { useFormatDuration } from '../problems/use-format-duration.ts';
import { messages } from './trip.messages.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

type StopListProps = { trip: PlanTrip; onMoveOrder?: (id: string) => void };

/** The stops of a trip in their order: place, arrival, window, and the orders, which can be moved. */
export const StopList = ({ trip, onMoveOrder }: StopListProps) => (
  <Stack as="ol" gap="2" listStyleType="none">
    {trip.stops.map((stop, index) => (
      <Stop
        key={[stop.locationId, ...stop.pickOrderIds, ...stop.dropOrderIds].join(' ')}
        stop={stop}
        breakMinutes={minutesOf(findBreak(trip.stops, index))}
        number={index + 1}
        onMoveOrder={isCreated(trip) ? undefined : onMoveOrder}
      />
    ))}
  </Stack>
);

/** Longer than any break. */
const REST_MINUTES = 6 * 60;
const minutesOf = (pause: ReturnType<typeof findBreak>) =>
  pause === null ? 0 : Math.round((pause.to - pause.from) / MINUTE);

type StopProps = {
  stop: PlanStop;
  /** On the way to it. */
  breakMinutes: number;
  number: number;
  onMoveOrder: ((id: string) => void) | undefined;
};

function Stop({ stop, breakMinutes, number, onMoveOrder }: StopProps) {
  const { locationById } = useDesk();
  const formatMessage = useFormatMessage();
  const formatDuration = useFormatDuration();
  const zone = useTimeZone();
  const { locationId, arriveAt, waitMinutes, lateMinutes, windowFrom, windowTo, pickOrderIds, dropOrderIds } = stop;
  const range = [windowFrom, windowTo].map((at) => (at === null ? '…' : formatDateTime(at, zone))).join(' – ');
  return (
    <Flex as="li" gap="2" textStyle="sm">
      <Text
        w="5"
        h="5"
        flexShrink="0"
        textAlign="center"
        textStyle="xs"
        lineHeight="20px"
        borderRadius="full"
        bg={lateMinutes > 0 ? 'status.bad.bg' : 'bg.subtle'}
        color={lateMinutes > 0 ? 'status.bad.fg' : undefined}
      >
        {number}
      </Text>
      <Box minW="0" flex="1">
        {breakMinutes > 0 && (
          <Text textStyle="xs" color="fg.muted">
            <FormattedMessage
              {...withValues(breakMinutes < REST_MINUTES ? messages.break : messages.rest, {
                duration: formatDuration(breakMinutes),
              })}
            />
          </Text>
        )}
        <Text fontWeight="medium">{locationById.get(locationId)?.name}</Text>
        <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          <FormattedMessage {...withValues(messages.arrive, { at: formatDateTime(arriveAt, zone) })} />
          {waitMinutes > 0 &&
            `, ${formatMessage(withValues(messages.waits, { duration: formatDuration(waitMinutes) }))}`}
        </Text>
        {lateMinutes > 0 && (
          <Text textStyle="xs" color="status.bad.fg" fontWeight="medium">
            <FormattedMessage {...withValues(messages.late, { duration: formatDuration(lateMinutes) })} />
          </Text>
        )}
        {(windowFrom !== null || windowTo !== null) && (
          <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
            <FormattedMessage {...withValues(messages.window, { range })} />
          </Text>
        )}
        <StopOrders label={messages.pick} orderIds={pickOrderIds} onMoveOrder={onMoveOrder} />
        <StopOrders label={messages.dropOff} orderIds={dropOrderIds} onMoveOrder={onMoveOrder} />
      </Box>
    </Flex>
  );
}

type StopOrdersProps = { label: Message; orderIds: readonly string[]; onMoveOrder: ((id: string) => void) | undefined };

function StopOrders({ label, orderIds, onMoveOrder }: StopOrdersProps) {
  const { orderById } = useDesk();
  const formatMessage = useFormatMessage();
  const orders = orderIds.flatMap((id) => orderById.get(id) ?? []);
  if (orders.length === 0) return null;
  return (
    <Flex gap="1" wrap="wrap" align="center" textStyle="xs">
      <Text color="fg.muted">
        <FormattedMessage {...label} />
      </Text>
      {orders.map(({ id, ...order }) => (
        <Flex
          key={id}
          align="center"
          data-order={onMoveOrder ? id : undefined}
          borderWidth="1px"
          borderRadius="sm"
          ps="1.5"
          pe={onMoveOrder ? '0' : '1.5'}
          userSelect="none"
          cursor={onMoveOrder ? 'grab' : undefined}
        >
          {formatOrderNumber(order)}
          {onMoveOrder && (
            <IconButton
              type="button"
              size="2xs"
              variant="ghost"
              color="fg.muted"
              aria-label={formatMessage(withValues(messages.moveOrder, { number: formatOrderNumber(order) }))}
              onClick={() => onMoveOrder(id)}
            >
              <Icon name="grip" size={12} />
            </IconButton>
          )}
        </Flex>
      ))}
    </Flex>
  );
}
