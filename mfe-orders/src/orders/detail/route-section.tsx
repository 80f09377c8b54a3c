import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { ReactNode } from 'react';
import type { Order } from 'shared-contracts/orders/orders';
import { UNDER_WAY_STAGES } from 'shared-contracts/values/orders/tracking';
import {
  Box,
  Button,
  Center,
  DescriptionItem,
  DescriptionList,
  Flex,
  Icon,
  Section,
  Stack,
  Text,
  withValues,
  type Message,
} from 'shared-ui';
import { DateTimeRange, Duration, usePersonName } from 'shared-ui/format';
import { orderQueries } from '../orders.api.ts';
import { LazyRouteMap } from '../route/lazy-route-map.tsx';
import { EtaNote, StopEta } from './stop-eta.tsx';
import { messages } from './order-page.messages.ts';
import { cutoffOptions, fields } from '../orders.messages.ts';
import { getStopName } from '../route/stop-name.ts';
import { slotQueries } from '../slots/slots.api.ts';
import { StopSlot } from '../slots/stop-slot.tsx';
import { StopCargo } from './stop-cargo.tsx';
import { messages as timing } from './timing.messages.ts';

type RouteStopProps = {
  position: number;
  isLast: boolean;
  name: Message;
  stop: Order['stops'][number];
  /** Whether the cargo differs between stops. */
  showsCargo: boolean;
  children: ReactNode;
};

function Place({ stop: { location, contact } }: Pick<RouteStopProps, 'stop'>) {
  const personName = usePersonName();
  return [location.city, contact && personName(contact.name)].filter(Boolean).join(' · ');
}

/** A stop on the line of the route, with its location, contact and times. */
const RouteStop = ({ position, isLast, name, stop, showsCargo, children }: RouteStopProps) => (
  <Flex as="li" gap="3" position="relative" pb={isLast ? '0' : '5'}>
    {!isLast && <Box position="absolute" insetStart="11px" top="6" bottom="0" w="2px" bg="border.subtle" aria-hidden />}
    <Center
      boxSize="6"
      flexShrink="0"
      borderRadius="full"
      textStyle="xs"
      fontWeight="semibold"
      bg="accent.subtle"
      color="accent.fg"
      aria-hidden
    >
      {position}
    </Center>
    <Flex flex="1" justify="space-between" columnGap="4" rowGap="1" wrap="wrap" minW="0">
      <Box minW="0">
        <Text textStyle="xs" color="fg.muted">
          <FormattedMessage {...name} />
        </Text>
        <Text fontWeight="medium">{stop.location.name}</Text>
        <Text color="fg.muted" textStyle="sm">
          <Place stop={stop} />
        </Text>
        {stop.reference && (
          <Text textStyle="sm">
            <FormattedMessage {...withValues(messages.stopReference, { reference: stop.reference })} />
          </Text>
        )}
        {stop.instructions && (
          <Text textStyle="sm" whiteSpace="pre-line" overflowWrap="anywhere">
            {stop.instructions}
          </Text>
        )}
        {showsCargo && <StopCargo stop={stop} />}
      </Box>
      <Box color="fg.muted" textStyle="sm" textAlign={{ md: 'end' }} fontVariantNumeric="tabular-nums">
        {children}
      </Box>
    </Flex>
  </Flex>
);

const StopTimes = ({ stop: { kind, windowFrom, windowTo, handlingMinutes } }: { stop: Order['stops'][number] }) => (
  <>
    <Text color="fg.default">
      <DateTimeRange from={windowFrom} to={windowTo} />
    </Text>
    <Text>
      <FormattedMessage {...(kind === 'pickup' ? fields.loadingDuration : fields.unloadingDuration)} />{' '}
      <Duration minutes={handlingMinutes} />
    </Text>
  </>
);

/** A location may be visited twice. */
const getStopKey = (stops: Order['stops'], position: number) => `${position} ${stops[position]?.location.id}`;

/** Shown instead of the stops while there are none. */
const TimeWindows = ({ order }: { order: Order }) => (
  <Stack gap="4">
    <Text color="fg.muted">
      <FormattedMessage {...messages.noStops} />
    </Text>
    <DescriptionList>
      <DescriptionItem label={fields.pickupWindow}>
        <DateTimeRange from={order.pickupFrom} to={order.pickupTo} />
      </DescriptionItem>
      <DescriptionItem label={fields.deliveryWindow}>
        <DateTimeRange from={order.deliveryFrom} to={order.deliveryTo} />
      </DescriptionItem>
    </DescriptionList>
  </Stack>
);

type RouteActionsProps = { onOpen: (dialog: 'map' | 'timing' | 'slot', id?: string) => void };

const RouteActions = ({ onOpen }: RouteActionsProps) => (
  <Flex gap="2" wrap="wrap">
    <Button size="xs" variant="outline" onClick={() => onOpen('timing')}>
      <Icon name="clock" size={14} />
      <FormattedMessage {...timing.open} />
    </Button>
    <Button size="xs" variant="outline" onClick={() => onOpen('map')}>
      <Icon name="compass" size={14} />
      <FormattedMessage {...messages.showMap} />
    </Button>
  </Flex>
);

export function RouteSection({ order, onOpen }: { order: Order } & RouteActionsProps) {
  const { stops, cutoffOption, cutoffFrom, cutoffTo } = order;
  const etas = useQuery({ ...orderQueries.etas(order.id), enabled: UNDER_WAY_STAGES.includes(order.stage) }).data;
  const gates = useQuery(slotQueries.ofOrder(order.id)).data;
  const ownStops = stops.filter(({ isTransfer }) => !isTransfer);
  const kinds = ownStops.map(({ kind }) => kind);
  const nameOf = (stop: Order['stops'][number]) =>
    stop.isTransfer ? messages.transfer : getStopName(kinds, ownStops.indexOf(stop));
  const hasSeveralStops = ownStops.length > 2;
  return (
    <Section title={messages.route} aside={stops.length > 0 && <RouteActions onOpen={onOpen} />}>
      {stops.length === 0 ? (
        <TimeWindows order={order} />
      ) : (
        <Stack gap="5">
          <Stack as="ol" gap="0">
            {stops.map((stop, position) => (
              <RouteStop
                key={getStopKey(stops, position)}
                position={position + 1}
                isLast={position === stops.length - 1}
                name={nameOf(stop)}
                stop={stop}
                showsCargo={hasSeveralStops}
              >
                <StopTimes stop={stop} />
                <StopEta etas={etas} position={position} />
                <StopSlot gates={gates} position={position} onOpen={() => onOpen('slot', String(position))} />
              </RouteStop>
            ))}
          </Stack>
          {etas && <EtaNote etas={etas} />}
          <LazyRouteMap stops={stops.map(({ location }) => location)} />
        </Stack>
      )}
      {cutoffOption !== 'none' && (
        <Box mt="4">
          <DescriptionList>
            <DescriptionItem label={fields.cutoff} fullWidth>
              <FormattedMessage {...cutoffOptions[cutoffOption]} />, <DateTimeRange from={cutoffFrom} to={cutoffTo} />
            </DescriptionItem>
          </DescriptionList>
        </Box>
      )}
    </Section>
  );
}
