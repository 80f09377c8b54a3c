import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { GateLink } from 'shared-contracts/orders/gate-bookings';
import { Box, Button, Flex, Heading, Stack, Text, useFormatMessage, withValues } from 'shared-ui';
import { formatDateTime } from 'shared-ui/format';
import { ConfirmDialog } from 'shared-ui/overlays';
import { type ChosenSlot, DateInput, SlotPicker } from 'shared-ui/picker';
import { slotBookingMutations } from './slot-booking.api.ts';
import { messages } from './slot-booking.messages.ts';

type SlotBookingProps = { token: string; link: GateLink; day: string; onDay: (day: string) => void };

const formatWindow = ({ windowFrom, windowTo, timeZone }: GateLink) =>
  [windowFrom, windowTo].map((at) => (at === null ? '…' : formatDateTime(at, timeZone))).join(' – ');

function BookedSlot({ token, link }: { token: string; link: GateLink }) {
  const [isConfirming, setConfirming] = useState(false);
  const cancel = useMutation(slotBookingMutations.cancel(token));
  const { booking, actions, timeZone } = link;
  if (!booking) return null;
  return (
    <Flex
      role="status"
      gap="3"
      align="center"
      justify="space-between"
      wrap="wrap"
      px="4"
      py="3"
      borderRadius="md"
      bg="status.good.bg"
      color="status.good.fg"
    >
      <Text fontWeight="semibold">
        <FormattedMessage
          {...withValues(messages.booked, { gate: booking.gate, when: formatDateTime(booking.from, timeZone) })}
        />
      </Text>
      {actions.includes('cancel') && (
        <Button size="sm" variant="outline" onClick={() => setConfirming(true)}>
          <FormattedMessage {...messages.cancel} />
        </Button>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={messages.cancel}
          text={messages.cancelText}
          confirmLabel={messages.cancel}
          danger
          onConfirm={() => cancel.mutateAsync()}
          onClose={() => setConfirming(false)}
        />
      )}
    </Flex>
  );
}

/** The purpose of a link, the booked slot, and the free ones. */
export function SlotBooking({ token, link, day, onDay }: SlotBookingProps) {
  const formatMessage = useFormatMessage();
  const [chosen, setChosen] = useState<ChosenSlot | null>(null);
  const book = useMutation(slotBookingMutations.book(token));
  const { kind, number, location, address, brand, booking, actions, windowFrom, windowTo } = link;
  const canChoose = actions.includes('book') || actions.includes('move');
  const hasWindow = windowFrom !== null || windowTo !== null;
  const settle = () => setChosen(null);
  const chooseDay = (value: string) => {
    onDay(value);
    setChosen(null);
  };
  return (
    <Stack gap="5">
      <Box>
        <Text color="fg.muted">{formatMessage(withValues(messages[kind], { number }))}</Text>
        <Heading as="h1" textStyle="2xl">
          {location}
        </Heading>
        <Text>{address}</Text>
        {hasWindow && (
          <Text fontVariantNumeric="tabular-nums">
            <FormattedMessage {...withValues(messages.window, { window: formatWindow(link) })} />
          </Text>
        )}
        <Text color="fg.muted" textStyle="sm">
          <FormattedMessage {...withValues(messages.sentBy, { brand })} />
        </Text>
      </Box>
      <BookedSlot token={token} link={link} />
      {canChoose ? (
        <Box bg="bg.surface" borderWidth="1px" borderRadius="md" p={{ base: '4', sm: '5' }}>
          <Stack gap="5">
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
            <SlotPicker {...link} value={chosen} current={booking} onChange={setChosen} />
            <Button
              alignSelf={{ sm: 'flex-start' }}
              position="sticky"
              bottom="4"
              boxShadow="md"
              disabled={!chosen}
              loading={book.isPending}
              onClick={() => chosen && book.mutate(chosen, { onSettled: settle })}
            >
              <FormattedMessage {...(booking ? messages.move : messages.book)} />
            </Button>
          </Stack>
        </Box>
      ) : (
        <Text color="fg.muted">
          <FormattedMessage {...messages.closed} />
        </Text>
      )}
    </Stack>
  );
}
