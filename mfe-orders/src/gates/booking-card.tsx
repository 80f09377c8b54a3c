import { useMutation } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import type { GateBooking } from 'shared-contracts/orders/gate-bookings';
import type { GateBookingState } from 'shared-contracts/values/network/gates';
import { Box, Flex, Icon, IconButton, StyledLink, Text, useFormatMessage, withValues } from 'shared-ui';
import { formatDateTime, StatusBadge, type Tone } from 'shared-ui/format';
import { icons, type IconType } from 'shared-ui/icons';
import { type Action, ConfirmDialog, Menu } from 'shared-ui/overlays';
import { Link } from 'shared-ui/router';
import { gateMutations } from './gates.api.ts';
import { actionMessages, messages, states } from './gates.messages.ts';
import type { Direction } from './move-target.rules.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

type BookingCardProps = {
  booking: GateBooking;
  onDrag: (id: string | null) => void;
  onMove: (direction: Direction) => void;
};

const STYLES: Record<GateBookingState, { tone: Tone; icon: IconType }> = {
  booked: { tone: 'info', icon: icons.clock },
  arrived: { tone: 'progress', icon: icons.truck },
  done: { tone: 'good', icon: icons.check },
  cancelled: { tone: 'neutral', icon: icons.ban },
  noShow: { tone: 'bad', icon: icons.alert },
};

const DIRECTIONS: Record<string, Direction> = {
  ArrowUp: 'earlier',
  ArrowDown: 'later',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const TIME = -5;

/** A booking in the day of its gate, with what was reported of it. Alt and an arrow key move it. */
export function BookingCard({ booking, onDrag, onMove }: BookingCardProps) {
  const formatMessage = useFormatMessage();
  const { id, state, stops, from, to, timeZone, arrivedAt, isLate, isOutsideWindow, actions } = booking;
  const canMove = actions.includes('move');
  const [first] = stops;
  const toTime = (at: number) => formatDateTime(at, timeZone).slice(TIME);
  const name = stops.map(({ order }) => formatOrderNumber(order)).join(', ');
  const moveByKey = (event: KeyboardEvent) => {
    const direction = event.altKey ? DIRECTIONS[event.key] : undefined;
    if (!direction || !canMove) return;
    event.preventDefault();
    onMove(direction);
  };
  return (
    <Box
      role="group"
      tabIndex={canMove ? 0 : undefined}
      aria-label={name}
      draggable={canMove}
      cursor={canMove ? 'grab' : undefined}
      onDragStart={() => onDrag(id)}
      onDragEnd={() => onDrag(null)}
      onKeyDown={moveByKey}
      borderWidth="1px"
      borderInlineStartWidth="3px"
      borderColor={isLate ? 'status.bad.fg' : 'border.subtle'}
      borderRadius="sm"
      px="2"
      py="1.5"
      bg="bg.canvas"
    >
      <Flex justify="space-between" gap="2">
        <Box minW="0">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {stops.map(({ order }, i) => (
              <Box as="span" key={order.id}>
                {i > 0 && ', '}
                {order.isVisible ? (
                  <StyledLink asChild color="accent.fg">
                    <Link to={`/orders/${order.id}`}>{formatOrderNumber(order)}</Link>
                  </StyledLink>
                ) : (
                  formatOrderNumber(order)
                )}
              </Box>
            ))}
          </Text>
          <Text textStyle="xs" color="fg.muted">
            {[`${toTime(from)}–${toTime(to)}`, first?.organization, booking.vehicle ?? first?.carrier]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {arrivedAt !== null && (
            <Text textStyle="xs" color={isLate ? 'status.bad.fg' : 'fg.muted'}>
              {formatMessage(withValues(messages.arrived, { time: toTime(arrivedAt) }))}
            </Text>
          )}
        </Box>
        <BookingActions booking={booking} name={name} />
      </Flex>
      <Flex gap="1" mt="1" wrap="wrap">
        <StatusBadge {...STYLES[state]} label={states[state]} />
        {isLate && <StatusBadge tone="bad" icon={icons.clock} label={messages.late} />}
        {isOutsideWindow && <StatusBadge tone="warn" icon={icons.alert} label={messages.outside} />}
      </Flex>
    </Box>
  );
}

function BookingActions({ booking: { id, actions }, name }: { booking: GateBooking; name: string }) {
  const formatMessage = useFormatMessage();
  const [isCancelling, setCancelling] = useState(false);
  const setState = useMutation(gateMutations.setState());
  const items: Action[] = [
    ...(actions.includes('arrive')
      ? [{ label: actionMessages.arrive, onSelect: () => setState.mutateAsync({ id, state: 'arrived' }) }]
      : []),
    ...(actions.includes('finish')
      ? [{ label: actionMessages.finish, onSelect: () => setState.mutateAsync({ id, state: 'done' }) }]
      : []),
    ...(actions.includes('noShow')
      ? [{ label: actionMessages.noShow, onSelect: () => setState.mutateAsync({ id, state: 'noShow' }) }]
      : []),
    ...(actions.includes('cancel')
      ? [{ label: actionMessages.cancel, danger: true, onSelect: () => setCancelling(true) }]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <Menu
        trigger={
          <IconButton size="xs" variant="ghost" aria-label={formatMessage(withValues(messages.actions, { name }))}>
            <Icon name="more" />
          </IconButton>
        }
        items={items}
      />
      {isCancelling && (
        <ConfirmDialog
          title={actionMessages.cancel}
          text={withValues(messages.cancelText, { name })}
          confirmLabel={actionMessages.cancel}
          danger
          onConfirm={() => setState.mutateAsync({ id, state: 'cancelled' })}
          onClose={() => setCancelling(false)}
        />
      )}
    </>
  );
}
