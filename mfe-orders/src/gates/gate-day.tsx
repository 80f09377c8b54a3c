import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { GateSchedule } from 'shared-contracts/orders/gate-bookings';
import { Box, Grid, Heading, lazyDialog, Stack, Text, withValues } from 'shared-ui';
import { notify } from 'shared-ui/data';
import { BookingCard } from './booking-card.tsx';
import { listGateRows } from './gate-rows.rules.ts';
import { GateSlot } from './gate-slot.tsx';
import { gateMutations } from './gates.api.ts';
import { edgeMessages, messages } from './gates.messages.ts';
import { type Direction, findMoveTarget, type Place } from './move-target.rules.ts';

type Gate = GateSchedule['gates'][number];
type Booking = Gate['bookings'][number];

const BookDialog = lazyDialog(() => import('./book-dialog.tsx').then((file) => file.BookDialog));

/** One column per gate with its slots and bookings; stacked on phones. */
export function GateDay({ schedule }: { schedule: GateSchedule }) {
  const { gates, timeZone } = schedule;
  const [bookingAt, setBookingAt] = useState<Place | null>(null);
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const move = useMutation(gateMutations.move());
  const bookings = gates.flatMap((gate) => gate.bookings);
  const moveTo = (id: string | null, place: Place | null) => {
    const booking = bookings.find((one) => one.id === id);
    if (!booking?.actions.includes('move') || !place) return;
    if (place.gateId === booking.gate.id && place.from === booking.from) return;
    move.mutate({ id: booking.id, ...place });
  };
  const moveBy = ({ id, gate, from }: Booking, direction: Direction) => {
    const target = findMoveTarget(gates, { gateId: gate.id, from }, direction);
    if (target) moveTo(id, target);
    else notify.info(withValues(edgeMessages[direction], { gate: gate.name }));
  };
  const drop = (place: Place) => {
    moveTo(draggedId, place);
    setDraggedId(null);
  };
  return (
    <Stack gap="4">
      <Text textStyle="sm" color="fg.muted">
        <FormattedMessage {...withValues(messages.zone, { zone: timeZone.replace('_', ' ') })} />
        {'. '}
        <Box as="span" hideBelow="md">
          <FormattedMessage {...messages.moveHelp} />
        </Box>
      </Text>
      <Grid
        gap="4"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', md: `repeat(${gates.length}, minmax(15rem, 1fr))` }}
        overflowX="auto"
      >
        {gates.map((gate) => (
          <GateColumn
            key={gate.id}
            gate={gate}
            timeZone={timeZone}
            onBook={setBookingAt}
            onDrag={setDraggedId}
            onDrop={drop}
            onMove={moveBy}
          />
        ))}
      </Grid>
      {bookingAt && <BookDialog schedule={schedule} place={bookingAt} onClose={() => setBookingAt(null)} />}
    </Stack>
  );
}

type GateColumnProps = {
  gate: Gate;
  timeZone: string;
  onBook: (place: Place) => void;
  onDrag: (id: string | null) => void;
  onDrop: (place: Place) => void;
  onMove: (booking: Booking, direction: Direction) => void;
};

function GateColumn({ gate, timeZone, onBook, onDrag, onDrop, onMove }: GateColumnProps) {
  const { id, name, slots, capacity } = gate;
  const { rows, closed } = listGateRows(gate);
  const card = (booking: Booking) => (
    <BookingCard
      key={booking.id}
      booking={booking}
      onDrag={onDrag}
      onMove={(direction) => onMove(booking, direction)}
    />
  );
  return (
    <Box as="section" aria-label={name} bg="bg.surface" borderWidth="1px" borderRadius="md" overflow="hidden">
      <Box px="3" py="2" borderBottomWidth="1px">
        <Heading as="h2" textStyle="md">
          {name}
        </Heading>
        <Text textStyle="xs" color="fg.muted">
          <FormattedMessage {...withValues(messages.capacity, { count: capacity })} />
        </Text>
      </Box>
      {slots.length === 0 && (
        <Text p="3" color="fg.muted">
          <FormattedMessage {...messages.closed} />
        </Text>
      )}
      <Box as="ol">
        {rows.map(({ from, slot, bookings }) => (
          <GateSlot
            key={from}
            from={from}
            free={slot?.free ?? 0}
            gate={name}
            timeZone={timeZone}
            onBook={() => onBook({ gateId: id, from })}
            {...(slot && { onDrop: () => onDrop({ gateId: id, from }) })}
          >
            {bookings.map(card)}
          </GateSlot>
        ))}
      </Box>
      {closed.length > 0 && (
        <Stack gap="2" p="3" borderTopWidth="1px">
          {closed.map(card)}
        </Stack>
      )}
    </Box>
  );
}
