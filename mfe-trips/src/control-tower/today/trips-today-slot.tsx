import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLiveEvents, useSession } from 'shared-auth';
import type { TripsToday } from 'shared-contracts/trips/trips-today';
import { TRIP_DAY_STAGES } from 'shared-contracts/values/trips/trip-day';
import type { Severity } from 'shared-contracts/values/trips/exceptions';
import { Box, Flex, QueryContent, Section, Skeleton, Stack, Text, withValues } from 'shared-ui';
import { formatDateTime, StatusBadge, tripStatusStyles, useTimeZone } from 'shared-ui/format';
import { Figures, SectionLink, WaitingItem, type Figure } from 'shared-ui/waiting';
import { exceptionQueries } from '../control-tower.api.ts';
import { kinds } from '../control-tower.messages.ts';
import { SEVERITY_STYLES } from '../severity-styles.ts';
import { messages, states } from './trips-today.messages.ts';

const URGENT: readonly Severity[] = ['critical', 'high'];
const OTHER: readonly Severity[] = ['medium', 'low'];

/** The list filters by one value of severity or by none. */
const getExceptionLink = (severities: readonly Severity[]) =>
  `/control-tower?${new URLSearchParams(severities.map((severity): [string, string] => ['severity', severity]))}`;

function toFigures({ from, to, counts, exceptions }: TripsToday): Figure[] {
  const sumOf = (severities: readonly Severity[]) =>
    exceptions.reduce((sum, { severity, count }) => (severities.includes(severity) ? sum + count : sum), 0);
  const ofDay = counts.map(({ state, count }) => {
    const query = new URLSearchParams(TRIP_DAY_STAGES[state].map((stage): [string, string] => ['stage', stage]));
    query.append('pickFrom', String(from));
    query.append('pickTo', String(to));
    return { label: states[state], value: count, to: `/trips?${query}` };
  });
  return [
    ...ofDay,
    { label: messages.urgent, value: sumOf(URGENT), to: getExceptionLink(URGENT), tone: 'bad' },
    { label: messages.exceptions, value: sumOf(OTHER), to: getExceptionLink(OTHER), tone: 'warn' },
  ];
}

/** Home page section: the trips of today by how far they are, and those at risk. Not for root and drivers. */
export default function TripsTodaySlot() {
  const isDispatcher = useSession(({ user }) => user?.role !== 'root' && !user?.isDriver);
  return isDispatcher ? <TripsTodaySection /> : null;
}

function TripsTodaySection() {
  const client = useQueryClient();
  const query = useQuery(exceptionQueries.today());
  const refetch = () => void client.invalidateQueries({ queryKey: exceptionQueries.today().queryKey });
  useLiveEvents('trips', refetch, () => undefined);
  useLiveEvents('exceptions', refetch, () => undefined);
  return (
    <Section title={messages.title} aside={<SectionLink to="/trips" label={messages.all} />}>
      <QueryContent query={query} size="inline" skeleton={<Skeleton h="24" />}>
        {(today) => <TripsOfToday today={today} />}
      </QueryContent>
    </Section>
  );
}

function TripsOfToday({ today: latest }: { today: TripsToday }) {
  const today = useDeferredValue(latest); // renders in small pieces
  const { counts, items } = today;
  return (
    <Stack gap="3">
      {counts.every(({ count }) => count === 0) && (
        <Text color="fg.muted">
          <FormattedMessage {...messages.none} />
        </Text>
      )}
      <Figures items={toFigures(today)} />
      {items.length > 0 && (
        <Box as="ul">
          {items.map((trip) => (
            <Box as="li" key={trip.id} mx="-2" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
              <TripOfToday trip={trip} />
            </Box>
          ))}
        </Box>
      )}
    </Stack>
  );
}

function TripOfToday({ trip }: { trip: TripsToday['items'][number] }) {
  const { id, number, stage, risk, vehicle } = trip;
  return (
    <WaitingItem
      to={`/trips/${id}`}
      name={number}
      nameWidth="6rem"
      description={
        <>
          {vehicle && `${vehicle.name} · `}
          <Where {...trip} />
        </>
      }
      aside={
        <Flex gap="1.5">
          {risk && <StatusBadge {...SEVERITY_STYLES[risk.severity]} label={kinds[risk.kind]} />}
          <StatusBadge {...tripStatusStyles[stage]} />
        </Flex>
      }
    />
  );
}

/** The next stop of a running trip, otherwise its first and last stop. */
function Where({ nextStop, pickup, drop }: TripsToday['items'][number]) {
  const timeZone = useTimeZone();
  if (!nextStop?.eta)
    return <FormattedMessage {...withValues(messages.from, { pickup: pickup ?? '', drop: drop ?? '' })} />;
  return (
    <Text as="span" color={nextStop.etaLateBy ? 'status.bad.fg' : undefined}>
      <FormattedMessage
        {...withValues(messages.next, { place: nextStop.name, time: formatDateTime(nextStop.eta, timeZone) })}
      />
    </Text>
  );
}
