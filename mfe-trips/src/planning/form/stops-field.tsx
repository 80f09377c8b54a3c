import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { TripStop, TripStopInput } from 'shared-contracts/trips/trips';
import { Box, Button, withValues, Flex, Icon, Stack, Text } from 'shared-ui';
import { SortableList, useFormValue } from 'shared-ui/form';
import { DateTime } from 'shared-ui/format';
import { BreakNote } from '../break-note.tsx';
import { LazyStopsMap } from './lazy-maps.tsx';
import { useTripPreview } from './trip-preview.tsx';
import { moveItem, findStopOrderError, sortAlongRoute, type StopOrderError } from './stop-order.rules.ts';
import { useTripFormContext } from './trip-form-context.tsx';
import { planningQueries } from '../planning.api.ts';
import { formMessages as messages } from './trip-form.messages.ts';
import { toStopInput } from './trip-form-values.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

const inputKey = ({ locationId, pickOrderIds, dropOrderIds }: TripStopInput) =>
  [locationId, ...pickOrderIds.toSorted(), '/', ...dropOrderIds.toSorted()].join(' ');
const stopKey = (stop: TripStop) => inputKey(toStopInput(stop));
const NO_STOPS: readonly TripStop[] = [];

/** Returns the stops in the order of the form, even before the API has responded to a change. */
function useStops() {
  const { preview, isStale } = useTripPreview();
  const [orderedStops, setOrderedStops] = useFormValue<TripStopInput[]>('stops');
  const previewStops = preview?.stops ?? NO_STOPS;
  const stops = useMemo(() => {
    const byKey = new Map(previewStops.map((stop) => [stopKey(stop), stop]));
    const inFormOrder = orderedStops.flatMap((stop) => byKey.get(inputKey(stop)) ?? []);
    return inFormOrder.length === previewStops.length ? inFormOrder : previewStops;
  }, [previewStops, orderedStops]);
  return {
    stops,
    setOrderedStops,
    isCustomOrder: orderedStops.length > 0,
    canMove: orderedStops.length > 0 || !isStale,
    lateStops: isStale ? [] : (preview?.lateStops ?? []),
  };
}

/** The stops of the trip, which can be reordered. Rejects a drop before its pickup. */
export function StopsField() {
  const { stops, setOrderedStops, isCustomOrder, canMove, lateStops } = useStops();
  const { routeId } = useTripFormContext();
  const [moveError, setMoveError] = useState<StopOrderError>();
  const move = (from: number, to: number) => {
    if (!canMove) return false;
    const reordered = moveItem(stops, from, to);
    const error = findStopOrderError(stops, reordered);
    setMoveError(error);
    if (!error) setOrderedStops(reordered.map(toStopInput));
    return !error;
  };
  if (stops.length === 0)
    return (
      <Text color="fg.muted">
        <FormattedMessage {...messages.stopsEmpty} />
      </Text>
    );
  return (
    <Stack gap="3">
      <SortableList label={messages.stops} items={stops} getKey={stopKey} onMove={move}>
        {(stop, index) => <StopItem stop={stop} number={index + 1} isLate={lateStops.includes(index)} />}
      </SortableList>
      <Box role="alert">
        {moveError && (
          <Flex gap="2" p="2.5" borderRadius="md" bg="status.bad.bg" color="status.bad.fg" textStyle="sm">
            <Icon name="warning" />
            <Text>
              <FormattedMessage {...withValues(messages[moveError.code], moveError)} />
            </Text>
          </Flex>
        )}
      </Box>
      <Flex gap="2" wrap="wrap" _empty={{ display: 'none' }}>
        {isCustomOrder && (
          <Button type="button" size="sm" variant="outline" onClick={() => setOrderedStops([])}>
            <Icon name="refresh" />
            <FormattedMessage {...messages.reorder} />
          </Button>
        )}
        {routeId && (
          <FollowRouteButton
            routeId={routeId}
            stops={stops}
            onFollow={(sorted) => setOrderedStops(sorted.map(toStopInput))}
          />
        )}
      </Flex>
      <LazyStopsMap stops={stops} />
    </Stack>
  );
}

type FollowRouteProps = {
  routeId: string;
  stops: readonly TripStop[];
  onFollow: (stops: readonly TripStop[]) => void;
};

/** Puts the stops in the order of the chosen route; hidden while it doesn't pass all of them, or they follow it already. */
function FollowRouteButton({ routeId, stops, onFollow }: FollowRouteProps) {
  const { data: route } = useQuery(planningQueries.route(routeId));
  const sorted =
    route &&
    sortAlongRoute(
      stops,
      route.stops.map(({ id }) => id),
    );
  if (!sorted || sorted.every((stop, i) => stop === stops[i])) return null;
  return (
    <Button type="button" size="sm" variant="outline" onClick={() => onFollow(sorted)}>
      <Icon name="compass" />
      <FormattedMessage {...withValues(messages.followRoute, { name: route.name })} />
    </Button>
  );
}

const listOrderNumbers = ({ orders }: TripStop, kind: 'pick' | 'drop') =>
  orders
    .filter(({ what }) => what === kind)
    .map(formatOrderNumber)
    .join(', ');

function StopItem({ stop, number, isLate }: { stop: TripStop; number: number; isLate: boolean }) {
  const [picks, drops] = [listOrderNumbers(stop, 'pick'), listOrderNumbers(stop, 'drop')];
  return (
    <Box textStyle="sm">
      <BreakNote minutes={stop.breakMinutes} />
      <Flex wrap="wrap" columnGap="2">
        <Text fontWeight="medium">
          {number}. {stop.location.name}
        </Text>
        <Text color="fg.muted">{stop.location.city}</Text>
      </Flex>
      <Text color="fg.muted">
        {picks && <FormattedMessage {...withValues(messages.picks, { numbers: picks })} />}
        {picks && drops && ' · '}
        {drops && <FormattedMessage {...withValues(messages.drops, { numbers: drops })} />}
      </Text>
      <Flex wrap="wrap" columnGap="2" textStyle="xs" fontVariantNumeric="tabular-nums">
        <Text color="fg.muted">
          <DateTime at={stop.plannedAt} />
        </Text>
        {isLate && (
          <Flex gap="1" align="center" color="status.warn.fg">
            <Icon name="warning" size={13} />
            <FormattedMessage {...messages.lateStop} />
          </Flex>
        )}
      </Flex>
    </Box>
  );
}
