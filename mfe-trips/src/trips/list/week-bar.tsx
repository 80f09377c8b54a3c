import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Box, Button, fill, Flex, Icon, IconButton, Text, useSay, VisuallyHidden } from 'shared-ui';
import { useDays, useZone } from 'shared-ui/format';
import type { ListParams } from 'shared-ui/list';
import { week as messages } from './trip-list.messages.ts';
import { tripQueries } from './trips.api.ts';
import { plusDays, weekOf } from './week.rules.ts';

const WEEK = 7;

/** Names of days: their date alone, whatever the zone. */
function useDayNames() {
  const { formatDate } = useIntl();
  const dateOf = (day: string) => new Date(`${day}T12:00:00Z`);
  return {
    short: (day: string) => formatDate(dateOf(day), { weekday: 'short', timeZone: 'UTC' }),
    number: (day: string) => day.split('-').slice(1).toReversed().join('.'),
    whole: (day: string) =>
      formatDate(dateOf(day), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
  };
}

/** The trips of a week by the day of their pickup; a click on a day shows these alone, another one all again. */
export function WeekBar({ list }: { list: ListParams }) {
  const say = useSay();
  const { dayOf, startOf, endOf, today } = useDays();
  const timeZone = useZone();
  const from = Number(list.valueOf('pickFrom')) || undefined;
  const to = Number(list.valueOf('pickTo')) || undefined;
  const chosen = from && to && dayOf(from) === dayOf(to) ? dayOf(from) : undefined;
  const [shown, setShown] = useState(chosen ?? today());
  const days = weekOf(shown);
  const [first = shown] = days;
  const counts = useQuery(
    tripQueries.countByDate({
      from: startOf(first),
      to: endOf(plusDays(first, WEEK - 1)),
      timeZone,
      type: list.valueOf('type'),
    }),
  );
  const choose = (day: string) =>
    list.filter(
      day === chosen
        ? { pickFrom: undefined, pickTo: undefined }
        : { pickFrom: String(startOf(day)), pickTo: String(endOf(day)) },
    );
  return (
    <Flex role="group" aria-label={say(messages.title)} align="center" gap="1" w="full" maxW="3xl">
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={say(messages.previous)}
        onClick={() => setShown(plusDays(shown, -WEEK))}
      >
        <Icon name="chevron-left" />
      </IconButton>
      <Flex flex="1" minW="0" gap="1">
        {days.map((day) => (
          <Day
            key={day}
            day={day}
            count={counts.data?.get(day) ?? (counts.data && 0)}
            isToday={day === today()}
            isChosen={day === chosen}
            onChoose={() => choose(day)}
          />
        ))}
      </Flex>
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={say(messages.next)}
        onClick={() => setShown(plusDays(shown, WEEK))}
      >
        <Icon name="chevron-right" />
      </IconButton>
      {!days.includes(today()) && (
        <Button size="xs" variant="outline" onClick={() => setShown(today())}>
          <FormattedMessage {...messages.today} />
        </Button>
      )}
    </Flex>
  );
}

type DayProps = { day: string; count: number | undefined; isToday: boolean; isChosen: boolean; onChoose: () => void };

function Day({ day, count, isToday, isChosen, onChoose }: DayProps) {
  const say = useSay();
  const names = useDayNames();
  return (
    <Button
      flex="1"
      minW="0"
      h="11"
      px="1"
      variant="ghost"
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      flexDirection="column"
      gap="0"
      borderWidth="1px"
      borderColor={isChosen ? 'accent.solid' : 'border.subtle'}
      bg={isChosen ? 'accent.subtle' : 'bg.surface'}
      onClick={onChoose}
    >
      <VisuallyHidden>{say(fill(messages.day, { day: names.whole(day), count: count ?? 0 }))}</VisuallyHidden>
      <Text
        aria-hidden
        textStyle="xs"
        fontWeight={isToday ? 'semibold' : 'normal'}
        color={isToday ? 'accent.fg' : 'fg.muted'}
        truncate
        maxW="full"
      >
        {names.short(day)}
        <Box as="span" display={{ base: 'none', md: 'inline' }}>
          {' '}
          {names.number(day)}
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
