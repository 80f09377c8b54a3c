import { FormattedMessage } from 'react-intl';
import type { ReactNode } from 'react';
import type { Order } from 'shared-contracts/orders';
import { Box, Button, Center, Fact, Facts, Flex, Icon, Section, Stack, Text, type Words } from 'shared-ui';
import { DateTimeRange, Duration } from 'shared-ui/format';
import { cutoffOptions } from './order-form.messages.ts';
import { LazyRouteMap } from './lazy-route-map.tsx';
import { messages } from './order-page.messages.ts';
import { fields } from './orders.messages.ts';
import { stopName } from './stop-name.ts';
import { messages as timing } from './timing.messages.ts';

type StopProps = { position: number; last: boolean; name: Words; stop: Order['stops'][number]; children: ReactNode };

/** A mark on the line of the journey, the place, who is there and when. */
const Stop = ({ position, last, name, stop: { location, contact }, children }: StopProps) => (
  <Flex as="li" gap="3" position="relative" pb={last ? '0' : '5'}>
    {!last && <Box position="absolute" insetStart="11px" top="6" bottom="0" w="2px" bg="border.subtle" aria-hidden />}
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
        <Text fontWeight="medium">{location.name}</Text>
        <Text color="fg.muted" textStyle="sm">
          {[location.city, contact?.name].filter(Boolean).join(' · ')}
        </Text>
      </Box>
      <Box color="fg.muted" textStyle="sm" textAlign={{ md: 'end' }} fontVariantNumeric="tabular-nums">
        {children}
      </Box>
    </Flex>
  </Flex>
);

function Times({ order, position }: { order: Order; position: number }) {
  const isPickup = position === 0;
  return (
    <>
      <Text color="fg.default">
        {isPickup ? (
          <DateTimeRange from={order.pickupFrom} to={order.pickupTo} />
        ) : (
          <DateTimeRange from={order.deliveryFrom} to={order.deliveryTo} />
        )}
      </Text>
      <Text>
        <FormattedMessage {...(isPickup ? fields.loadingDuration : fields.unloadingDuration)} />{' '}
        <Duration minutes={isPickup ? order.loadingMinutes : order.unloadingMinutes} />
      </Text>
    </>
  );
}

/** The same place may be visited twice. */
const keyOf = (stops: Order['stops'], position: number) => `${position} ${stops[position]?.location.id}`;

/** Without stops the windows still stand. */
const Windows = ({ order }: { order: Order }) => (
  <Stack gap="4">
    <Text color="fg.muted">
      <FormattedMessage {...messages.noStops} />
    </Text>
    <Facts>
      <Fact label={fields.pickupWindow}>
        <DateTimeRange from={order.pickupFrom} to={order.pickupTo} />
      </Fact>
      <Fact label={fields.deliveryWindow}>
        <DateTimeRange from={order.deliveryFrom} to={order.deliveryTo} />
      </Fact>
    </Facts>
  </Stack>
);

type LooksProps = { /** The name of the dialog. */ onOpen: (dialog: 'map' | 'timing') => void };

const Looks = ({ onOpen }: LooksProps) => (
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

export function RouteSection({ order, onOpen }: { order: Order } & LooksProps) {
  const { stops, cutoffOption, cutoffFrom, cutoffTo } = order;
  return (
    <Section title={messages.route} aside={stops.length > 0 && <Looks onOpen={onOpen} />}>
      {stops.length === 0 ? (
        <Windows order={order} />
      ) : (
        <Stack gap="5">
          <Stack as="ol" gap="0">
            {stops.map((stop, position) => (
              <Stop
                key={keyOf(stops, position)}
                position={position + 1}
                last={position === stops.length - 1}
                name={stopName(position)}
                stop={stop}
              >
                <Times order={order} position={position} />
              </Stop>
            ))}
          </Stack>
          <LazyRouteMap stops={stops.map(({ location }) => location)} />
        </Stack>
      )}
      {cutoffOption !== 'none' && (
        <Box mt="4">
          <Facts>
            <Fact label={fields.cutoff} wide>
              <FormattedMessage {...cutoffOptions[cutoffOption]} />, <DateTimeRange from={cutoffFrom} to={cutoffTo} />
            </Fact>
          </Facts>
        </Box>
      )}
    </Section>
  );
}
