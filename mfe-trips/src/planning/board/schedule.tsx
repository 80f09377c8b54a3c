import { FormattedMessage } from 'react-intl';
import type { PlannedStop } from 'shared-contracts/trips/planner';
import { chakra, Stack } from 'shared-ui';
import { DateTimeRange, Duration } from 'shared-ui/format';
import { BreakNote } from '../break-note.tsx';
import { RichMessage } from '../rich-message.tsx';
import { scheduleMessages as messages } from './board.messages.ts';

/** The stops of a trip with their times, and the breaks and waits between them. */
export const Schedule = ({ stops }: { stops: readonly PlannedStop[] }) => (
  <chakra.details textStyle="xs">
    <chakra.summary cursor="pointer" color="fg.muted">
      <FormattedMessage {...messages.title} />
    </chakra.summary>
    <Stack as="ol" gap="0.5" mt="1" ps="4" listStyleType="decimal" fontVariantNumeric="tabular-nums">
      {stops.map(({ location, arriveAt, leaveAt, waitMinutes, breakMinutes }) => (
        <li key={`${location.id} ${arriveAt}`}>
          <BreakNote minutes={breakMinutes} />
          {location.name}, <DateTimeRange from={arriveAt} to={leaveAt} />
          {waitMinutes > 0 && (
            <chakra.div color="fg.muted">
              <RichMessage message={messages.wait} values={{ duration: <Duration minutes={waitMinutes} /> }} />
            </chakra.div>
          )}
        </li>
      ))}
    </Stack>
  </chakra.details>
);
