import { Popover, Portal } from '@chakra-ui/react';
import { useEffect, useState, type ChangeEvent, type ComponentProps, type KeyboardEvent } from 'react';
import { Box, IconButton } from '../base/chakra.ts';
import { Input } from '../base/controls.tsx';
import { Icon } from '../base/icon.tsx';
import { useFormatMessage, type Message } from '../base/message.ts';
import { Calendar } from './calendar.tsx';
import { formatDay, parseDay, useDayConversion } from '../format/day-conversion.ts';
import { messages } from './picker.messages.ts';
import { addDots, parseTypedDay } from './typed-day.rules.ts';
import { TypedDayPreview } from './typed-day-preview.tsx';

type DateInputProps = {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  onChange: (day: string) => void;
  /** Called on blur with an invalid date. */
  onInvalid?: () => void;
  onLeave?: (left: { isEmpty: boolean }) => void;
  /** Accessible name, without a visible label. */
  label?: Message;
  control?: Partial<ComponentProps<typeof Input>>;
  size?: 'sm' | 'md';
};

/** On small screens two of them share a line. */
const SMALL_STYLE = { flex: { base: '1 1 8rem', md: 'none' }, w: { md: '9rem' } } as const;

/**
 * A day, typed or selected in the calendar. A short form (`2611`, `+2d`) previews its day, and is accepted by Enter or
 * on blur.
 */
export function DateInput({ value, onChange, onInvalid, onLeave, label, control, size = 'md' }: DateInputProps) {
  const formatMessage = useFormatMessage();
  const { today } = useDayConversion();
  const [text, setText] = useState(formatDay(value));
  const [isFocused, setFocused] = useState(false);
  // Follows external changes of the value, but retains an incomplete date.
  useEffect(() => setText((current) => (value || parseDay(current) ? formatDay(value) : current)), [value]);
  const shortFormDay = isFocused && text !== '' && !parseDay(text) ? parseTypedDay(text, today()) : undefined;

  const changeText = (typed: string) => {
    setText(typed);
    const day = typed === '' ? '' : parseDay(typed);
    if (day !== undefined && day !== value) onChange(day);
  };
  const type = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isAppending = target.selectionEnd === target.value.length && target.value.length > text.length;
    const isPasted = (nativeEvent as InputEvent).inputType === 'insertFromPaste';
    changeText(isAppending && !isPasted ? addDots(target.value) : target.value);
  };
  const acceptOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !shortFormDay) return;
    event.preventDefault(); // shows the full date before the form is submitted
    changeText(formatDay(shortFormDay));
  };
  const leave = () => {
    setFocused(false);
    const day = parseTypedDay(text, today());
    if (day) changeText(formatDay(day));
    else if (text !== '') onInvalid?.();
    onLeave?.({ isEmpty: text === '' });
  };
  return (
    <Box position="relative" {...(size === 'sm' ? SMALL_STYLE : { w: 'full' })}>
      <Input
        {...control}
        autoComplete="off"
        fontVariantNumeric="tabular-nums"
        value={text}
        onChange={type}
        onKeyDown={acceptOnEnter}
        onFocus={() => setFocused(true)}
        onBlur={leave}
        size={size}
        pe="8"
        aria-label={label && formatMessage(label)}
        placeholder={formatMessage(messages.dateFormat)}
        inputMode="numeric"
      />
      <CalendarButton value={value} disabled={control?.disabled} onSelect={(day) => changeText(formatDay(day))} />
      <TypedDayPreview day={shortFormDay} />
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
