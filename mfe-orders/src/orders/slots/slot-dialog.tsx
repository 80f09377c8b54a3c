import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { GateBooking, OrderGates } from 'shared-contracts/orders/gate-bookings';
import { Box, Button, Flex, QueryContent, Skeleton, Stack, Text, withValues } from 'shared-ui';
import { ConfirmDialog, Dialog, DialogBody, DialogFooter, useCloseDialog } from 'shared-ui/overlays';
import { type ChosenSlot, DateInput, SlotPicker } from 'shared-ui/picker';
import { formatDateTime } from 'shared-ui/format';
import { BookingLink } from './booking-link.tsx';
import { slotMutations, slotQueries } from './slots.api.ts';
import { messages } from './slots.messages.ts';

type DialogProps = { orderId: string; location: string; position: number; onClose: () => void };

/** Books a slot for a stop of an order, moves or cancels the booking, and lets a partner do so by a link. */
export function SlotDialog({ orderId, location, position, onClose }: DialogProps) {
  const gates = useQuery(slotQueries.ofOrder(orderId));
  return (
    <Dialog title={withValues(messages.title, { location })} width={600} onClose={onClose}>
      <QueryContent
        query={gates}
        size="inline"
        skeleton={
          <DialogBody>
            <Skeleton h="40" />
          </DialogBody>
        }
      >
        {({ items }) => {
          const entry = items.find(({ stop }) => stop === position);
          return entry ? <SlotForm orderId={orderId} entry={entry} /> : <Closed />;
        }}
      </QueryContent>
    </Dialog>
  );
}

type Entry = OrderGates['items'][number];

const currentOf = (booking: GateBooking | null) => booking && { gateId: booking.gate.id, from: booking.from };

const Closed = () => (
  <DialogBody>
    <Text color="fg.muted" pb="4">
      <FormattedMessage {...messages.closed} />
    </Text>
  </DialogBody>
);

function SlotForm({ orderId, entry }: { orderId: string; entry: Entry }) {
  const { stop, booking, actions } = entry;
  const close = useCloseDialog();
  const [day, setDay] = useState('');
  const [chosen, setChosen] = useState<ChosenSlot | null>(null);
  const slots = useQuery(slotQueries.free(orderId, stop, day));
  const book = useMutation(slotMutations.book(orderId));
  const move = useMutation(slotMutations.move(orderId));
  const canBook = booking ? booking.actions.includes('move') : actions.includes('book');
  const chooseDay = (value: string) => {
    setDay(value);
    setChosen(null);
  };
  const save = async ({ gateId, from }: ChosenSlot) => {
    await (booking
      ? move.mutateAsync({ id: booking.id, gateId, from })
      : book.mutateAsync({ gateId, from, stops: [{ orderId, stop }] }));
    close();
  };
  if (!booking && actions.length === 0) return <Closed />;
  return (
    <>
      <DialogBody>
        <Stack gap="5" pb="2">
          {booking && <BookedSlot orderId={orderId} booking={booking} />}
          {canBook && (
            <>
              <Flex gap="2" align="center" wrap="wrap">
                <Text as="span" textStyle="sm" fontWeight="medium" aria-hidden>
                  <FormattedMessage {...messages.day} />
                </Text>
                <DateInput value={day} onChange={chooseDay} label={messages.day} size="sm" />
                {day && (
                  <Button size="sm" variant="ghost" onClick={() => chooseDay('')}>
                    <FormattedMessage {...messages.allDays} />
                  </Button>
                )}
              </Flex>
              <QueryContent query={slots} size="inline" skeleton={<Skeleton h="32" />}>
                {(data) => <SlotPicker {...data} value={chosen} current={currentOf(booking)} onChange={setChosen} />}
              </QueryContent>
            </>
          )}
          {actions.includes('link') && <BookingLink orderId={orderId} stop={stop} link={entry.link} />}
        </Stack>
      </DialogBody>
      {canBook && (
        <DialogFooter>
          <Button
            disabled={!chosen}
            loading={book.isPending || move.isPending}
            // The mutation shows its error.
            onClick={() => chosen && void save(chosen).catch(() => setChosen(null))}
          >
            <FormattedMessage {...(booking ? messages.move : messages.book)} />
          </Button>
        </DialogFooter>
      )}
    </>
  );
}

function BookedSlot({ orderId, booking }: { orderId: string; booking: GateBooking }) {
  const [isConfirming, setConfirming] = useState(false);
  const cancel = useMutation(slotMutations.cancel(orderId));
  const gate = booking.gate.name;
  return (
    <Flex gap="3" align="center" justify="space-between" wrap="wrap">
      <Box>
        <Text fontWeight="medium">
          <FormattedMessage
            {...withValues(messages.booked, { gate, when: formatDateTime(booking.from, booking.timeZone) })}
          />
        </Text>
        {booking.isOutsideWindow && (
          <Text textStyle="sm" color="status.warn.fg">
            <FormattedMessage {...messages.outside} />
          </Text>
        )}
      </Box>
      {booking.actions.includes('cancel') && (
        <Button size="sm" variant="outline" onClick={() => setConfirming(true)}>
          <FormattedMessage {...messages.cancel} />
        </Button>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={messages.cancel}
          text={withValues(messages.cancelText, { gate })}
          confirmLabel={messages.cancel}
          danger
          onConfirm={() => cancel.mutateAsync(booking.id)}
          onClose={() => setConfirming(false)}
        />
      )}
    </Flex>
  );
}
