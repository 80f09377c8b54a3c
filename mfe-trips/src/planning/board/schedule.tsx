import { FormattedMessage } from 'react-intl';
import type { PlannedStop } from 'shared-contracts/trips/planner';
import { chakra, type Message, Stack } from 'shared-ui';
import { DateTimeRange, Duration } from 'shared-ui/format';
import { RichMessage } from '../rich-message.tsx';
import { scheduleMessages as messages } from './board.messages.ts';

/** What is longer than any break. */
const REST_MINUTES = 6 * 60;

/** The stops of a trip with their times, and the breaks and waits between them. */
export const Schedule = ({ stops }: { stops: readonly PlannedStop[] }) => (
  <chakra.details textStyle="xs">
    <chakra.summary cursor="pointer" color="fg.muted">
      <FormattedMessage {...messages.title} />
    </chakra.summary>
    <Stack as="ol" gap="0.5" mt="1" ps="4" listStyleType="decimal" fontVariantNumeric="tabular-nums">
      {stops.map(({ location, arriveAt, leaveAt, waitMinutes, breakMinutes = 0 }) => (
        <li key={`${location.id} ${arriveAt}`}>
          {breakMinutes > 0 && (
            <Note message={breakMinutes < REST_MINUTES ? messages.break : messages.rest} minutes={breakMinutes} />
          )}
          {location.name}, <DateTimeRange from={arriveAt} to={leaveAt} />
          {waitMinutes > 0 && <Note message={messages.wait} minutes={waitMinutes} />}
        </li>
      ))}
    </Stack>
  </chakra.details>
);

const Note = ({ message, minutes }: { message: Message; minutes: number }) => (
  <chakra.div color="fg.muted">
    <RichMessage message={message} values={{ duration: <Duration minutes={minutes} /> }} />
  </chakra.div>
);
