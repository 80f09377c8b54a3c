import { useState } from 'react';
import { Flex, Box } from '../base/chakra.ts';
import { useSay } from '../base/words.ts';
import { FieldFrame, useFieldState, type FieldProps } from '../form/field.tsx';
import { TimeInput } from '../form/masked-fields.tsx';
import { DateInput } from './date-input.tsx';
import { useDays } from './days.ts';
import { messages } from './picker.messages.ts';

const isTime = (at: number | null | undefined): at is number => typeof at === 'number' && !Number.isNaN(at);

/** A day in the user's time zone, kept as unix seconds of its first second; with `end`, of its last. */
export function DateField({ end = false, ...frame }: FieldProps & { end?: boolean }) {
  const state = useFieldState<number | null>(frame.name);
  const { dayOf, startOf, endOf } = useDays();
  const put = (day: string) => state.setValue(day ? (end ? endOf : startOf)(day) : null);
  return (
    <FieldFrame {...frame} state={state}>
      <DateInput name={frame.name} value={isTime(state.value) ? dayOf(state.value) : ''} onValue={put} onWrong={() => state.setValue(Number.NaN)} onLeave={state.leave} />
    </FieldFrame>
  );
}

/** A date and a 24-hour time in the user's time zone, kept as unix seconds. Without a time the day begins at 00:00. */
export function DateTimeField(frame: FieldProps) {
  const say = useSay();
  const state = useFieldState<number | null>(frame.name);
  const { dayOf, timeOf, at } = useDays();
  const known = isTime(state.value);
  const day = isTime(state.value) ? dayOf(state.value) : '';
  const [typed, setTyped] = useState<string>();
  const time = typed ?? (isTime(state.value) ? timeOf(state.value) : '');
  const put = (nextDay: string, nextTime: string) => state.setValue(nextDay ? at(nextDay, /^\d\d:\d\d$/.test(nextTime) ? nextTime : '00:00') : null);
  const leaveTime = () => {
    setTyped(undefined);
    if (known) state.leave();
  };
  const putTime = (text: string) => {
    setTyped(text);
    if (day) put(day, text);
  };
  return (
    <FieldFrame {...frame} state={state}>
      <Flex gap="2" w="full">
        <Box flex="1"><DateInput name={frame.name} value={day} onValue={(next) => put(next, time)} onWrong={() => state.setValue(Number.NaN)} onLeave={state.leave} /></Box>
        <Box w="20" flexShrink="0"><TimeInput label={say(messages.time)} value={time} onValue={putTime} onLeave={leaveTime} /></Box>
      </Flex>
    </FieldFrame>
  );
}
