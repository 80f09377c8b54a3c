import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCan } from 'shared-auth';
import type { ScheduleEntry } from 'shared-contracts/vehicle-sharing';
import type { Vehicle } from 'shared-contracts/vehicles';
import { Box, Flex, Loaded, Section, Skeleton, Text } from 'shared-ui';
import { DateTime, DateTimeRange, StatusBadge, type Look } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { SEES_SCHEDULE } from './vehicle-access.ts';
import { messages, scheduleKinds } from './vehicle-page.messages.ts';
import { vehicleQueries } from './vehicles.api.ts';

const SPAN = 14 * 86_400;

const LOOKS: Record<ScheduleEntry['kind'], Look> = {
  trip: { tone: 'progress', icon: icons.route, label: scheduleKinds.trip },
  service: { tone: 'warn', icon: icons.wrench, label: scheduleKinds.service },
  share: { tone: 'info', icon: icons.share, label: scheduleKinds.share },
  unavailable: { tone: 'neutral', icon: icons.ban, label: scheduleKinds.unavailable },
};

const Entry = ({ entry: { kind, fromAt, toAt, trip, partner, note } }: { entry: ScheduleEntry }) => (
  <Flex
    as="li"
    align="baseline"
    gap="3"
    wrap="wrap"
    py="2"
    _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}
  >
    <StatusBadge {...LOOKS[kind]} />
    <Text fontVariantNumeric="tabular-nums">
      {toAt === null ? (
        <>
          <DateTime at={fromAt} /> – …
        </>
      ) : (
        <DateTimeRange from={fromAt} to={toAt} />
      )}
    </Text>
    <Text color="fg.muted">{trip ? <Link to={`/trips/${trip.id}`}>{trip.number}</Link> : (partner?.name ?? note)}</Text>
  </Flex>
);

const Free = () => (
  <Text color="fg.muted">
    <FormattedMessage {...messages.free} />
  </Text>
);
const ToSchedule = () => (
  <Link to="/vehicles-schedule">
    <Text as="span" color="accent.fg" whiteSpace="nowrap">
      <FormattedMessage {...messages.toSchedule} />
    </Text>
  </Link>
);

/** What the vehicle does in the next 14 days. A partner's vehicle has another schedule than one's own, which not everybody sees. */
export function ScheduleSection({ vehicle: { id }, isOwn }: { vehicle: Vehicle; isOwn: boolean }) {
  const seesOwn = useCan(SEES_SCHEDULE);
  const [from] = useState(() => Math.floor(Date.now() / 1000));
  const isSeen = seesOwn || !isOwn;
  const schedule = useQuery({
    ...vehicleQueries.schedule(isOwn ? 'own' : 'lent', { vehicleId: id, from, to: from + SPAN }),
    enabled: isSeen,
  });
  if (!isSeen) return null;
  return (
    <Section title={messages.schedule} aside={seesOwn && <ToSchedule />}>
      <Loaded query={schedule} size="inline" skeleton={<Skeleton h="16" />}>
        {({ items }) => {
          const entries = items.flatMap((row) => row.entries);
          return entries.length === 0 ? (
            <Free />
          ) : (
            <Box as="ul" my="-2">
              {entries.map((entry) => (
                <Entry key={`${entry.kind} ${entry.id}`} entry={entry} />
              ))}
            </Box>
          );
        }}
      </Loaded>
    </Section>
  );
}
