import { DateTime } from 'luxon';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { Box, Button, chakra, Flex, IconButton, Text } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { useFormatMessage } from '../base/message.ts';
import { getMonthName, getWeekdayName } from '../format/calendar-names.ts';
import { createMonthGrid, useDayConversion } from '../format/day-conversion.ts';
import { messages } from './picker.messages.ts';

/** Keyboard navigation from a day. Weeks start on Monday. */
const KEY_NAVIGATION: Record<string, (day: DateTime) => DateTime> = {
  ArrowLeft: (day) => day.minus({ days: 1 }),
  ArrowRight: (day) => day.plus({ days: 1 }),
  ArrowUp: (day) => day.minus({ weeks: 1 }),
  ArrowDown: (day) => day.plus({ weeks: 1 }),
  Home: (day) => day.startOf('week'),
  End: (day) => day.endOf('week').startOf('day'),
  PageUp: (day) => day.minus({ months: 1 }),
  PageDown: (day) => day.plus({ months: 1 }),
};

const gridStyle = {
  '& th': { h: '7', w: '9', color: 'fg.muted', textStyle: 'xs', fontWeight: 'medium' },
  '& td': { p: '0' },
  '& td button': {
    boxSize: '9',
    borderRadius: 'sm',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    _hover: { bg: 'bg.pointed' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '-2px' },
  },
  '& [data-outside] button': { color: 'fg.faint' },
  '& [aria-current=date] button': { color: 'accent.fg', fontWeight: 'semibold' },
  '& [aria-selected=true] button': { bg: 'accent.solid', color: 'accent.contrast' },
} as const;

/** `November 2026` */
const formatMonth = (intl: IntlShape, { month, year }: DateTime) => `${getMonthName(intl, month)} ${year}`;

/** A month calendar. `value` is `YYYY-MM-DD` or empty. */
export function Calendar({ value, onSelect }: { value: string; onSelect: (day: string) => void }) {
  const intl = useIntl();
  const conversion = useDayConversion();
  const today = conversion.today();
  const [focusedDay, setFocusedDay] = useState<DateTime>(() => DateTime.fromISO(value || today));
  const grid = useRef<HTMLTableElement>(null);
  const shouldFocus = useRef(true);

  // The focus follows keyboard navigation, also into another month.
  useEffect(() => {
    if (shouldFocus.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    shouldFocus.current = false;
  }, [focusedDay]);

  const onKeyDown = (event: KeyboardEvent) => {
    const navigate = KEY_NAVIGATION[event.key];
    if (!navigate) return;
    event.preventDefault();
    shouldFocus.current = true;
    setFocusedDay(navigate(focusedDay));
  };
  const weeks = createMonthGrid(focusedDay);
  return (
    <Box w="fit-content">
      <MonthHead focusedDay={focusedDay} onChange={setFocusedDay} />
      <chakra.table
        ref={grid}
        role="grid"
        aria-label={formatMonth(intl, focusedDay)}
        css={gridStyle}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day.weekday} scope="col" abbr={getWeekdayName(intl, day.weekday, 'long')}>
                {getWeekdayName(intl, day.weekday, 'short').replace('.', '')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.toISODate()}>
              {week.map((day) => {
                const iso = day.toISODate() ?? '';
                return (
                  <td
                    key={iso}
                    aria-selected={iso === value}
                    aria-current={iso === today ? 'date' : undefined}
                    data-outside={day.month === focusedDay.month ? undefined : true}
                  >
                    <button
                      type="button"
                      tabIndex={day.hasSame(focusedDay, 'day') ? 0 : -1}
                      aria-label={`${day.day} ${formatMonth(intl, day)}`}
                      onClick={() => onSelect(iso)}
                    >
                      {day.day}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </chakra.table>
      <Button size="xs" variant="plain" mt="1" onClick={() => onSelect(today)}>
        <FormattedMessage {...messages.today} />
      </Button>
    </Box>
  );
}

function MonthHead({ focusedDay, onChange }: { focusedDay: DateTime; onChange: (day: DateTime) => void }) {
  const intl = useIntl();
  const formatMessage = useFormatMessage();
  return (
    <Flex align="center" justify="space-between" mb="1">
      <IconButton
        size="xs"
        variant="ghost"
        aria-label={formatMessage(messages.previousMonth)}
        onClick={() => onChange(focusedDay.minus({ months: 1 }))}
      >
        <Icon name="chevron-left" />
      </IconButton>
      <Text fontWeight="semibold" aria-live="polite">
        {formatMonth(intl, focusedDay)}
      </Text>
      <IconButton
        size="xs"
        variant="ghost"
        aria-label={formatMessage(messages.nextMonth)}
        onClick={() => onChange(focusedDay.plus({ months: 1 }))}
      >
        <Icon name="chevron-right" />
      </IconButton>
    </Flex>
  );
}
