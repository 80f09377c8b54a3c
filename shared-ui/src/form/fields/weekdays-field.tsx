import { FormattedMessage, useIntl } from 'react-intl';
import { WEEKDAYS } from 'shared-contracts/values/orders/recurring-orders';
import { Box, Flex, Text } from '../../base/chakra.ts';
import { Checkbox } from '../../base/controls.tsx';
import type { Message } from '../../base/message.ts';
import { getWeekdayName } from '../../format/calendar-names.ts';
import { FieldNote, useFieldState, useRegisterField } from '../core/field.tsx';

type WeekdaysFieldProps = {
  name: string;
  label: Message;
  /** The format of the names. */
  format?: 'short' | 'long';
};

/** Any number of weekdays; the value is a list of ISO weekdays. */
export function WeekdaysField({ name, label, format = 'long' }: WeekdaysFieldProps) {
  const intl = useIntl();
  useRegisterField(name, label);
  const { value, setValue, markTouched, error, control } = useFieldState<number[]>({ name });
  const toggle = (weekday: number, isChecked: boolean) => {
    setValue(WEEKDAYS.filter((day) => (day === weekday ? isChecked : value.includes(day))));
    markTouched();
  };
  const noteId = control['aria-describedby'];
  return (
    <Box as="fieldset" id={control.id} tabIndex={-1} aria-describedby={noteId} outline="none">
      <Text as="legend" textStyle="sm" fontWeight="medium" mb="2">
        <FormattedMessage {...label} />
      </Text>
      <Flex columnGap="4" rowGap="2" wrap="wrap">
        {WEEKDAYS.map((weekday) => (
          <Checkbox
            key={weekday}
            checked={value.includes(weekday)}
            onChange={(isChecked: boolean) => toggle(weekday, isChecked)}
          >
            {getWeekdayName(intl, weekday, format)}
          </Checkbox>
        ))}
      </Flex>
      <FieldNote id={noteId} help={undefined} error={error} />
    </Box>
  );
}
