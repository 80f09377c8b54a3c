import { memo, useId, useState } from 'react';
import { Box, Flex } from '../base/chakra.ts';
import { useSay } from '../base/words.ts';
import { FieldFrame, useFieldState, type FieldProps, type FieldState } from '../form/field.tsx';
import { TimeInput } from '../form/time-input.tsx';
import { DateInput } from './date-input.tsx';
import { useDays } from './days.ts';
import { messages } from './picker.messages.ts';

/** What is typed and no day is kept as NaN, which every schema of a number refuses. */
const NO_DAY = Number.NaN;
const isKnown = (at: number | null | undefined): at is number => typeof at === 'number' && !Number.isNaN(at);

/** A day in the user's time zone, kept as unix seconds of its first second; with `end`, of its last. */
export function DateField({ end = false, ...frame }: FieldProps & { end?: boolean }) {
  const { value, setValue, leave, ...state } = useFieldState<number | null>(frame);
  const { dayOf, startOf, endOf } = useDays();
  const put = (day: string) => setValue(day ? (end ? endOf : startOf)(day) : null);
  return (
    <FieldFrame {...frame} state={state}>
      <DateInput
        control={state.control}
        value={isKnown(value) ? dayOf(value) : ''}
        onValue={put}
        onWrong={() => setValue(NO_DAY)}
        onLeave={leave}
      />
    </FieldFrame>
  );
}

/** A date and a 24-hour time in the user's time zone, kept as unix seconds. Without a time the day begins at 00:00. */
export const DateTimeField = (field: FieldProps) => (
  <DateTimeView {...field} state={useFieldState<number | null>(field)} />
);

const DateTimeView = memo(
  ({
    state: { value, setValue, type: typeValue, leave, ...state },
    ...frame
  }: FieldProps & { state: FieldState<number | null> }) => {
    const say = useSay();
    const timeId = useId();
    const { dayOf, timeOf, at } = useDays();
    const [typed, setTyped] = useState<string>();
    const day = isKnown(value) ? dayOf(value) : '';
    const time = typed ?? (isKnown(value) ? timeOf(value) : '');

    const put = (nextDay: string, nextTime: string) =>
      typeValue(nextDay ? at(nextDay, /^\d\d:\d\d$/.test(nextTime) ? nextTime : '00:00') : null);
    const type = (text: string) => {
      setTyped(text);
      if (day) put(day, text);
    };
    const leaveTime = () => {
      if (!day) return; // the day comes next
      setTyped(undefined);
      leave();
    };
    return (
      <FieldFrame {...frame} state={state}>
        <Flex gap="2">
          <Box flex="1">
            <DateInput
              control={state.control}
              value={day}
              onValue={(next) => put(next, time)}
              onWrong={() => setValue(NO_DAY)}
              onLeave={leave}
            />
          </Box>
          <Box w="20" flexShrink="0">
            <TimeInput
              id={timeId}
              aria-label={`${say(frame.label)}, ${say(messages.time)}`}
              disabled={frame.disabled}
              aria-invalid={!!state.wrong}
              text={time}
              onText={type}
              onLeave={leaveTime}
            />
          </Box>
        </Flex>
      </FieldFrame>
    );
  },
);
