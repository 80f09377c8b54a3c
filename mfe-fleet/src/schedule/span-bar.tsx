import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Flex, Icon, IconButton, Text, useSay } from 'shared-ui';
import { ViewFilter } from 'shared-ui/list';
import { hasDates } from './has-dates.ts';
import { messages, viewMessages } from './schedule.messages.ts';
import { plusDays } from './span.rules.ts';
import { USUAL, type ShownSpan, type SpanMoves } from './use-span.ts';

/** Days are told as they are, whatever zone the browser is in. */
const ZONE = { timeZone: 'UTC' } as const;
const LONG = {
  day: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
} as const;

const shownDay = (day: string) => day.split('-').toReversed().join('.');

/** In words where the browser has them, else in numbers. */
function useSpanText({ view, first, next }: ShownSpan): string {
  const { formatDate, locale } = useIntl();
  if (view === 'week') return `${shownDay(first)} – ${shownDay(plusDays(next, -1))}`;
  if (!hasDates(locale)) return shownDay(view === 'day' ? first : first.slice(0, 'YYYY-MM'.length));
  return formatDate(first, { ...ZONE, ...LONG[view] });
}

/** What time is shown, how much of it, and the way to another. */
export function SpanBar({ shown, move, goToday }: SpanMoves) {
  const say = useSay();
  return (
    <Flex align="center" gap="2" wrap="wrap" flex="1" justify={{ base: 'space-between', md: 'flex-end' }}>
      <Text fontWeight="semibold" aria-live="polite" me={{ md: '2' }}>
        {useSpanText(shown)}
      </Text>
      <Flex gap="1" align="center">
        <IconButton size="sm" variant="outline" aria-label={say(messages.before)} onClick={() => move(-1)}>
          <Icon name="chevron-left" />
        </IconButton>
        <Button size="sm" variant="outline" onClick={goToday}>
          <FormattedMessage {...messages.today} />
        </Button>
        <IconButton size="sm" variant="outline" aria-label={say(messages.after)} onClick={() => move(1)}>
          <Icon name="chevron-right" />
        </IconButton>
      </Flex>
      <ViewFilter name="view" label={messages.view} options={viewMessages} usual={USUAL} />
    </Flex>
  );
}
