import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { SECOND_MS } from 'shared-contracts/values/time';
import { Box, Button, Flex, Icon, Stack, Text, useFormatMessage, withValues } from 'shared-ui';
import { formatDateTime } from 'shared-ui/format';
import { messages } from './gates.messages.ts';

type GateSlotProps = {
  from: number;
  /** Vehicles that may still come. */
  free: number;
  /** Its name. */
  gate: string;
  timeZone: string;
  onBook: () => void;
  /** Missing if there is no slot. */
  onDrop?: () => void;
  /** The bookings that start here. */
  children: ReactNode;
};

const TIME = -5;

/** A slot of a gate: what starts here, and a button while there is place. Bookings are dropped here. */
export function GateSlot({ from, free, gate, timeZone, onBook, onDrop, children }: GateSlotProps) {
  const formatMessage = useFormatMessage();
  const [isOver, setOver] = useState(false);
  const time = formatDateTime(from, timeZone).slice(TIME);
  const canBook = free > 0 && from > Date.now() / SECOND_MS;
  return (
    <Flex
      as="li"
      gap="3"
      px="3"
      py="1.5"
      minH="10"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      bg={isOver ? 'accent.subtle' : undefined}
      onDragOver={(event) => {
        if (!onDrop) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop?.();
      }}
    >
      <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums" pt="1" w="12" flexShrink="0">
        {time}
      </Text>
      <Stack gap="1.5" flex="1" minW="0">
        {children}
        {canBook && (
          <Box>
            <Button
              size="xs"
              variant="ghost"
              aria-label={formatMessage(withValues(messages.bookAt, { time, gate }))}
              onClick={onBook}
            >
              <Icon name="plus" size={14} />
              <FormattedMessage {...messages.book} />
            </Button>
          </Box>
        )}
      </Stack>
    </Flex>
  );
}
