import { useQueries } from '@tanstack/react-query';
import { memo, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OrderInput, OrderPreview } from 'shared-contracts/orders/orders';
import { Box, DescriptionItem, DescriptionList, withValues, Flex, Stack, Text } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { Measure, Money } from 'shared-ui/format';
import { legDistance } from '../order-options.api.ts';
import { useReferenceData } from './reference-data.tsx';
import { LazyRouteMap } from '../route/lazy-route-map.tsx';
import { location as messages } from './order-form.messages.ts';
import { useOrderPreview } from './use-order-preview.ts';

type Leg = { position: number; from: string; to: string };

const toLegs = (stops: OrderInput['stops']): Leg[] =>
  stops
    .slice(1)
    .map(({ locationId }, position) => ({ position, from: stops[position]?.locationId ?? '', to: locationId }));

function Legs({ legs }: { legs: Leg[] }) {
  const { records } = useReferenceData();
  const distances = useQueries({
    queries: legs.map(({ from, to }) => {
      const [start, end] = [records[from]?.position, records[to]?.position];
      return { ...legDistance(start ?? [0, 0], end ?? [0, 0]), enabled: Boolean(start && end) };
    }),
  });
  return (
    <Stack as="ol" gap="2" maxW="40rem">
      {legs.map(({ position, from, to }) => (
        <Flex as="li" key={position} justify="space-between" gap="4">
          <Text>
            <FormattedMessage
              {...withValues(messages.leg, { from: records[from]?.name ?? '…', to: records[to]?.name ?? '…' })}
            />
          </Text>
          <Text color="fg.muted" whiteSpace="nowrap">
            <Measure value={distances[position]?.data?.distance} kind="distance" />
          </Text>
        </Flex>
      ))}
    </Stack>
  );
}

/** Shown once the positions of all stops are available. */
function StopsMap({ stops }: { stops: OrderInput['stops'] }) {
  const { records } = useReferenceData();
  const mapStops = useMemo(
    () =>
      stops.flatMap(({ locationId }) => {
        const { name, position } = records[locationId] ?? {};
        return name !== undefined && position ? [{ name, latitude: position[0], longitude: position[1] }] : [];
      }),
    [stops, records],
  );
  return mapStops.length === stops.length ? <LazyRouteMap stops={mapStops} /> : null;
}

/** Memoized, so that it renders only when the stops change. */
const RouteOverview = memo(({ stops }: { stops: OrderInput['stops'] }) => (
  <>
    <Legs legs={toLegs(stops)} />
    <StopsMap stops={stops} />
  </>
));

/** The legs, the map, and the predicted distance and cost. */
export function RouteConfirmation() {
  const [entered] = useFormValue<OrderInput['stops']>('stops');
  const preview = useOrderPreview();
  const stops = useMemo(() => entered.filter(({ locationId }) => locationId), [entered]);
  if (stops.length < 2)
    return (
      <Text color="fg.muted">
        <FormattedMessage {...messages.routeEmpty} />
      </Text>
    );
  return (
    <Stack gap="5">
      <RouteOverview stops={stops} />
      <Prediction preview={preview.data} isBusy={preview.isFetching} />
    </Stack>
  );
}

const Prediction = memo(({ preview, isBusy }: { preview: OrderPreview | undefined; isBusy: boolean }) => {
  const { distance, cost, currency, estimated } = preview ?? {};
  return (
    <Box aria-live="polite" aria-busy={isBusy}>
      <DescriptionList>
        <DescriptionItem label={messages.distance}>
          <Measure value={distance} kind="distance" />
        </DescriptionItem>
        <DescriptionItem label={messages.cost}>
          {preview && !cost ? <FormattedMessage {...messages.noRate} /> : <Money value={cost} currency={currency} />}
        </DescriptionItem>
      </DescriptionList>
      {distance && estimated && (
        <Text mt="2" textStyle="xs" color="fg.muted">
          <FormattedMessage {...messages.estimated} />
        </Text>
      )}
    </Box>
  );
});
