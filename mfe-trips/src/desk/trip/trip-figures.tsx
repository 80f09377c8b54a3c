import { FormattedMessage } from 'react-intl';
import type { PlanTrip } from 'shared-contracts/trips/plans/plan-trips';
import { Flex, Stack, Text } from 'shared-ui';
import { CapacityBar, Measure } from 'shared-ui/format';
import { useFormatDuration } from '../problems/use-format-duration.ts';
import { messages } from './trip.messages.ts';

/** Distance, duration and load of a trip. */
export function TripFigures({ trip, name }: { trip: PlanTrip; name: string }) {
  const formatDuration = useFormatDuration();
  const { distance, isDistanceEstimated = true, minutes, space, weight, capacity } = trip;
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
        <>
          <CapacityBar
            compact
            name={name}
            label={messages.space}
            kind="space"
            load={Number(space)}
            capacity={Number(capacity.space)}
          />
          <CapacityBar
            compact
            name={name}
            label={messages.weight}
            kind="weight"
            load={Number(weight)}
            capacity={Number(capacity.weight)}
          />
        </>
      ) : (
        <Text textStyle="sm">
          <Measure value={space} kind="space" /> · <Measure value={weight} kind="weight" />
        </Text>
      )}
    </Stack>
  );
}
