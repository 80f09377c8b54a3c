import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { OpeningHours } from 'shared-contracts/network/opening-hours';
import { Box, Text, withValues } from 'shared-ui';
import { getWeekdayName } from 'shared-ui/format';
import { openingMessages, openingOptions } from './opening-hours.messages.ts';

/** `Mon–Fri`, `Sat`, `Mon, Wed` */
function formatWeekdays(intl: IntlShape, weekdays: readonly number[]) {
  const [first = 1, ...others] = weekdays.toSorted((a, b) => a - b);
  const last = others.at(-1) ?? first;
  const nameOf = (weekday: number) => getWeekdayName(intl, weekday, 'short');
  if (others.length > 1 && last - first === others.length) return `${nameOf(first)}–${nameOf(last)}`;
  return [first, ...others].map(nameOf).join(', ');
}

const formatDay = (day: string) => day.split('-').toReversed().join('.');

/** "Mon–Fri 08:00–17:00", on the clock of the location. */
export function OpeningHoursSummary({ hours }: { hours: OpeningHours | null }) {
  const intl = useIntl();
  if (!hours) return <FormattedMessage {...openingOptions.always} />;
  const { intervals, closedDays, timeZone } = hours;
  return (
    <>
      <Box as="ul" listStyleType="none">
        {intervals.map(({ weekdays, from, to }) => (
          <li key={`${weekdays.join(' ')} ${from}`}>
            {formatWeekdays(intl, weekdays)} {from}–{to}
          </li>
        ))}
      </Box>
      {closedDays.length > 0 && (
        <Text>
          <FormattedMessage
            {...withValues(openingMessages.closedDays, { days: closedDays.toSorted().map(formatDay).join(', ') })}
          />
        </Text>
      )}
      <Text textStyle="sm" color="fg.muted">
        {timeZone}
      </Text>
    </>
  );
}
