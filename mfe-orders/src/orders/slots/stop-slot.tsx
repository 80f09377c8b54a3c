import { FormattedMessage } from 'react-intl';
import type { OrderGates } from 'shared-contracts/orders/gate-bookings';
import { Box, Button, Flex, Icon, Text, withValues } from 'shared-ui';
import { formatDateTime, StatusBadge } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { messages } from './slots.messages.ts';

type StopSlotProps = {
  gates: OrderGates | undefined;
  position: number;
  onOpen: () => void;
};

/** The slot booked for a stop, or a button to book one. Empty at locations without gates. */
export function StopSlot({ gates, position, onOpen }: StopSlotProps) {
  const entry = gates?.items.find(({ stop }) => stop === position);
  if (!entry) return null;
  const { booking, actions } = entry;
  const canOpen = actions.length > 0 || (booking?.actions.length ?? 0) > 0;
  return (
    <Box mt="1">
      {booking && (
        <Text color="fg.default" fontWeight="medium">
          <FormattedMessage
            {...withValues(messages.booked, {
              gate: booking.gate.name,
              when: formatDateTime(booking.from, booking.timeZone),
            })}
          />
        </Text>
      )}
      <Flex gap="2" wrap="wrap" align="center" justify={{ md: 'flex-end' }}>
        {booking?.isLate && <StatusBadge tone="bad" icon={icons.clock} label={messages.late} />}
        {booking?.isOutsideWindow && <StatusBadge tone="warn" icon={icons.alert} label={messages.outside} />}
        {canOpen && (
          <Button size="xs" variant="outline" mt="1" onClick={onOpen}>
            <Icon name="calendar" size={14} />
            <FormattedMessage {...(booking ? messages.change : messages.book)} />
          </Button>
        )}
      </Flex>
    </Box>
  );
}
