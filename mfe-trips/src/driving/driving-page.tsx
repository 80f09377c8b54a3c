import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSession } from 'shared-auth';
import type { MyTrip } from 'shared-contracts/trips/trip-driving';
import {
  Box,
  EmptyState,
  withValues,
  Flex,
  Heading,
  Icon,
  QueryContent,
  Page,
  Stack,
  Text,
  type Message,
} from 'shared-ui';
import { DateTime, DateTimeRange, StatusBadge, tripStatusStyles } from 'shared-ui/format';
import { PushNotifications } from 'shared-ui/push';
import { Link } from 'shared-ui/router';
import { drivingQueries } from './driving.api.ts';
import { messages } from './driving.messages.ts';
import { InstallApp } from './install-app.tsx';
import type { CachedTrips } from './outbox.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { OutboxStatus } from './outbox-status.tsx';
import { SharedFilesPanel } from './share/shared-files-panel.tsx';
import { addSharedProofs } from './shared-proofs.ts';
import { useToday } from './use-today.ts';
import { useOutboxSync, useOutbox } from './use-outbox.ts';

const RUNNING_STAGES: readonly string[] = ['started', 'transit'];
const sortRunningFirst = (trips: readonly MyTrip[]) =>
  trips.toSorted((a, b) => Number(RUNNING_STAGES.includes(b.stage)) - Number(RUNNING_STAGES.includes(a.stage)));

function TripCard({ trip }: { trip: MyTrip }) {
  const [first, last] = [trip.stops[0], trip.stops.at(-1)];
  return (
    <Box as="li">
      <Link to={`/driving/${trip.id}`}>
        <Flex
          gap="3"
          align="center"
          p="4"
          minH="20"
          bg="bg.surface"
          borderWidth="1px"
          borderColor="border.subtle"
          borderRadius="md"
          _hover={{ bg: 'bg.hover' }}
        >
          <Box flex="1" minW="0">
            <Flex gap="2" align="center" wrap="wrap">
              <Text as="span" textStyle="lg" fontWeight="semibold">
                {trip.number}
              </Text>
              <StatusBadge {...tripStatusStyles[trip.stage]} />
            </Flex>
            {first && last && (
              <Text mt="1" textStyle="lg">
                <FormattedMessage
                  {...withValues(messages.fromTo, { from: first.location.name, to: last.location.name })}
                />
              </Text>
            )}
            <Text mt="1" color="fg.muted">
              <DateTimeRange from={trip.pickAt} to={trip.dropAt} />
            </Text>
            <Text color="fg.muted">
              {trip.vehicle && `${trip.vehicle.name} · `}
              <FormattedMessage {...withValues(messages.stops, { count: trip.stops.length })} /> ·{' '}
              <FormattedMessage {...withValues(messages.orders, { count: trip.orders.length })} />
            </Text>
          </Box>
          <Icon name="chevron-right" size={24} />
        </Flex>
      </Link>
    </Box>
  );
}

const TripSection = ({ title, trips }: { title: Message; trips: readonly MyTrip[] }) => (
  <Box as="section">
    <Heading as="h2" textStyle="lg" mb="2">
      <FormattedMessage {...title} />
    </Heading>
    {trips.length === 0 ? (
      <Text color="fg.muted">
        <FormattedMessage {...messages.nothingToday} />
      </Text>
    ) : (
      <Stack as="ul" gap="3">
        {sortRunningFirst(trips).map((trip) => (
          <TripCard key={trip.id} trip={trip} />
        ))}
      </Stack>
    )}
  </Box>
);

const MyTripList = ({ today, next, isCached, loadedAt }: CachedTrips & { isCached: boolean }) => {
  return (
    <>
      {isCached && (
        <OfflineNotice>
          <DateTime at={loadedAt} />
        </OfflineNotice>
      )}
      {today.length + next.length === 0 ? (
        <EmptyState title={messages.empty} text={messages.emptyText} />
      ) : (
        <>
          <TripSection title={messages.today} trips={today} />
          {next.length > 0 && <TripSection title={messages.next} trips={next} />}
        </>
      )}
    </>
  );
};

/** Trips of the signed-in driver: today's and upcoming ones. */
export default function DrivingPage() {
  const userId = useSession((session) => session.user?.id ?? '');
  const trips = useQuery(drivingQueries.trips(useQueryClient(), userId, useToday()));
  const outbox = useOutbox();
  useOutboxSync(outbox);
  return (
    <Page title={messages.title}>
      <Stack gap="5" maxW="2xl">
        <OutboxStatus entries={outbox.entries} onDismiss={outbox.dismiss} />
        {trips.data && (
          <SharedFilesPanel
            trips={[...trips.data.today, ...trips.data.next]}
            onAdd={(target, files) => addSharedProofs(outbox.enqueue, target, files)}
          />
        )}
        <QueryContent query={trips}>{(data) => <MyTripList {...data} />}</QueryContent>
        <PushNotifications device="phone" />
        <InstallApp />
      </Stack>
    </Page>
  );
}
