import { Popover, Portal } from '@chakra-ui/react';
import { useEffect, useState, type ComponentProps } from 'react';
import { Box, IconButton } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { useFormatMessage, type Message } from '../base/message.ts';
import { dateMask, MaskedInput } from '../form/fields/masked-input.tsx';
import { Calendar } from './calendar.tsx';
import { formatDay, parseDay } from '../format/day-conversion.ts';
import { messages } from './picker.messages.ts';

type DateInputProps = {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  onChange: (day: string) => void;
  /** Called on blur with an invalid date. */
  onInvalid?: () => void;
  onLeave?: () => void;
  /** Accessible name, without a visible label. */
  label?: Message;
  control?: Partial<ComponentProps<typeof MaskedInput>>;
  size?: 'sm' | 'md';
};

/** Adds the dots to typed digits: `31.12.2026`. */
const addDots = (digits: string) =>
  [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)].filter(Boolean).join('.');

/** On small screens two of them share a line. */
const SMALL_STYLE = { flex: { base: '1 1 8rem', md: 'none' }, w: { md: '9rem' } } as const;

/** A day, typed or selected in the calendar. */
export function DateInput({ value, onChange, onInvalid, onLeave, label, control, size = 'md' }: DateInputProps) {
  const formatMessage = useFormatMessage();
  const [text, setText] = useState(formatDay(value));
  // Follows a change of the value from outside, but keeps an incomplete date.
  useEffect(() => setText((current) => (value || parseDay(current) ? formatDay(value) : current)), [value]);

  const changeText = (typed: string) => {
    setText(typed);
    const day = typed === '' ? '' : parseDay(typed);
    if (day !== undefined && day !== value) onChange(day);
  };
  const leave = () => {
    if (text !== '' && parseDay(text) === undefined) onInvalid?.();
    onLeave?.();
  };
  return (
    <Box position="relative" {...(size === 'sm' ? SMALL_STYLE : { w: 'full' })}>
      <MaskedInput
        {...control}
        mask={dateMask}
        text={text}
        onTextChange={(typed) => changeText(addDots(typed.replaceAll(/\D/g, '')))}
        onBlur={leave}
        size={size}
        pe="8"
        aria-label={label && formatMessage(label)}
        placeholder={formatMessage(messages.dateFormat)}
        inputMode="numeric"
      />
      <CalendarButton value={value} disabled={control?.disabled} onSelect={(day) => changeText(formatDay(day))} />
    </Box>
  );
}

type CalendarButtonProps = { value: string; disabled: boolean | undefined; onSelect: (day: string) => void };

function CalendarButton({ value, disabled, onSelect }: CalendarButtonProps) {
  const formatMessage = useFormatMessage();
  const [isOpen, setOpen] = useState(false);
  const select = (day: string) => {
    onSelect(day);
    setOpen(false);
  };
  return (
    <Popover.Root
      autoFocus={false}
      open={isOpen}
      onOpenChange={(details) => setOpen(details.open)}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <IconButton
          type="button"
          position="absolute"
          insetEnd="1"
          top="50%"
          transform="translateY(-50%)"
          size="2xs"
          variant="ghost"
          disabled={disabled}
          aria-label={formatMessage(messages.calendar)}
        >
          <Icon name="calendar" size={15} />
        </IconButton>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={formatMessage(messages.calendar)}>
            <Popover.Body>
              <Calendar value={value} onSelect={select} />
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
