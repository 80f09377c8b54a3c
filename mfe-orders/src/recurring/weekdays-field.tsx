import { FormattedMessage, useIntl } from 'react-intl';
import { WEEKDAYS } from 'shared-contracts/values/orders/recurring-orders';
import { Box, Checkbox, Flex, Text } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { messages } from './recurring.messages.ts';
import { getWeekdayName } from './weekdays.ts';

export function WeekdaysField() {
  const intl = useIntl();
  const [weekdays, setWeekdays] = useFormValue<number[]>('weekdays');
  const toggle = (weekday: number, isChecked: boolean) =>
    setWeekdays(WEEKDAYS.filter((day) => (day === weekday ? isChecked : weekdays.includes(day))));
  return (
    <Box as="fieldset" gridColumn="1 / -1" mb="4">
      <Text as="legend" textStyle="sm" fontWeight="medium" mb="2">
        <FormattedMessage {...messages.weekdays} />
      </Text>
      <Flex gap="4" wrap="wrap">
        {WEEKDAYS.map((weekday) => (
          <Checkbox
            key={weekday}
            checked={weekdays.includes(weekday)}
            onChange={(isChecked: boolean) => toggle(weekday, isChecked)}
          >
            {getWeekdayName(intl, weekday, 'long')}
          </Checkbox>
        ))}
      </Flex>
    </Box>
  );
}
