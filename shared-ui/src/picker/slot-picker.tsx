import { FormattedMessage } from 'react-intl';
import type { NamedRef } from 'shared-contracts/common';
import { Box, Button, Flex, Heading, Stack, Text } from '../base/chakra.ts';
import { withValues, useFormatMessage, type Message } from '../base/message.ts';
import { formatDate, formatDateTime } from '../format/dates.tsx';
import { messages } from './slot-picker.messages.ts';

export type ChosenSlot = { gateId: string; from: number };
type Slot = ChosenSlot & { to: number; free: number; isInWindow: boolean };

type SlotPickerProps = {
  slots: readonly Slot[];
  gates: readonly NamedRef[];
  /** The time zone of the location. */
  timeZone: string;
  value: ChosenSlot | null;
  /** The slot that is booked, which a booking moves from. */
  current?: ChosenSlot | null;
  onChange: (slot: ChosenSlot) => void;
};

const TIME = -5;
const CURRENT = { bg: 'accent.subtle', borderColor: 'accent.solid', color: 'accent.fg', opacity: 1 };

/** The slots of gates by day, those within the stop's window first. Times are on the clock of the location. */
export function SlotPicker({ slots, ...props }: SlotPickerProps) {
  const [inside, outside] = [
    slots.filter(({ isInWindow }) => isInWindow),
    slots.filter(({ isInWindow }) => !isInWindow),
  ];
  return (
    <Stack gap="5">
      <Text textStyle="sm" color="fg.muted">
        <FormattedMessage {...withValues(messages.zone, { zone: props.timeZone.replace('_', ' ') })} />
      </Text>
      {slots.length === 0 && (
        <Text role="status">
          <FormattedMessage {...messages.none} />
        </Text>
      )}
      {inside.length > 0 && <SlotSection {...props} title={messages.inWindow} slots={inside} />}
      {outside.length > 0 && (
        <SlotSection {...props} title={inside.length > 0 ? messages.outside : messages.onlyOutside} slots={outside} />
      )}
    </Stack>
  );
}

function SlotSection({ title, slots, timeZone, gates, ...props }: SlotPickerProps & { title: Message }) {
  const days = Map.groupBy(slots, ({ from }) => formatDate(from, timeZone));
  return (
    <Box as="section">
      <Heading as="h2" textStyle="md" mb="2">
        <FormattedMessage {...title} />
      </Heading>
      <Stack gap="3">
        {[...days].map(([day, ofDay]) => (
          <Box key={day}>
            <Text fontWeight="medium" textStyle="sm" mb="1.5" fontVariantNumeric="tabular-nums">
              {day}
            </Text>
            <Stack gap="2">
              {gates.map((gate) => (
                <GateSlots
                  key={gate.id}
                  {...props}
                  gate={gate}
                  timeZone={timeZone}
                  slots={ofDay.filter(({ gateId }) => gateId === gate.id)}
                />
              ))}
            </Stack>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}

type GateSlotsProps = Omit<SlotPickerProps, 'gates'> & { gate: NamedRef };

const isSame = (a: ChosenSlot | null, gateId: string, from: number) => a?.gateId === gateId && a.from === from;

function GateSlots({ gate, slots, timeZone, value, current = null, onChange }: GateSlotsProps) {
  const formatMessage = useFormatMessage();
  if (slots.length === 0) return null;
  return (
    <Flex gap="3" direction={{ base: 'column', sm: 'row' }}>
      <Text textStyle="sm" color="fg.muted" w={{ sm: '28' }} flexShrink="0" pt={{ sm: '1' }}>
        {gate.name}
      </Text>
      <Flex as="ul" role="list" gap="1.5" wrap="wrap">
        {slots.map(({ from, free }) => {
          const isChosen = isSame(value, gate.id, from);
          const isCurrent = isSame(current, gate.id, from);
          const time = formatDateTime(from, timeZone).slice(TIME);
          const label = isCurrent ? messages.current : messages[free > 0 ? 'slot' : 'full'];
          return (
            <li key={from}>
              <Button
                size="xs"
                variant={isChosen ? 'solid' : 'outline'}
                aria-pressed={isChosen}
                aria-label={formatMessage(withValues(label, { time, gate: gate.name }))}
                disabled={free === 0 || isCurrent}
                textDecoration={free === 0 && !isCurrent ? 'line-through' : undefined}
                {...(isCurrent && CURRENT)}
                fontVariantNumeric="tabular-nums"
                onClick={() => onChange({ gateId: gate.id, from })}
              >
                {time}
              </Button>
            </li>
          );
        })}
      </Flex>
    </Flex>
  );
}
