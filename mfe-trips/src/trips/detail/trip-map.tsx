import { useQueries } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Named } from 'shared-contracts/common';
import type { Trip } from 'shared-contracts/trips';
import { Box, Flex, Stack, Text } from 'shared-ui';
import { Measure } from 'shared-ui/format';
import { MapLine, MapMarkers, MapVehicles, MapView, type LineTone } from 'shared-ui/map';
import { LiveWords } from './live-words.tsx';
import { map as messages } from './trip-page.messages.ts';
import { tripQueries } from './trips.api.ts';
import { useLiveVehicle } from './use-live-vehicle.ts';
import { orderWays, stopMarkers, totalWay, type Way } from './ways.rules.ts';

export type TripMapProps = {
  trip: Trip;
  shows: 'total' | 'orders';
  excludeTolls: boolean;
  /** Followed live. */ vehicle: Named | null;
};

/** Each order has another colour, as long as there are any; the list beside says the same. */
const TONES: readonly LineTone[] = ['accent', 'info', 'good', 'warn', 'bad', 'muted'];
const COLOURS: Record<LineTone, string> = {
  accent: 'accent.fg',
  muted: 'fg.muted',
  info: 'status.info.fg',
  good: 'status.good.fg',
  warn: 'status.warn.fg',
  bad: 'status.bad.fg',
};
const toneAt = (index: number): LineTone => TONES[index % TONES.length] ?? 'accent';

/** The ways as they are driven; until that is known from stop to stop. */
function useWays(ways: readonly Way[], excludeTolls: boolean) {
  const asked = useQueries({ queries: ways.map(({ places }) => tripQueries.way(places, excludeTolls)) });
  return ways.map(({ places, ...way }, index) => {
    const found = asked[index]?.data;
    return {
      ...way,
      distance: found?.distance,
      isEstimated: found?.estimated ?? true,
      line: found ? found.points.map(([latitude, longitude]) => ({ latitude, longitude })) : places,
    };
  });
}

type DrawnProps = Omit<TripMapProps, 'vehicle'> & {
  /** On the map. */ children?: ReactNode;
  /** Under it. */ under?: ReactNode;
};

function Drawn({ trip, shows, excludeTolls, children, under }: DrawnProps) {
  const ways = useWays(shows === 'total' ? [totalWay(trip)] : orderWays(trip), excludeTolls);
  const markers = useMemo(() => stopMarkers(trip.stops), [trip.stops]);
  const fit = useMemo(() => totalWay(trip).places, [trip]);
  return (
    <Stack gap="3">
      <MapView label={messages.label} fit={fit} height={360}>
        {ways.map(({ id, line, isEstimated }, index) => (
          <MapLine key={`${shows} ${id}`} points={line} tone={toneAt(index)} isDashed={isEstimated} />
        ))}
        <MapMarkers markers={markers} isClustered={false} />
        {children}
      </MapView>
      {under}
      <Flex as="ul" gap="4" rowGap="1" wrap="wrap" textStyle="sm">
        {ways.map(({ id, name, distance }, index) => (
          <Flex as="li" key={id} align="center" gap="2">
            <Box w="4" h="3px" borderRadius="full" bg={COLOURS[toneAt(index)]} aria-hidden />
            {name}
            {distance && (
              <Text as="span" color="fg.muted">
                <Measure value={distance} kind="distance" />
              </Text>
            )}
          </Flex>
        ))}
      </Flex>
      {ways.some(({ isEstimated }) => isEstimated) && (
        <Text textStyle="xs" color="fg.muted">
          <FormattedMessage {...messages.estimated} />
        </Text>
      )}
    </Stack>
  );
}

function WithVehicle({ vehicle, ...map }: TripMapProps & { vehicle: Named }) {
  const { fleet, state } = useLiveVehicle(vehicle);
  return (
    <Drawn {...map} under={<LiveWords vehicle={vehicle} state={state} />}>
      <MapVehicles fleet={fleet} onSelect={() => undefined} />
    </Drawn>
  );
}

/** The way of a trip or of its orders, the stops by number, and the vehicle where it is now. */
export const TripMap = ({ vehicle, ...map }: TripMapProps) =>
  vehicle ? <WithVehicle key={vehicle.id} vehicle={vehicle} {...map} /> : <Drawn {...map} />;
