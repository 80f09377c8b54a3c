import { FormattedMessage } from 'react-intl';
import type { BookedTrip, PlanTrip } from 'shared-contracts/trips/plans/plan-trips';
import { Box, EmptyState, Flex, Heading, Stack, StyledLink, Text, useFormatMessage, withValues } from 'shared-ui';
import { DateTimeRange } from 'shared-ui/format';
import { Actions } from 'shared-ui/overlays';
import { Link } from 'shared-ui/router';
import { useDesk } from '../model/desk-context.ts';
import { useStore } from '../model/external-store.ts';
import { useDeskNames } from '../model/use-describe-drop.ts';
import { usePickUp } from '../model/use-pick-up.ts';
import { Assignment } from './assignment.tsx';
import { ProblemList } from './problem-list.tsx';
import { StopList } from './stop-list.tsx';
import { TripFigures } from './trip-figures.tsx';
import { TripHeading } from './trip-heading.tsx';
import { messages } from './trip.messages.ts';
import { useTripActions } from './use-trip-actions.ts';

type TripDetailsProps = {
  onMove: (tripId: string) => void;
  onCreate: (tripIds: readonly string[]) => Promise<unknown>;
};

/** The trip that was chosen last. Orders can be dropped into it, and dragged out of it. */
export function TripDetails(handlers: TripDetailsProps) {
  const { tripById, fleet, state } = useDesk();
  const formatMessage = useFormatMessage();
  const selectedId = useStore(state, 'selectedTripIds', (ids) => ids.at(-1));
  const trip = tripById.get(selectedId ?? '');
  const booked = fleet.trips.find(({ id }) => id === selectedId);
  return (
    <Box
      as="section"
      aria-label={formatMessage(messages.details)}
      data-drop-trip={trip?.id}
      h="full"
      overflowY="auto"
      bg="bg.surface"
      borderWidth="1px"
      borderRadius="md"
      p="3"
    >
      {trip && <PlannedTrip key={trip.id} trip={trip} {...handlers} />}
      {!trip && booked && <ExistingTrip trip={booked} />}
      {!trip && !booked && <EmptyState icon="compass" title={messages.choose} />}
    </Box>
  );
}

function PlannedTrip({ trip, onMove, onCreate }: TripDetailsProps & { trip: PlanTrip }) {
  const { plan, actions } = useDesk();
  const { nameTrip } = useDeskNames();
  const pickUp = usePickUp();
  const name = nameTrip(trip.number);
  const canChange = plan.canEdit && !trip.isLocked;
  const tripActions = useTripActions(trip, { onMove: () => onMove(trip.id), onCreate: () => onCreate([trip.id]) });
  const pickUpOrder = (id: string) => {
    const dragged = actions.dragOrder(id);
    if (dragged) pickUp(dragged);
  };
  return (
    <Stack gap="3">
      <Flex justify="space-between" gap="2" wrap="wrap" align="center">
        <TripHeading name={name} isLocked={trip.isLocked} />
        {tripActions.length > 0 && <Actions actions={tripActions} name={name} size="xs" />}
      </Flex>
      {trip.createdTrip && (
        <Text>
          <FormattedMessage {...withValues(messages.created, { number: trip.createdTrip.number })} />{' '}
          <TripLink {...trip.createdTrip} />
        </Text>
      )}
      <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        <DateTimeRange from={trip.beginsAt} to={trip.endsAt} />
      </Text>
      <ProblemList problems={trip.problems} />
      <TripFigures trip={trip} name={name} />
      {canChange && !trip.createdTrip && <Assignment trip={trip} />}
      {trip.stops.length === 0 ? (
        <Text color="fg.muted">
          <FormattedMessage {...messages.empty} />
        </Text>
      ) : (
        <StopList trip={trip} {...(canChange && { onMoveOrder: pickUpOrder })} />
      )}
    </Stack>
  );
}

const TripLink = ({ id, number }: { id: string; number: string }) => (
  <StyledLink asChild>
    <Link to={`/trips/${id}`}>
      <FormattedMessage {...withValues(messages.open, { number })} />
    </Link>
  </StyledLink>
);

const ExistingTrip = ({ trip }: { trip: BookedTrip }) => (
  <Stack gap="2">
    <Heading as="h2" textStyle="md">
      {trip.number}
    </Heading>
    <Text color="fg.muted">
      <FormattedMessage {...messages.notOfPlan} />
    </Text>
    <Text textStyle="sm" fontVariantNumeric="tabular-nums">
      <DateTimeRange from={trip.beginsAt} to={trip.endsAt} />
    </Text>
    <Stack as="ol" gap="1" ps="5" textStyle="sm">
      {trip.stops.map(({ location, plannedAt }) => (
        <li key={`${location.id} ${plannedAt}`}>{location.name}</li>
      ))}
    </Stack>
    <TripLink {...trip} />
  </Stack>
);
