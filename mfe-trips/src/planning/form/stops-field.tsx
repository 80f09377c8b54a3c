import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { TripStop, TripStopInput } from 'shared-contracts/trips';
import { Box, Button, fill, Flex, Icon, Stack, Text } from 'shared-ui';
import { OrderedList, useFormValue } from 'shared-ui/form';
import { DateTime } from 'shared-ui/format';
import { LazyStopsMap } from './lazy-maps.tsx';
import { usePreview } from './preview.tsx';
import { movedTo, refusalOf, type Refusal } from './stop-order.rules.ts';
import { form as messages } from './trip-form.messages.ts';
import { stopInputOf } from './trip-values.ts';

const keyOf = ({ locationId, pickOrderIds, dropOrderIds }: TripStopInput) =>
  [locationId, ...pickOrderIds.toSorted(), '/', ...dropOrderIds.toSorted()].join(' ');
const keyOfStop = (stop: TripStop) => keyOf(stopInputOf(stop));
const NONE: readonly TripStop[] = [];

/** The stops in the order of the form at once, though the API has yet to answer to it. */
function useStops() {
  const { preview, isOld } = usePreview();
  const [given, setGiven] = useFormValue<TripStopInput[]>('stops');
  const merged = preview?.stops ?? NONE;
  const stops = useMemo(() => {
    const byKey = new Map(merged.map((stop) => [keyOfStop(stop), stop]));
    const ordered = given.flatMap((stop) => byKey.get(keyOf(stop)) ?? []);
    return ordered.length === merged.length ? ordered : merged;
  }, [merged, given]);
  return {
    stops,
    setGiven,
    isGiven: given.length > 0,
    mayMove: given.length > 0 || !isOld,
    late: isOld ? [] : (preview?.lateStops ?? []),
  };
}

/** Where the trip goes, in an order that a person changes; a drop before its pickup is refused. */
export function StopsField() {
  const { stops, setGiven, isGiven, mayMove, late } = useStops();
  const [refused, setRefused] = useState<Refusal>();
  const move = (from: number, to: number) => {
    if (!mayMove) return false;
    const wanted = movedTo(stops, from, to);
    const refusal = refusalOf(stops, wanted);
    setRefused(refusal);
    if (!refusal) setGiven(wanted.map(stopInputOf));
    return !refusal;
  };
  if (stops.length === 0)
    return (
      <Text color="fg.muted">
        <FormattedMessage {...messages.stopsEmpty} />
      </Text>
    );
  return (
    <Stack gap="3">
      <OrderedList label={messages.stops} items={stops} keyOf={keyOfStop} onMove={move}>
        {(stop, index) => <Stop stop={stop} place={index + 1} isLate={late.includes(index)} />}
      </OrderedList>
      <Box role="alert">
        {refused && (
          <Flex gap="2" p="2.5" borderRadius="md" bg="status.bad.bg" color="status.bad.fg" textStyle="sm">
            <Icon name="warning" />
            <Text>
              <FormattedMessage {...fill(messages[refused.code], refused)} />
            </Text>
          </Flex>
        )}
      </Box>
      {isGiven && (
        <Button type="button" size="sm" variant="outline" alignSelf="flex-start" onClick={() => setGiven([])}>
          <Icon name="refresh" />
          <FormattedMessage {...messages.anew} />
        </Button>
      )}
      <LazyStopsMap stops={stops} />
    </Stack>
  );
}

const numbersOf = ({ orders }: TripStop, of: 'pick' | 'drop') =>
  orders
    .filter(({ what }) => what === of)
    .map(({ number }) => number)
    .join(', ');

function Stop({ stop, place, isLate }: { stop: TripStop; place: number; isLate: boolean }) {
  const [picks, drops] = [numbersOf(stop, 'pick'), numbersOf(stop, 'drop')];
  return (
    <Box textStyle="sm">
      <Flex wrap="wrap" columnGap="2">
        <Text fontWeight="medium">
          {place}. {stop.location.name}
        </Text>
        <Text color="fg.muted">{stop.location.city}</Text>
      </Flex>
      <Text color="fg.muted">
        {picks && <FormattedMessage {...fill(messages.picks, { numbers: picks })} />}
        {picks && drops && ' · '}
        {drops && <FormattedMessage {...fill(messages.drops, { numbers: drops })} />}
      </Text>
      <Flex wrap="wrap" columnGap="2" textStyle="xs" fontVariantNumeric="tabular-nums">
        <Text color="fg.muted">
          <DateTime at={stop.plannedAt} />
        </Text>
        {isLate && (
          <Flex gap="1" align="center" color="status.warn.fg">
            <Icon name="warning" size={13} />
            <FormattedMessage {...messages.late} />
          </Flex>
        )}
      </Flex>
    </Box>
  );
}
