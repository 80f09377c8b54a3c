import { FormattedMessage, useIntl } from 'react-intl';
import { WEEKDAYS } from 'shared-contracts/values/orders/recurring-orders';
import { Box, Flex, Text } from '../../base/chakra.ts';
import { Checkbox } from '../../base/controls.tsx';
import type { Message } from '../../base/message.ts';
import { getWeekdayName } from '../../format/weekdays.ts';
import { useFormValue } from '../core/field.tsx';

type WeekdaysFieldProps = {
  name: string;
  label: Message;
  /** Of the names. */
  format?: 'short' | 'long';
};

/** Any weekdays; the value is a list of ISO weekdays. */
export function WeekdaysField({ name, label, format = 'long' }: WeekdaysFieldProps) {
  const intl = useIntl();
  const [weekdays, setWeekdays] = useFormValue<number[]>(name);
  const toggle = (weekday: number, isChecked: boolean) =>
    setWeekdays(WEEKDAYS.filter((day) => (day === weekday ? isChecked : weekdays.includes(day))));
  return (
    <Box as="fieldset">
      <Text as="legend" textStyle="sm" fontWeight="medium" mb="2">
        <FormattedMessage {...label} />
      </Text>
      <Flex columnGap="4" rowGap="2" wrap="wrap">
        {WEEKDAYS.map((weekday) => (
          <Checkbox
            key={weekday}
            checked={weekdays.includes(weekday)}
            onChange={(isChecked: boolean) => toggle(weekday, isChecked)}
          >
            {getWeekdayName(intl, weekday, format)}
          </Checkbox>
        ))}
      </Flex>
    </Box>
  );
}
