import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCan } from 'shared-auth';
import { DAY } from 'shared-contracts/values/time';
import type { ScheduleEntry } from 'shared-contracts/fleet/vehicle-sharing';
import type { Vehicle } from 'shared-contracts/fleet/vehicles';
import { Box, Flex, QueryContent, Section, Skeleton, Text, withValues } from 'shared-ui';
import { DateTime, DateTimeRange, StatusBadge, type StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { meterDueMessages } from '../expiry/expiry.messages.ts';
import { READ_SCHEDULE_ACCESS } from '../vehicle-access.ts';
import { messages, scheduleKinds } from './vehicle-page.messages.ts';
import { vehicleQueries } from '../vehicles.api.ts';

const SCHEDULE_SPAN = 14 * DAY;

const kindStyles: Record<ScheduleEntry['kind'], StatusStyle> = {
  trip: { tone: 'progress', icon: icons.route, label: scheduleKinds.trip },
  service: { tone: 'warn', icon: icons.wrench, label: scheduleKinds.service },
  share: { tone: 'info', icon: icons.share, label: scheduleKinds.share },
  unavailable: { tone: 'neutral', icon: icons.ban, label: scheduleKinds.unavailable },
  workOrder: { tone: 'bad', icon: icons.wrench, label: scheduleKinds.workOrder },
  rest: { tone: 'neutral', icon: icons.clock, label: scheduleKinds.rest },
};

const OVERDUE: StatusStyle = { tone: 'bad', icon: icons.alert, label: messages.serviceOverdue };

const ScheduleItem = ({
  entry: { kind, fromAt, toAt, trip, workOrder, isOverdue, partner, note, due },
}: {
  entry: ScheduleEntry;
}) => (
  <Flex
    as="li"
    align="baseline"
    gap="3"
    wrap="wrap"
    py="2"
    _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}
  >
    <StatusBadge {...(isOverdue ? OVERDUE : kindStyles[kind])} />
    <Text fontVariantNumeric="tabular-nums">
      {toAt === null ? (
        <>
          <DateTime at={fromAt} /> – …
        </>
      ) : (
        <DateTimeRange from={fromAt} to={toAt} />
      )}
    </Text>
    <Text color="fg.muted">
      {trip && <Link to={`/trips/${trip.id}`}>{trip.number}</Link>}
      {workOrder && (
        <>
          <Link to={`/work-orders/${workOrder.id}`}>{workOrder.number}</Link>:{' '}
        </>
      )}
      {!trip && (partner?.name ?? note)}
      {due && due.by !== 'days' && (
        <>
          {' · '}
          <FormattedMessage
            {...withValues(meterDueMessages[due.by][isOverdue ? 'over' : 'left'], { left: Math.abs(due.left) })}
          />
        </>
      )}
    </Text>
  </Flex>
);

const NoEntries = () => (
  <Text color="fg.muted">
    <FormattedMessage {...messages.noEntries} />
  </Text>
);
const ScheduleLink = () => (
  <Link to="/vehicles-schedule">
    <Text as="span" color="accent.fg" whiteSpace="nowrap">
      <FormattedMessage {...messages.toSchedule} />
    </Text>
  </Link>
);

/** Shows the next 14 days. Own vehicles and those of partners have separate schedules with different access. */
export function ScheduleSection({ vehicle: { id }, isOwn }: { vehicle: Vehicle; isOwn: boolean }) {
  const canReadSchedule = useCan(READ_SCHEDULE_ACCESS);
  const [from] = useState(() => Math.floor(Date.now() / 1000));
  const isVisible = canReadSchedule || !isOwn;
  const schedule = useQuery({
    ...vehicleQueries.schedule(isOwn ? 'own' : 'shared', { vehicleId: id, from, to: from + SCHEDULE_SPAN }),
    enabled: isVisible,
  });
  if (!isVisible) return null;
  return (
    <Section title={messages.schedule} aside={canReadSchedule && <ScheduleLink />}>
      <QueryContent query={schedule} size="inline" skeleton={<Skeleton h="16" />}>
        {({ items }) => {
          const entries = items.flatMap((row) => row.entries);
          return entries.length === 0 ? (
            <NoEntries />
          ) : (
            <Box as="ul" my="-2">
              {entries.map((entry) => (
                <ScheduleItem key={`${entry.kind} ${entry.id}`} entry={entry} />
              ))}
            </Box>
          );
        }}
      </QueryContent>
    </Section>
  );
}
