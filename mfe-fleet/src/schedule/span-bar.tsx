import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Flex, Icon, IconButton, Text, useFormatMessage } from 'shared-ui';
import { ViewFilter } from 'shared-ui/list';
import { hasLocaleDates } from './has-locale-dates.ts';
import { messages, viewMessages } from './schedule.messages.ts';
import { addDays } from './span.rules.ts';
import { DEFAULT_VIEW, type SpanNavigation, type VisibleSpan } from './use-span.ts';

/** Days are formatted without conversion to the browser's time zone. */
const utcFormat = { timeZone: 'UTC' } as const;
const longFormats = {
  day: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
} as const;

const formatDay = (day: string) => day.split('-').toReversed().join('.');

/** Uses numbers if the browser has no month and weekday names in the locale. */
function useSpanLabel({ view, first, next }: VisibleSpan): string {
  const { formatDate, locale } = useIntl();
  if (view === 'week') return `${formatDay(first)} – ${formatDay(addDays(next, -1))}`;
  if (!hasLocaleDates(locale)) return formatDay(view === 'day' ? first : first.slice(0, 'YYYY-MM'.length));
  return formatDate(first, { ...utcFormat, ...longFormats[view] });
}

/** Shows the visible span with buttons to navigate and change the view. */
export function SpanBar({ span, moveBy, goToToday }: SpanNavigation) {
  const formatMessage = useFormatMessage();
  return (
    <Flex align="center" gap="2" wrap="wrap" flex="1" justify={{ base: 'space-between', md: 'flex-end' }}>
      <Text fontWeight="semibold" aria-live="polite" me={{ md: '2' }}>
        {useSpanLabel(span)}
      </Text>
      <Flex gap="1" align="center">
        <IconButton size="sm" variant="outline" aria-label={formatMessage(messages.before)} onClick={() => moveBy(-1)}>
          <Icon name="chevron-left" />
        </IconButton>
        <Button size="sm" variant="outline" onClick={goToToday}>
          <FormattedMessage {...messages.today} />
        </Button>
        <IconButton size="sm" variant="outline" aria-label={formatMessage(messages.after)} onClick={() => moveBy(1)}>
          <Icon name="chevron-right" />
        </IconButton>
      </Flex>
      <ViewFilter name="view" label={messages.view} options={viewMessages} defaultValue={DEFAULT_VIEW} />
    </Flex>
  );
}
