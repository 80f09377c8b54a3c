import { FormattedMessage } from 'react-intl';
import type { PlanTrip } from 'shared-contracts/trips/plans/plan-trips';
import { Flex, Stack, Text } from 'shared-ui';
import { LoadBars, LoadText, Measure } from 'shared-ui/format';
import { useFormatDuration } from '../problems/use-format-duration.ts';
import { messages } from './trip.messages.ts';

/** Distance, duration and load of a trip. */
export function TripFigures({ trip, name }: { trip: PlanTrip; name: string }) {
  const formatDuration = useFormatDuration();
  const { distance, isDistanceEstimated = true, minutes, space, weight, palletPlaces, loadingMeters, capacity } = trip;
  const load = { space, weight, palletPlaces, loadingMeters };
  return (
    <Stack gap="1.5">
      <Flex gap="4" textStyle="sm" wrap="wrap">
        <Text>
          <Text as="span" color="fg.muted">
            <FormattedMessage {...messages.distance} />{' '}
          </Text>
          <Measure value={distance} kind="distance" />{' '}
          <Text as="span" color="fg.muted">
            (<FormattedMessage {...(isDistanceEstimated ? messages.straightLine : messages.byRoad)} />)
          </Text>
        </Text>
        <Text>
          <Text as="span" color="fg.muted">
            <FormattedMessage {...messages.duration} />{' '}
          </Text>
          {formatDuration(minutes)}
        </Text>
      </Flex>
      {capacity ? (
        <LoadBars compact name={name} load={load} capacity={capacity} />
      ) : (
        <Text textStyle="sm">
          <LoadText load={load} />
        </Text>
      )}
    </Stack>
  );
}
