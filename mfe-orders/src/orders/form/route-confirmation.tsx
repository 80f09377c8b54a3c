import { useQueries } from '@tanstack/react-query';
import { memo, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OrderInput, OrderPreview } from 'shared-contracts/orders';
import { Box, Fact, Facts, fill, Flex, Stack, Text } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { Measure, Money } from 'shared-ui/format';
import { legDistance } from './choices.api.ts';
import { useKnown } from './known.tsx';
import { LazyRouteMap } from './lazy-route-map.tsx';
import { location as messages } from './order-form.messages.ts';
import { usePreview } from './use-preview.ts';

type Leg = { position: number; from: string; to: string };

const legsOf = (stops: OrderInput['stops']): Leg[] =>
  stops
    .slice(1)
    .map(({ locationId }, position) => ({ position, from: stops[position]?.locationId ?? '', to: locationId }));

function Legs({ legs }: { legs: Leg[] }) {
  const { known } = useKnown();
  const distances = useQueries({
    queries: legs.map(({ from, to }) => {
      const [start, end] = [known[from]?.position, known[to]?.position];
      return { ...legDistance(start ?? [0, 0], end ?? [0, 0]), enabled: Boolean(start && end) };
    }),
  });
  return (
    <Stack as="ol" gap="2" maxW="40rem">
      {legs.map(({ position, from, to }) => (
        <Flex as="li" key={position} justify="space-between" gap="4">
          <Text>
            <FormattedMessage {...fill(messages.leg, { from: known[from]?.name ?? '…', to: known[to]?.name ?? '…' })} />
          </Text>
          <Text color="fg.muted" whiteSpace="nowrap">
            <Measure value={distances[position]?.data?.distance} kind="distance" />
          </Text>
        </Flex>
      ))}
    </Stack>
  );
}

/** The stops whose places are known, as the form has them. */
function Places({ stops }: { stops: OrderInput['stops'] }) {
  const { known } = useKnown();
  const places = useMemo(
    () =>
      stops.flatMap(({ locationId }) => {
        const { name, position } = known[locationId] ?? {};
        return name !== undefined && position ? [{ name, latitude: position[0], longitude: position[1] }] : [];
      }),
    [stops, known],
  );
  return places.length === stops.length ? <LazyRouteMap stops={places} /> : null;
}

/** Drawn again when the stops change, not with every key. */
const Journey = memo(({ stops }: { stops: OrderInput['stops'] }) => (
  <>
    <Legs legs={legsOf(stops)} />
    <Places stops={stops} />
  </>
));

/** The journey as it will be: its legs, its length and what it will cost under the contract. */
export function RouteConfirmation() {
  const [entered] = useFormValue<OrderInput['stops']>('stops');
  const preview = usePreview();
  const stops = useMemo(() => entered.filter(({ locationId }) => locationId), [entered]);
  if (stops.length < 2)
    return (
      <Text color="fg.muted">
        <FormattedMessage {...messages.routeEmpty} />
      </Text>
    );
  return (
    <Stack gap="5">
      <Journey stops={stops} />
      <Prediction preview={preview.data} isBusy={preview.isFetching} />
    </Stack>
  );
}

const Prediction = memo(({ preview, isBusy }: { preview: OrderPreview | undefined; isBusy: boolean }) => {
  const { distance, cost, currency, estimated } = preview ?? {};
  return (
    <Box aria-live="polite" aria-busy={isBusy}>
      <Facts>
        <Fact label={messages.distance}>
          <Measure value={distance} kind="distance" />
        </Fact>
        <Fact label={messages.cost}>
          {preview && !cost ? <FormattedMessage {...messages.noRate} /> : <Money value={cost} currency={currency} />}
        </Fact>
      </Facts>
      {distance && estimated && (
        <Text mt="2" textStyle="xs" color="fg.muted">
          <FormattedMessage {...messages.estimated} />
        </Text>
      )}
    </Box>
  );
});
