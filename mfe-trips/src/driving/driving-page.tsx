import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSession } from 'shared-auth';
import type { MyTrip } from 'shared-contracts/trip-driving';
import { Box, EmptyState, fill, Flex, Heading, Icon, Loaded, Page, Stack, Text, type Words } from 'shared-ui';
import { DateTime, DateTimeRange, StatusBadge, tripLooks } from 'shared-ui/format';
import { Link } from 'shared-ui/router';
import { drivingQueries } from './driving.api.ts';
import { messages } from './driving.messages.ts';
import type { Kept } from './outbox.ts';
import { OldNote } from './old-note.tsx';
import { QueueBar } from './queue-bar.tsx';
import { useDay } from './use-day.ts';
import { useKeepsSending, useSending } from './use-sending.ts';

const ROLLING: readonly string[] = ['started', 'transit'];
/** What runs comes first. */
const inOrder = (trips: readonly MyTrip[]) =>
  trips.toSorted((a, b) => Number(ROLLING.includes(b.stage)) - Number(ROLLING.includes(a.stage)));

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
              <StatusBadge {...tripLooks[trip.stage]} />
            </Flex>
            {first && last && (
              <Text mt="1" textStyle="lg">
                <FormattedMessage {...fill(messages.fromTo, { from: first.location.name, to: last.location.name })} />
              </Text>
            )}
            <Text mt="1" color="fg.muted">
              <DateTimeRange from={trip.pickAt} to={trip.dropAt} />
            </Text>
            <Text color="fg.muted">
              {trip.vehicle && `${trip.vehicle.name} · `}
              <FormattedMessage {...fill(messages.stops, { count: trip.stops.length })} /> ·{' '}
              <FormattedMessage {...fill(messages.orders, { count: trip.orders.length })} />
            </Text>
          </Box>
          <Icon name="chevron-right" size={24} />
        </Flex>
      </Link>
    </Box>
  );
}

const Trips = ({ title, trips }: { title: Words; trips: readonly MyTrip[] }) => (
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
        {inOrder(trips).map((trip) => (
          <TripCard key={trip.id} trip={trip} />
        ))}
      </Stack>
    )}
  </Box>
);

const Mine = ({ kept }: { kept: Kept & { isOld: boolean } }) => {
  const { today, next, isOld, loadedAt } = kept;
  return (
    <>
      {isOld && (
        <OldNote>
          <DateTime at={loadedAt} />
        </OldNote>
      )}
      {today.length + next.length === 0 ? (
        <EmptyState title={messages.empty} text={messages.emptyText} />
      ) : (
        <>
          <Trips title={messages.today} trips={today} />
          {next.length > 0 && <Trips title={messages.next} trips={next} />}
        </>
      )}
    </>
  );
};

/** What the signed-in driver drives today, and what comes next. */
export default function DrivingPage() {
  const userId = useSession((session) => session.user?.id ?? '');
  const trips = useQuery(drivingQueries.trips(useQueryClient(), userId, useDay()));
  const sending = useSending();
  useKeepsSending(sending);
  return (
    <Page title={messages.title}>
      <Stack gap="5" maxW="2xl">
        <QueueBar entries={sending.entries} onForget={sending.forget} />
        <Loaded query={trips}>{(kept) => <Mine kept={kept} />}</Loaded>
      </Stack>
    </Page>
  );
}
