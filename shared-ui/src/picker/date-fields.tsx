import { memo, useId, useState } from 'react';
import { Box, Flex } from '../base/chakra.ts';
import { useFormatMessage } from '../base/message.ts';
import { useFormatValue } from '../form/core/use-format-value.ts';
import { FieldFrame, useFieldState, type FieldProps, type FieldState } from '../form/core/field.tsx';
import { TimeInput } from '../form/fields/time-input.tsx';
import { DateInput } from './date-input.tsx';
import { formatDate, formatDateTime } from '../format/dates.tsx';
import { formatDay, useDayConversion } from '../format/day-conversion.ts';
import { useTimeZone } from '../format/use-time-zone.ts';
import { messages } from './picker.messages.ts';

/** Invalid dates are stored as NaN, which every number schema rejects. */
const INVALID_DATE = Number.NaN;
const isValidTime = (toUnixTime: number | null | undefined): toUnixTime is number =>
  typeof toUnixTime === 'number' && !Number.isNaN(toUnixTime);

/** A day in the user's time zone, stored as unix seconds of its first second; with `end`, of its last. */
export function DateField({ end = false, ...frame }: FieldProps & { end?: boolean }) {
  const { value, setValue, markTouched, ...state } = useFieldState<number | null>(frame);
  const { toDay, toStartOfDay, toEndOfDay } = useDayConversion();
  const zone = useTimeZone();
  const formatValue = useFormatValue((time: number | null) => (isValidTime(time) ? formatDate(time, zone) : ''));
  const change = (day: string) => setValue(day ? (end ? toEndOfDay : toStartOfDay)(day) : null);
  return (
    <FieldFrame {...frame} state={state} formatValue={formatValue}>
      <DateInput
        control={state.control}
        value={isValidTime(value) ? toDay(value) : ''}
        onChange={change}
        onInvalid={() => setValue(INVALID_DATE)}
        onLeave={markTouched}
      />
    </FieldFrame>
  );
}

/** Rejected by every schema of a day. */
const INVALID_DAY = 'invalid';
const isDay = (text: string | null | undefined): text is string => !!text && text !== INVALID_DAY;

/** A day regardless of time zones, stored as `YYYY-MM-DD`. */
export function DayField(frame: FieldProps) {
  const { value, setValue, markTouched, ...state } = useFieldState<string | null>(frame);
  const formatValue = useFormatValue((day: string | null) => (isDay(day) ? formatDay(day) : ''));
  return (
    <FieldFrame {...frame} state={state} formatValue={formatValue}>
      <DateInput
        control={state.control}
        value={isDay(value) ? value : ''}
        onChange={(day) => setValue(day || null)}
        onInvalid={() => setValue(INVALID_DAY)}
        onLeave={markTouched}
      />
    </FieldFrame>
  );
}

/** A date and a 24-hour time in the user's time zone, stored as unix seconds. The time defaults to 00:00. */
export const DateTimeField = (field: FieldProps) => (
  <DateTimeView {...field} state={useFieldState<number | null>(field)} />
);

const DateTimeView = memo(
  ({
    state: { value, setValue, setValueDeferred, markTouched, ...state },
    ...frame
  }: FieldProps & { state: FieldState<number | null> }) => {
    const formatMessage = useFormatMessage();
    const timeId = useId();
    const { toDay, toTime, toUnixTime } = useDayConversion();
    const zone = useTimeZone();
    const formatValue = useFormatValue((at: number | null) => (isValidTime(at) ? formatDateTime(at, zone) : ''));
    const [typedTime, setTypedTime] = useState<string>();
    const [lastTime, setLastTime] = useState('');
    const day = isValidTime(value) ? toDay(value) : '';
    const time = typedTime ?? (isValidTime(value) ? toTime(value) : lastTime);
    if (isValidTime(value) && lastTime !== toTime(value)) setLastTime(toTime(value)); // outlives a mistyped date

    const change = (nextDay: string, nextTime: string) =>
      setValueDeferred(nextDay ? toUnixTime(nextDay, /^\d\d:\d\d$/.test(nextTime) ? nextTime : '00:00') : null);
    const changeTime = (text: string) => {
      setTypedTime(text);
      if (day) change(day, text);
    };
    const leaveDateInput = ({ isEmpty }: { isEmpty: boolean }) => {
      if (isEmpty) setLastTime('');
      markTouched();
    };
    const leaveTimeInput = () => {
      if (!day) return; // the user enters the time first
      setTypedTime(undefined);
      markTouched();
    };
    return (
      <FieldFrame {...frame} state={state} formatValue={formatValue}>
        <Flex gap="2">
          <Box flex="1">
            <DateInput
              control={state.control}
              value={day}
              onChange={(next) => change(next, time)}
              onInvalid={() => setValue(INVALID_DATE)}
              onLeave={leaveDateInput}
            />
          </Box>
          <Box w="20" flexShrink="0">
            <TimeInput
              id={timeId}
              aria-label={`${formatMessage(frame.label)}, ${formatMessage(messages.time)}`}
              disabled={frame.disabled}
              aria-invalid={!!state.error}
              text={time}
              onTextChange={changeTime}
              onLeave={leaveTimeInput}
            />
          </Box>
        </Flex>
      </FieldFrame>
    );
  },
);
