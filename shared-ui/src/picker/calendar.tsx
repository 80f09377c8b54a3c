import { DateTime } from 'luxon';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Box, Button, chakra, Flex, IconButton, Text } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { useSay } from '../base/words.ts';
import { monthGrid, useDays } from './days.ts';
import { messages } from './picker.messages.ts';

/** Where a key leads from a day. Weeks begin on Monday. */
const KEYS: Record<string, (day: DateTime) => DateTime> = {
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

/** A month to choose a day from. `value` is `YYYY-MM-DD` or empty. */
export function Calendar({ value, onChoose }: { value: string; onChoose: (day: string) => void }) {
  const { locale } = useIntl();
  const days = useDays();
  const today = days.today();
  const [at, setAt] = useState<DateTime>(() => DateTime.fromISO(value || today).setLocale(locale));
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(true);

  // The focus follows the day that the keys lead to, also into another month.
  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    moved.current = false;
  }, [at]);

  const onKeyDown = (event: KeyboardEvent) => {
    const lead = KEYS[event.key];
    if (!lead) return;
    event.preventDefault();
    moved.current = true;
    setAt(lead(at));
  };
  const weeks = monthGrid(at);
  return (
    <Box w="fit-content">
      <MonthHead at={at} onMonth={setAt} />
      <chakra.table ref={grid} role="grid" aria-label={at.toFormat('LLLL yyyy')} css={gridStyle} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day.weekday} scope="col" abbr={day.toFormat('cccc')}>
                {day.toFormat('ccc').slice(0, 3)}
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
                    data-outside={day.month === at.month ? undefined : true}
                  >
                    <button
                      type="button"
                      tabIndex={day.hasSame(at, 'day') ? 0 : -1}
                      aria-label={day.toFormat('d LLLL yyyy')}
                      onClick={() => onChoose(iso)}
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
      <Button size="xs" variant="plain" mt="1" onClick={() => onChoose(today)}>
        <FormattedMessage {...messages.today} />
      </Button>
    </Box>
  );
}

function MonthHead({ at, onMonth }: { at: DateTime; onMonth: (at: DateTime) => void }) {
  const say = useSay();
  return (
    <Flex align="center" justify="space-between" mb="1">
      <IconButton
        size="xs"
        variant="ghost"
        aria-label={say(messages.previousMonth)}
        onClick={() => onMonth(at.minus({ months: 1 }))}
      >
        <Icon name="chevron-left" />
      </IconButton>
      <Text fontWeight="semibold" aria-live="polite">
        {at.toFormat('LLLL yyyy')}
      </Text>
      <IconButton
        size="xs"
        variant="ghost"
        aria-label={say(messages.nextMonth)}
        onClick={() => onMonth(at.plus({ months: 1 }))}
      >
        <Icon name="chevron-right" />
      </IconButton>
    </Flex>
  );
}
