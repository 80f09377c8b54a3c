import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Box, Button, withValues, Flex, Icon, IconButton, Text, useFormatMessage, VisuallyHidden } from 'shared-ui';
import { getDayName, getWeekdayName, useDayConversion, useTimeZone } from 'shared-ui/format';
import type { ListParams } from 'shared-ui/list';
import { weekMessages as messages } from './trip-list.messages.ts';
import { tripQueries } from '../trips.api.ts';
import { addDays, DAYS_PER_WEEK, listWeekDays } from './week.rules.ts';

const SUNDAY = 7;

/** Formats calendar days independent of the time zone. */
function useDayFormat() {
  const intl = useIntl();
  const toDate = (day: string) => new Date(`${day}T12:00:00Z`);
  return {
    short: (day: string) => getWeekdayName(intl, toDate(day).getUTCDay() || SUNDAY, 'short'),
    number: (day: string) => day.split('-').slice(1).toReversed().join('.'),
    full: (day: string) => getDayName(intl, toDate(day)),
  };
}

/** Trips of a week by pickup day. A click on a day filters the list; another click clears the filter. */
export function WeekBar({ list }: { list: ListParams }) {
  const formatMessage = useFormatMessage();
  const { toDay, toStartOfDay, toEndOfDay, today } = useDayConversion();
  const timeZone = useTimeZone();
  const from = Number(list.getValue('pickFrom')) || undefined;
  const to = Number(list.getValue('pickTo')) || undefined;
  const selectedDay = from && to && toDay(from) === toDay(to) ? toDay(from) : undefined;
  const [visibleDay, setVisibleDay] = useState(selectedDay ?? today());
  const days = listWeekDays(visibleDay);
  const [firstDay = visibleDay] = days;
  const counts = useQuery(
    tripQueries.countByDate({
      from: toStartOfDay(firstDay),
      to: toEndOfDay(addDays(firstDay, DAYS_PER_WEEK - 1)),
      timeZone,
      type: list.getValue('type'),
    }),
  );
  const toggleDay = (day: string) =>
    list.setFilters(
      day === selectedDay
        ? { pickFrom: undefined, pickTo: undefined }
        : { pickFrom: String(toStartOfDay(day)), pickTo: String(toEndOfDay(day)) },
    );
  return (
    <Flex role="group" aria-label={formatMessage(messages.title)} align="center" gap="1" w="full" maxW="3xl">
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={formatMessage(messages.previous)}
        onClick={() => setVisibleDay(addDays(visibleDay, -DAYS_PER_WEEK))}
      >
        <Icon name="chevron-left" />
      </IconButton>
      <Flex flex="1" minW="0" gap="1">
        {days.map((day) => (
          <DayButton
            key={day}
            day={day}
            count={counts.data?.get(day) ?? (counts.data && 0)}
            isToday={day === today()}
            isSelected={day === selectedDay}
            onToggle={() => toggleDay(day)}
          />
        ))}
      </Flex>
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={formatMessage(messages.next)}
        onClick={() => setVisibleDay(addDays(visibleDay, DAYS_PER_WEEK))}
      >
        <Icon name="chevron-right" />
      </IconButton>
      {!days.includes(today()) && (
        <Button size="xs" variant="outline" onClick={() => setVisibleDay(today())}>
          <FormattedMessage {...messages.today} />
        </Button>
      )}
    </Flex>
  );
}

type DayButtonProps = {
  day: string;
  count: number | undefined;
  isToday: boolean;
  isSelected: boolean;
  onToggle: () => void;
};

function DayButton({ day, count, isToday, isSelected, onToggle }: DayButtonProps) {
  const formatMessage = useFormatMessage();
  const dayFormat = useDayFormat();
  return (
    <Button
      flex="1"
      minW="0"
      h="11"
      px="1"
      variant="ghost"
      aria-pressed={isSelected}
      aria-current={isToday ? 'date' : undefined}
      flexDirection="column"
      gap="0"
      borderWidth="1px"
      borderColor={isSelected ? 'accent.solid' : 'border.subtle'}
      bg={isSelected ? 'accent.subtle' : 'bg.surface'}
      onClick={onToggle}
    >
      <VisuallyHidden>
        {formatMessage(withValues(messages.day, { day: dayFormat.full(day), count: count ?? 0 }))}
      </VisuallyHidden>
      <Text
        aria-hidden
        textStyle="xs"
        fontWeight={isToday ? 'semibold' : 'normal'}
        color={isToday ? 'accent.fg' : 'fg.muted'}
        truncate
        maxW="full"
      >
        {dayFormat.short(day)}
        <Box as="span" display={{ base: 'none', md: 'inline' }}>
          {' '}
          {dayFormat.number(day)}
        </Box>
      </Text>
      <Text
        aria-hidden
        fontWeight={count ? 'semibold' : 'normal'}
        color={count ? 'fg.default' : 'fg.muted'}
        fontVariantNumeric="tabular-nums"
      >
        {count ?? '·'}
      </Text>
    </Button>
  );
}
