import { useQueries } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { NamedRef } from 'shared-contracts/common';
import type { Trip } from 'shared-contracts/trips/trips';
import { Box, Flex, Stack, Text, useFormatMessage, withValues } from 'shared-ui';
import { formatDateTime, Measure, useTimeZone } from 'shared-ui/format';
import { MapLine, MapMarkers, MapVehicles, MapView, type LineTone } from 'shared-ui/map';
import { LiveVehicleStatus } from './live-vehicle-status.tsx';
import { mapMessages as messages } from './trip-page.messages.ts';
import { tripQueries } from '../trips.api.ts';
import { useLiveVehicle } from './use-live-vehicle.ts';
import { getOrderRoutes, stopMarkers, getTotalRoute, type PlannedRoute } from './trip-routes.rules.ts';

export type TripMapProps = {
  trip: Trip;
  mode: 'total' | 'orders';
  excludeTolls: boolean;
  /** The vehicle to show live. */
  vehicle: NamedRef | null;
};

/** Colours of the order routes, repeated if there are more orders. */
const TONES: readonly LineTone[] = ['accent', 'info', 'good', 'warn', 'bad', 'muted'];
const COLOUR_BY_TONE: Record<LineTone, string> = {
  accent: 'accent.fg',
  muted: 'fg.muted',
  info: 'status.info.fg',
  good: 'status.good.fg',
  warn: 'status.warn.fg',
  bad: 'status.bad.fg',
};
const toneAt = (index: number): LineTone => TONES[index % TONES.length] ?? 'accent';

/** Returns road routes; straight legs until they have loaded. */
function useRoutes(routes: readonly PlannedRoute[], excludeTolls: boolean) {
  const results = useQueries({ queries: routes.map(({ points }) => tripQueries.route(points, excludeTolls)) });
  return routes.map((route, index) => {
    const roadRoute = results[index]?.data;
    return {
      ...route,
      distance: roadRoute?.distance,
      isEstimated: roadRoute?.estimated ?? true,
      points: roadRoute ? roadRoute.points.map(([latitude, longitude]) => ({ latitude, longitude })) : route.points,
    };
  });
}

type RouteMapProps = Omit<TripMapProps, 'vehicle'> & {
  /** Layers on the map. */
  children?: ReactNode;
  /** Content below the map. */
  footer?: ReactNode;
};

function RouteMap({ trip, mode, excludeTolls, children, footer }: RouteMapProps) {
  const routes = useRoutes(mode === 'total' ? [getTotalRoute(trip)] : getOrderRoutes(trip), excludeTolls);
  const timeZone = useTimeZone();
  const formatMessage = useFormatMessage();
  const markers = useMemo(
    () =>
      stopMarkers(trip.stops, (eta) =>
        formatMessage(withValues(messages.expected, { time: formatDateTime(eta, timeZone) })),
      ),
    [trip.stops, formatMessage, timeZone],
  );
  const fitPoints = useMemo(() => getTotalRoute(trip).points, [trip]);
  return (
    <Stack gap="3">
      <MapView label={messages.label} fitTo={fitPoints} height={360}>
        {routes.map(({ id, points, isEstimated }, index) => (
          <MapLine key={`${mode} ${id}`} points={points} tone={toneAt(index)} isDashed={isEstimated} />
        ))}
        <MapMarkers markers={markers} isClustered={false} />
        {children}
      </MapView>
      {footer}
      <Flex as="ul" gap="4" rowGap="1" wrap="wrap" textStyle="sm">
        {routes.map(({ id, name, distance }, index) => (
          <Flex as="li" key={id} align="center" gap="2">
            <Box w="4" h="3px" borderRadius="full" bg={COLOUR_BY_TONE[toneAt(index)]} aria-hidden />
            {name}
            {distance && (
              <Text as="span" color="fg.muted">
                <Measure value={distance} kind="distance" />
              </Text>
            )}
          </Flex>
        ))}
      </Flex>
      {routes.some(({ isEstimated }) => isEstimated) && (
        <Text textStyle="xs" color="fg.muted">
          <FormattedMessage {...messages.estimated} />
        </Text>
      )}
    </Stack>
  );
}

function LiveRouteMap({ vehicle, ...map }: TripMapProps & { vehicle: NamedRef }) {
  const { fleet, state } = useLiveVehicle(vehicle);
  return (
    <RouteMap {...map} footer={<LiveVehicleStatus vehicle={vehicle} state={state} />}>
      <MapVehicles fleet={fleet} onSelect={() => undefined} />
    </RouteMap>
  );
}

/** Routes of a trip or of its orders with numbered stops, and the live vehicle. */
export const TripMap = ({ vehicle, ...map }: TripMapProps) =>
  vehicle ? <LiveRouteMap key={vehicle.id} vehicle={vehicle} {...map} /> : <RouteMap {...map} />;
