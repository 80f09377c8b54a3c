import { useQueries, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { OrderInput } from 'shared-contracts/orders';
import { Box, Fact, Facts, fill, Flex, Stack, Text } from 'shared-ui';
import { useFormValues } from 'shared-ui/form';
import { Measure, Money } from 'shared-ui/format';
import { legDistance } from './choices.api.ts';
import { useKnown } from './known.tsx';
import { LazyRouteMap } from './lazy-route-map.tsx';
import { location as messages } from './order-form.messages.ts';
import { orderQueries } from './orders.api.ts';

type Leg = { position: number; from: string; to: string };

const legsOf = (stops: OrderInput['stops']): Leg[] => stops.slice(1).map(({ locationId }, position) => ({ position, from: stops[position]?.locationId ?? '', to: locationId }));

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
          <Text><FormattedMessage {...fill(messages.leg, { from: known[from]?.name ?? '…', to: known[to]?.name ?? '…' })} /></Text>
          <Text color="fg.muted" whiteSpace="nowrap"><Measure value={distances[position]?.data?.distance} kind="distance" /></Text>
        </Flex>
      ))}
    </Stack>
  );
}

/** The stops whose places are known, as the form has them. */
function Places({ stops }: { stops: OrderInput['stops'] }) {
  const { known } = useKnown();
  const places = stops.flatMap(({ locationId }) => {
    const { name, position } = known[locationId] ?? {};
    return name !== undefined && position ? [{ name, latitude: position[0], longitude: position[1] }] : [];
  });
  return places.length === stops.length ? <LazyRouteMap stops={places} /> : null;
}

/** The journey as it will be: its legs, its length and what it will cost under the contract. */
export function RouteConfirmation() {
  const { stops: entered, contractId, isBackhaul } = useFormValues<OrderInput>();
  const stops = entered.filter(({ locationId }) => locationId);
  const isRoute = stops.length >= 2;
  const preview = useQuery({ ...orderQueries.preview({ stops, contractId, isBackhaul }), enabled: isRoute && Boolean(contractId) });
  if (!isRoute) return <Text color="fg.muted"><FormattedMessage {...messages.routeEmpty} /></Text>;
  const { distance, cost, currency, estimated } = preview.data ?? {};
  return (
    <Stack gap="5">
      <Legs legs={legsOf(stops)} />
      <Places stops={stops} />
      <Box aria-live="polite" aria-busy={preview.isFetching}>
        <Facts>
          <Fact label={messages.distance}><Measure value={distance} kind="distance" /></Fact>
          <Fact label={messages.cost}>{preview.data && !cost ? <FormattedMessage {...messages.noRate} /> : <Money value={cost} currency={currency} />}</Fact>
        </Facts>
        {estimated && <Text mt="2" textStyle="xs" color="fg.muted"><FormattedMessage {...messages.estimated} /></Text>}
      </Box>
    </Stack>
  );
}
