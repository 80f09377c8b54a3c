import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { ApiError } from 'shared-auth';
import type { TripSplitInput, TripSplitPreview } from 'shared-contracts/trips/trip-transfers';
import type { Trip } from 'shared-contracts/trips/trips';
import { Box, chakra, ErrorState, Heading, type Message, Skeleton, Stack, Text, withValues } from 'shared-ui';
import { useFormValues } from 'shared-ui/form';
import { Duration } from 'shared-ui/format';
import { PlannedStop } from '../planned-stop.tsx';
import { tripQueries } from '../trips.api.ts';
import { messages } from './split.messages.ts';

/** Errors of a field, which the form shows when it is submitted. */
const isFieldError = (error: unknown) => error instanceof ApiError && Object.keys(error.fields).length > 0;

/** The times and delays of both trips before the orders change vehicle. */
export function SplitTimes({ trip: { id, number } }: { trip: Trip }) {
  const { locationId, orderIds, tripId, vehicleId, driverId } = useFormValues<TripSplitInput>();
  const isComplete = Boolean(locationId) && orderIds.length > 0;
  const query = useQuery({
    ...tripQueries.splitPreview(id, { locationId, orderIds, tripId, vehicleId, driverId }),
    enabled: isComplete,
  });
  if (!isComplete) return null;
  const { data, error } = query;
  if (error)
    return isFieldError(error) ? (
      <Text role="status" textStyle="sm" color="fg.muted">
        <FormattedMessage {...messages.noTimes} />
      </Text>
    ) : (
      <ErrorState error={error} title={messages.noTimes} onRetry={() => void query.refetch()} size="inline" />
    );
  if (!data) return <Skeleton h="9rem" borderRadius="md" />;
  return <Times number={number} preview={data} hubId={locationId} />;
}

type TimesProps = { number: string; preview: TripSplitPreview; hubId: string };

function Times({ number, hubId, preview: { first, onward, onwardTrip, missesBy } }: TimesProps) {
  const isLate = [...first, ...onward].some(({ lateMinutes }) => lateMinutes > 0);
  return (
    <Stack as="section" role="status" gap="2" borderWidth="1px" borderRadius="md" p="3">
      <Heading as="h3" textStyle="sm">
        <FormattedMessage {...messages.times} />
      </Heading>
      {missesBy > 0 && (
        <Text textStyle="sm" color="status.bad.fg">
          <FormattedMessage {...messages.misses} /> <Duration minutes={missesBy} />
        </Text>
      )}
      {missesBy === 0 && !isLate && (
        <Text textStyle="sm" color="status.good.fg">
          <FormattedMessage {...messages.onTime} />
        </Text>
      )}
      <StopsOf title={withValues(messages.firstTrip, { number })} stops={first} hubId={hubId} mark={messages.unloads} />
      <StopsOf
        title={onwardTrip === null ? messages.newTrip : withValues(messages.onwardTrip, { number: onwardTrip })}
        stops={onward}
        hubId={hubId}
        mark={messages.loads}
      />
    </Stack>
  );
}

type StopsOfProps = { title: Message; stops: TripSplitPreview['onward']; hubId: string; mark: Message };

const StopsOf = ({ title, stops, hubId, mark }: StopsOfProps) => (
  <Box>
    <Text textStyle="sm" fontWeight="medium">
      <FormattedMessage {...title} />
    </Text>
    <chakra.ol ps="5" listStyleType="decimal" textStyle="sm" fontVariantNumeric="tabular-nums">
      {stops.map((stop) => (
        <PlannedStop
          key={`${stop.location.id} ${stop.plannedAt}`}
          {...stop}
          {...(stop.location.id === hubId && { mark })}
        />
      ))}
    </chakra.ol>
  </Box>
);
