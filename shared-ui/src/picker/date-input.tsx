import { Popover, Portal } from '@chakra-ui/react';
import { useEffect, useState, type ComponentProps } from 'react';
import { Box, IconButton } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { useSay, type Words } from '../base/words.ts';
import { dateMask, MaskedInput } from '../form/masked-input.tsx';
import { Calendar } from './calendar.tsx';
import { shownDay, typedDay } from './days.ts';
import { messages } from './picker.messages.ts';

type DateInputProps = {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  onValue: (day: string) => void;
  /** Left with something that is no day. */
  onWrong?: () => void;
  onLeave?: () => void;
  /** Where no label stands at it. */
  label?: Words;
  control?: Partial<ComponentProps<typeof MaskedInput>>;
  size?: 'sm' | 'md';
};

/** What is typed: `31.12.2026`, in parts while it is typed. The mask keeps digits and dots only. */
const inShape = (digits: string) =>
  [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)].filter(Boolean).join('.');

/** On a phone two of them share a line. */
const SMALL = { flex: { base: '1 1 8rem', md: 'none' }, w: { md: '9rem' } } as const;

/** A day, typed or chosen from the calendar. */
export function DateInput({ value, onValue, onWrong, onLeave, label, control, size = 'md' }: DateInputProps) {
  const say = useSay();
  const [text, setText] = useState(shownDay(value));
  // The value changed from outside; what is typed and no day yet stays.
  useEffect(() => setText((shown) => (value || typedDay(shown) ? shownDay(value) : shown)), [value]);

  const type = (typed: string) => {
    setText(typed);
    const day = typed === '' ? '' : typedDay(typed);
    if (day !== undefined && day !== value) onValue(day);
  };
  const leave = () => {
    if (text !== '' && typedDay(text) === undefined) onWrong?.();
    onLeave?.();
  };
  return (
    <Box position="relative" {...(size === 'sm' ? SMALL : { w: 'full' })}>
      <MaskedInput
        {...control}
        mask={dateMask}
        text={text}
        onText={(typed) => type(inShape(typed.replaceAll(/\D/g, '')))}
        onBlur={leave}
        size={size}
        pe="8"
        aria-label={label && say(label)}
        placeholder={say(messages.dateShape)}
        inputMode="numeric"
      />
      <CalendarButton value={value} disabled={control?.disabled} onChoose={(day) => type(shownDay(day))} />
    </Box>
  );
}

type CalendarButtonProps = { value: string; disabled: boolean | undefined; onChoose: (day: string) => void };

function CalendarButton({ value, disabled, onChoose }: CalendarButtonProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const choose = (day: string) => {
    onChoose(day);
    setOpen(false);
  };
  return (
    <Popover.Root
      autoFocus={false}
      open={open}
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
          aria-label={say(messages.calendar)}
        >
          <Icon name="calendar" size={15} />
        </IconButton>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={say(messages.calendar)}>
            <Popover.Body>
              <Calendar value={value} onChoose={choose} />
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
