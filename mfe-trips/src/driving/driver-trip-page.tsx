import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSession } from 'shared-auth';
import type { MyTrip } from 'shared-contracts/trips/trip-driving';
import { Button, EmptyState, Heading, Icon, QueryContent, Page, Stack, Text, useFormatMessage } from 'shared-ui';
import { DateTime, StatusBadge, tripStatusStyles } from 'shared-ui/format';
import { useParams } from 'shared-ui/router';
import { listOrdersAt, projectTrip, type Transitions } from './trip-projection.rules.ts';
import { drivingQueries } from './driving.api.ts';
import { eventMessages, messages, stopMessages } from './driving.messages.ts';
// Browsers offer the installation once, maybe here.
import './install-prompt.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { useConfirmation, useEarliness } from './confirmation.tsx';
import { OutboxStatus } from './outbox-status.tsx';
import { TripInspections } from './trip-inspections.tsx';
import { TripMessages } from './trip-messages.tsx';
import { listScans } from './scans.rules.ts';
import { StopCard } from './stop-card.tsx';
import { arrangeStops } from './stop-order.rules.ts';
import { usePhonePosition } from './use-phone-position.ts';
import { useToday } from './use-today.ts';
import { useOutboxSync, useOutbox } from './use-outbox.ts';
import { useDriverOutbox } from './use-driver-outbox.ts';

const BACK = { to: '/driving', label: messages.title };

type DriverTripProps = { trip: MyTrip; transitions: Transitions; outbox: ReturnType<typeof useOutbox> };

function DriverTrip({ trip, transitions, outbox }: DriverTripProps) {
  const formatMessage = useFormatMessage();
  const projectedTrip = projectTrip(trip, outbox.entries, transitions);
  const driverOutbox = useDriverOutbox(trip, outbox.enqueue, usePhonePosition());
  const { ask, dialog } = useConfirmation();
  const describeEarliness = useEarliness(trip.pickAt);
  const start = () => ask(describeEarliness(), () => driverOutbox.recordEvent(null, 'start'));
  const [selectedPosition, setSelectedPosition] = useState<number>();
  const isOpen = selectedPosition !== undefined && listOrdersAt(projectedTrip, selectedPosition).length > 0;
  const openPosition = isOpen ? selectedPosition : projectedTrip.nextStop;
  const currentPosition = projectedTrip.canStart ? undefined : openPosition;
  const { ahead, done } = arrangeStops(trip.stops, projectedTrip, currentPosition);
  const scans = listScans(trip, outbox.entries);
  const renderStops = (stops: typeof ahead) => (
    <Stack as="ol" gap="3">
      {stops.map(({ stop, number }) => (
        <StopCard
          key={stop.position}
          trip={trip}
          stop={stop}
          number={number}
          projectedTrip={projectedTrip}
          isCurrent={stop.position === currentPosition}
          isStarted={!projectedTrip.canStart}
          outbox={driverOutbox}
          scans={scans}
          onSelect={() => setSelectedPosition(stop.position)}
        />
      ))}
    </Stack>
  );
  return (
    <>
      {trip.description && (
        <Text p="4" borderRadius="md" bg="status.info.bg" textStyle="lg" whiteSpace="pre-wrap">
          {trip.description}
        </Text>
      )}
      <TripInspections
        trip={trip}
        entries={outbox.entries}
        isFinished={projectedTrip.nextStop === null}
        outbox={driverOutbox}
      />
      {projectedTrip.canStart && (
        <Button size="lg" minH="14" w="full" onClick={start}>
          <Icon name="check" size={20} />
          <FormattedMessage {...eventMessages.start} />
        </Button>
      )}
      {dialog}
      {projectedTrip.nextStop === null && (
        <Text
          role="status"
          p="4"
          borderRadius="md"
          bg="status.good.bg"
          color="status.good.fg"
          textStyle="lg"
          fontWeight="semibold"
        >
          <FormattedMessage {...messages.finished} />
        </Text>
      )}
      <TripMessages tripId={trip.id} entries={outbox.entries} outbox={driverOutbox} />
      {renderStops(ahead)}
      {done.length > 0 && (
        <Stack as="section" gap="3" aria-label={formatMessage(stopMessages.doneStops)}>
          <Heading as="h2" textStyle="lg">
            <FormattedMessage {...stopMessages.doneStops} />
          </Heading>
          {renderStops(done)}
        </Stack>
      )}
    </>
  );
}

/** A trip on the driver's phone: its stops, and one button for the next event. */
export default function DriverTripPage() {
  const { id = '' } = useParams();
  const userId = useSession((session) => session.user?.id ?? '');
  const trips = useQuery(drivingQueries.trips(useQueryClient(), userId, useToday()));
  const outbox = useOutbox();
  useOutboxSync(outbox);
  return (
    <QueryContent query={trips}>
      {({ today, next, moves, furtherPickups, isCached, loadedAt }) => {
        const trip = [...today, ...next].find((item) => item.id === id);
        return (
          <Page
            title={trip?.number ?? messages.title}
            backLink={BACK}
            badge={trip && <StatusBadge {...tripStatusStyles[trip.stage]} />}
            description={trip?.vehicle?.name}
          >
            <Stack gap="4" maxW="2xl">
              {isCached && (
                <OfflineNotice>
                  <DateTime at={loadedAt} />
                </OfflineNotice>
              )}
              <OutboxStatus entries={outbox.entries} onDismiss={outbox.dismiss} />
              {trip ? (
                <DriverTrip
                  trip={trip}
                  transitions={{ moves, ...(furtherPickups && { furtherPickups }) }}
                  outbox={outbox}
                />
              ) : (
                <EmptyState title={messages.notFound} text={messages.notFoundText} />
              )}
            </Stack>
          </Page>
        );
      }}
    </QueryContent>
  );
}
