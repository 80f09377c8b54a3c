import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Flex, Icon, IconButton, Text, useSay } from 'shared-ui';
import { ViewFilter } from 'shared-ui/list';
import { messages, viewMessages } from './schedule.messages.ts';
import { plusDays } from './span.rules.ts';
import type { ShownSpan, SpanMoves } from './use-span.ts';

/** Days are told as they are, whatever zone the browser is in. */
const ZONE = { timeZone: 'UTC' } as const;

function useSpanText({ view, first, next }: ShownSpan): string {
  const { formatDate, formatDateTimeRange } = useIntl();
  if (view === 'day') return formatDate(first, { ...ZONE, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  if (view === 'month') return formatDate(first, { ...ZONE, month: 'long', year: 'numeric' });
  return formatDateTimeRange(new Date(first), new Date(plusDays(next, -1)), { ...ZONE, day: 'numeric', month: 'short', year: 'numeric' });
}

/** What time is shown, how much of it, and the way to another. */
export function SpanBar({ shown, move, goToday }: SpanMoves) {
  const say = useSay();
  return (
    <Flex align="center" gap="2" wrap="wrap" flex="1" justify={{ base: 'space-between', md: 'flex-end' }}>
      <Text fontWeight="semibold" aria-live="polite" me={{ md: '2' }}>{useSpanText(shown)}</Text>
      <Flex gap="1" align="center">
        <IconButton size="sm" variant="outline" aria-label={say(messages.before)} onClick={() => move(-1)}><Icon name="chevron-left" /></IconButton>
        <Button size="sm" variant="outline" onClick={goToday}><FormattedMessage {...messages.today} /></Button>
        <IconButton size="sm" variant="outline" aria-label={say(messages.after)} onClick={() => move(1)}><Icon name="chevron-right" /></IconButton>
      </Flex>
      <ViewFilter name="view" label={messages.view} options={viewMessages} />
    </Flex>
  );
}
