import { FormattedMessage } from 'react-intl';
import type { PlanTrip } from 'shared-contracts/trips/plans/plan-trips';
import { Box, Flex, Stack, Text, withValues } from 'shared-ui';
import { DateTimeRange, PersonName } from 'shared-ui/format';
import { Actions } from 'shared-ui/overlays';
import { messages } from '../desk.messages.ts';
import { useDesk } from '../model/desk-context.ts';
import { useDeskNames } from '../model/use-describe-drop.ts';
import { ProblemList } from '../trip/problem-list.tsx';
import { StopList } from '../trip/stop-list.tsx';
import { TripHeading } from '../trip/trip-heading.tsx';
import { useTripActions } from '../trip/use-trip-actions.ts';

type TripListProps = {
  onMoveTrip: (tripId: string) => void;
  onMoveOrder: (orderId: string) => void;
  onCreate: (tripIds: readonly string[]) => Promise<unknown>;
};

/** The trips of the plan one below the other, for phones: moved by dialog instead of dragging. */
export function TripList(handlers: TripListProps) {
  const { plan } = useDesk();
  const trips = plan.planTrips.toSorted((one, other) => (one.beginsAt ?? 0) - (other.beginsAt ?? 0));
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {trips.map((trip) => (
        <Trip key={trip.id} trip={trip} {...handlers} />
      ))}
    </Stack>
  );
}

function Trip({ trip, onMoveTrip, onMoveOrder, onCreate }: TripListProps & { trip: PlanTrip }) {
  const { plan, vehicleById, driverById } = useDesk();
  const { nameTrip } = useDeskNames();
  const name = nameTrip(trip.number);
  const actions = useTripActions(trip, { onMove: () => onMoveTrip(trip.id), onCreate: () => onCreate([trip.id]) });
  const vehicle = vehicleById.get(trip.vehicleId ?? '');
  const driver = driverById.get(trip.driverId ?? '');
  return (
    <Box as="li" bg="bg.surface" borderWidth="1px" borderRadius="md" p="3">
      <Flex justify="space-between" align="center" gap="2" wrap="wrap">
        <TripHeading name={name} isLocked={trip.isLocked} />
        {actions.length > 0 && <Actions actions={actions} name={name} size="xs" />}
      </Flex>
      <Text textStyle="sm">
        {vehicle?.name ?? <FormattedMessage {...messages.noVehicle} />}
        {driver && (
          <>
            , <PersonName name={driver.name} />
          </>
        )}
      </Text>
      <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums" mb="2">
        <DateTimeRange from={trip.beginsAt} to={trip.endsAt} />
        {' · '}
        <FormattedMessage {...withValues(messages.stops, { count: trip.stops.length })} />
      </Text>
      <Stack gap="2">
        <ProblemList problems={trip.problems} />
        <StopList trip={trip} {...(plan.canEdit && !trip.isLocked && { onMoveOrder })} />
      </Stack>
    </Box>
  );
}
