import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSession } from 'shared-auth';
import type { DriverMove } from 'shared-contracts/driving';
import type { MyTrip } from 'shared-contracts/trip-driving';
import { Button, EmptyState, Icon, Loaded, Page, Stack, Text } from 'shared-ui';
import { DateTime, StatusBadge, tripLooks } from 'shared-ui/format';
import { useParams } from 'shared-ui/router';
import { tripAhead } from './ahead.rules.ts';
import { drivingQueries } from './driving.api.ts';
import { events, messages } from './driving.messages.ts';
import { OldNote } from './old-note.tsx';
import { QueueBar } from './queue-bar.tsx';
import { StopCard } from './stop-card.tsx';
import { useDay } from './use-day.ts';
import { useKeepsSending, useSending } from './use-sending.ts';
import { useTelling } from './use-telling.ts';

const BACK = { to: '/driving', label: messages.title };

type DrivenProps = { trip: MyTrip; moves: readonly DriverMove[]; sending: ReturnType<typeof useSending> };

function Driven({ trip, moves, sending }: DrivenProps) {
  const ahead = tripAhead(trip, sending.entries, moves);
  const tell = useTelling(trip, sending.add);
  const [chosen, setChosen] = useState<number>();
  const isOpen = ahead.orders.some(({ at }) => at === chosen);
  const current = ahead.mayStart ? undefined : isOpen ? chosen : ahead.nextStop;
  return (
    <>
      {trip.description && (
        <Text p="4" borderRadius="md" bg="status.info.bg" textStyle="lg" whiteSpace="pre-wrap">
          {trip.description}
        </Text>
      )}
      {ahead.mayStart && (
        <Button size="lg" minH="14" w="full" onClick={() => tell.event(null, 'start')}>
          <Icon name="check" size={20} />
          <FormattedMessage {...events.start} />
        </Button>
      )}
      {ahead.nextStop === null && (
        <Text
          role="status"
          p="4"
          borderRadius="md"
          bg="status.good.bg"
          color="status.good.fg"
          textStyle="lg"
          fontWeight="semibold"
        >
          <FormattedMessage {...messages.over} />
        </Text>
      )}
      <Stack as="ol" gap="3">
        {trip.stops.map((one, i) => (
          <StopCard
            key={one.position}
            stop={one}
            number={i + 1}
            ahead={ahead}
            isCurrent={one.position === current}
            isStarted={!ahead.mayStart}
            tell={tell}
            onChoose={() => setChosen(one.position)}
          />
        ))}
      </Stack>
    </>
  );
}

/** One trip on the driver's phone: where to go, and one button for what comes next. */
export default function DrivenTripPage() {
  const { id = '' } = useParams();
  const userId = useSession((session) => session.user?.id ?? '');
  const trips = useQuery(drivingQueries.trips(useQueryClient(), userId, useDay()));
  const sending = useSending();
  useKeepsSending(sending);
  return (
    <Loaded query={trips}>
      {({ today, next, moves, isOld, loadedAt }) => {
        const trip = [...today, ...next].find((one) => one.id === id);
        return (
          <Page
            title={trip?.number ?? messages.title}
            back={BACK}
            badge={trip && <StatusBadge {...tripLooks[trip.stage]} />}
            lead={trip?.vehicle?.name}
          >
            <Stack gap="4" maxW="2xl">
              {isOld && (
                <OldNote>
                  <DateTime at={loadedAt} />
                </OldNote>
              )}
              <QueueBar entries={sending.entries} onForget={sending.forget} />
              {trip ? (
                <Driven trip={trip} moves={moves} sending={sending} />
              ) : (
                <EmptyState title={messages.gone} text={messages.goneText} />
              )}
            </Stack>
          </Page>
        );
      }}
    </Loaded>
  );
}
