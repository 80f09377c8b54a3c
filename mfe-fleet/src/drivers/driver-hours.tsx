import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DriverHours as Hours } from 'shared-contracts/trips/driver-hours';
import { Box, DescriptionItem, DescriptionList, QueryContent, Skeleton, Text, type Message } from 'shared-ui';
import { DateTime, Duration } from 'shared-ui/format';
import { messages } from './driver-hours.messages.ts';
import { driverQueries } from './drivers.api.ts';

/** A text whose values are times and durations. */
const Sentence = ({ message, values }: { message: Message; values?: Record<string, ReactNode> }) => (
  <FormattedMessage {...message} {...(values && { values })} />
);

type DrivenProps = { driven: number; planned: number; max: number | null };

/** The time driven, the remaining time, and whether planned trips exceed the limit. */
function Driven({ driven, planned, max }: DrivenProps) {
  const isExceeded = max !== null && planned > max;
  return (
    <>
      {max === null ? (
        <Sentence message={messages.driven} values={{ driven: <Duration minutes={driven} /> }} />
      ) : (
        <Sentence
          message={messages.remaining}
          values={{
            driven: <Duration minutes={driven} />,
            left: <Duration minutes={Math.max(0, max - driven)} />,
            max: <Duration minutes={max} />,
          }}
        />
      )}
      {planned > driven && (
        <Text textStyle="sm" color={isExceeded ? 'status.bad.fg' : 'fg.muted'}>
          <Sentence
            message={isExceeded ? messages.exceeded : messages.planned}
            values={{ planned: <Duration minutes={planned} /> }}
          />
        </Text>
      )}
    </>
  );
}

const HoursList = ({ hours: { shift, maxShift, week, nextShift, rules } }: { hours: Hours }) => (
  <DescriptionList>
    <DescriptionItem label={messages.shift}>
      {shift ? <Driven {...shift} max={maxShift} /> : <Sentence message={messages.resting} />}
    </DescriptionItem>
    <DescriptionItem label={messages.week}>
      <Driven {...week} />
    </DescriptionItem>
    {shift && (
      <DescriptionItem label={messages.break}>
        <Sentence
          message={shift.untilBreak > 0 ? messages.breakIn : messages.breakDue}
          values={{
            minutes: <Duration minutes={shift.untilBreak} />,
            length: <Duration minutes={rules.breakMinutes} />,
          }}
        />
      </DescriptionItem>
    )}
    {shift && (
      <DescriptionItem label={messages.rest}>
        <Sentence
          message={messages.period}
          values={{ from: <DateTime at={shift.endsAt} />, to: <DateTime at={shift.restedAt} /> }}
        />
      </DescriptionItem>
    )}
    <DescriptionItem label={messages.next}>
      {nextShift ? (
        <Sentence
          message={messages.nextShift}
          values={{
            from: <DateTime at={nextShift.beganAt} />,
            planned: <Duration minutes={nextShift.planned} />,
          }}
        />
      ) : (
        <Sentence message={messages.none} />
      )}
    </DescriptionItem>
  </DescriptionList>
);

/** Past and remaining driving time of a driver: this shift, the last seven days, and the next rest. */
export function DriverHours({ driverId }: { driverId: string }) {
  const hours = useQuery(driverQueries.hours(driverId));
  return (
    <Box>
      <QueryContent query={hours} size="inline" skeleton={<Skeleton h="16" />}>
        {(loaded) => <HoursList hours={loaded} />}
      </QueryContent>
    </Box>
  );
}
