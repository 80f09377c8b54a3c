import { FormattedMessage } from 'react-intl';
import { Box, chakra, Text, type Message } from 'shared-ui';
import { DateTime, DateTimeRange, Duration } from 'shared-ui/format';
import { messages } from './planned-stop.messages.ts';

type PlannedStopProps = {
  location: { name: string };
  plannedAt: number | null;
  windowFrom: number | null;
  windowTo: number | null;
  lateMinutes: number;
  /** The vehicle has reached or left it. */
  isPassed?: boolean;
  /** Why it is highlighted. */
  mark?: Message;
};

/** An item of the list of stops that a change would lead to. */
export function PlannedStop(props: PlannedStopProps) {
  const { location, plannedAt, windowFrom, windowTo, lateMinutes, isPassed = false, mark } = props;
  return (
    <chakra.li py="1" color={isPassed ? 'fg.muted' : undefined}>
      <Text as="span" fontWeight={mark ? 'semibold' : undefined}>
        {location.name}
      </Text>
      {mark && (
        <Text as="span" color="accent.fg">
          {' · '}
          <FormattedMessage {...mark} />
        </Text>
      )}
      {isPassed ? (
        <Text as="span">
          {' · '}
          <FormattedMessage {...messages.passed} />
        </Text>
      ) : (
        <Box textStyle="xs" color="fg.muted">
          <DateTime at={plannedAt} />
          {(windowFrom !== null || windowTo !== null) && (
            <>
              {' · '}
              <FormattedMessage {...messages.window} /> <DateTimeRange from={windowFrom} to={windowTo} />
            </>
          )}
          {lateMinutes > 0 && (
            <Text as="span" color="status.bad.fg">
              {' · '}
              <FormattedMessage {...messages.late} /> <Duration minutes={lateMinutes} />
            </Text>
          )}
        </Box>
      )}
    </chakra.li>
  );
}
