import { Popover, Portal } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { IMaskInput } from 'react-imask';
import { Box, IconButton, Input } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { useSay, type Words } from '../base/words.ts';
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
  /** For those who do not see what stands around it. */
  label?: Words;
  name?: string;
  size?: 'sm' | 'md';
};

/** A day, typed or chosen from the calendar. */
export function DateInput({ value, onValue, onWrong, onLeave, label, name, size = 'md' }: DateInputProps) {
  const say = useSay();
  const [text, setText] = useState(shownDay(value));
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (value) setText(shownDay(value));
  }, [value]);

  const type = (typed: string) => {
    setText(typed);
    const day = typed === '' ? '' : typedDay(typed);
    if (day !== undefined && day !== value) onValue(day);
  };
  const leave = () => {
    if (text !== '' && typedDay(text) === undefined) onWrong?.();
    onLeave?.();
  };
  const choose = (day: string) => {
    setText(shownDay(day));
    onValue(day);
    setOpen(false);
  };
  return (
    <Box position="relative" w={size === 'sm' ? '34' : 'full'} minW={size === 'sm' ? '8.5rem' : undefined}>
      <Input asChild size={size} pe="9" fontVariantNumeric="tabular-nums">
        <IMaskInput
          mask="00{.}00{.}0000" name={name} aria-label={label && say(label)} placeholder={say(messages.dateShape)} inputMode="numeric" autoComplete="off"
          value={text} onAccept={type} onBlur={leave}
        />
      </Input>
      <Popover.Root open={open} onOpenChange={(details) => setOpen(details.open)} positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
        <Popover.Trigger asChild>
          <IconButton type="button" position="absolute" insetEnd={size === 'sm' ? '1' : '1.5'} top={size === 'sm' ? '1' : '1.5'} size="2xs" variant="ghost" aria-label={say(messages.calendar)}>
            <Icon name="calendar" size={15} />
          </IconButton>
        </Popover.Trigger>
        <Portal>
          <Popover.Positioner><Popover.Content aria-label={say(messages.calendar)}><Popover.Body><Calendar value={value} onChoose={choose} /></Popover.Body></Popover.Content></Popover.Positioner>
        </Portal>
      </Popover.Root>
    </Box>
  );
}
