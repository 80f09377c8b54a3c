import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MyTrip } from 'shared-contracts/trips/trip-driving';
import type { TripStop, VisitedStop } from 'shared-contracts/trips/trips';
import { Badge, Box, Button, withValues, Flex, Heading, Icon, Stack, Text } from 'shared-ui';
import { DateTime, DateTimeRange } from 'shared-ui/format';
import { listOrdersAt, type ProjectedTrip } from './trip-projection.rules.ts';
import { stopMessages as messages } from './driving.messages.ts';
import { ScanButton } from './scan/scan-button.tsx';
import type { Scan } from './scan/stop-labels.rules.ts';
import { StopLinks } from './stop-links.tsx';
import { isStopDone } from './stop-order.rules.ts';
import { StopActions } from './stop-actions.tsx';
import type { DriverOutbox } from './use-driver-outbox.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

type StopCardProps = {
  trip: MyTrip;
  stop: VisitedStop;
  number: number;
  projectedTrip: ProjectedTrip;
  isCurrent: boolean;
  isStarted: boolean;
  outbox: DriverOutbox;
  scans: readonly Scan[];
  onSelect: () => void;
};

const StopTimes = ({ stop: { windowFrom, windowTo, plannedAt, arrivedAt } }: { stop: TripStop }) => (
  <Box color="fg.muted">
    {(windowFrom ?? windowTo) !== null && (
      <Text>
        <FormattedMessage {...messages.window} />:{' '}
        <Text as="span" color="fg.default" fontWeight="medium">
          <DateTimeRange from={windowFrom} to={windowTo} />
        </Text>
      </Text>
    )}
    {arrivedAt === null && plannedAt !== null && (
      <Text>
        <FormattedMessage {...messages.planned} />: <DateTime at={plannedAt} />
      </Text>
    )}
    {arrivedAt !== null && (
      <Text>
        <FormattedMessage {...messages.arrived} />: <DateTime at={arrivedAt} />
      </Text>
    )}
  </Box>
);

/** A stop with times, address, contact and orders; the current one with its actions. */
export function StopCard(props: StopCardProps) {
  const { trip, stop, number, projectedTrip, isCurrent, isStarted, outbox, scans, onSelect } = props;
  const id = useId();
  const { position, location, orders } = stop;
  const isDone = isStopDone(stop, projectedTrip);
  const isOpen = listOrdersAt(projectedTrip, position).length > 0;
  return (
    <Box
      as="li"
      aria-labelledby={id}
      aria-current={isCurrent ? 'step' : undefined}
      p="4"
      bg="bg.surface"
      borderWidth={isCurrent ? '2px' : '1px'}
      borderColor={isCurrent ? 'accent.ring' : 'border.subtle'}
      borderRadius="md"
    >
      <Flex justify="space-between" gap="2" mb="1">
        <Text color="fg.muted" fontWeight="medium">
          <FormattedMessage {...withValues(messages.number, { number })} />
        </Text>
        {isCurrent && (
          <Badge>
            <FormattedMessage {...messages.next} />
          </Badge>
        )}
        {isDone && (
          <Flex gap="1" align="center" color="status.good.fg">
            <Icon name="done" />
            <FormattedMessage {...messages.done} />
          </Flex>
        )}
      </Flex>
      <Heading as="h2" id={id} textStyle={isCurrent ? 'xl' : 'lg'} overflowWrap="anywhere">
        {location.name}
      </Heading>
      <Text textStyle="lg" mb="2" overflowWrap="anywhere">
        {location.address}
      </Text>
      <StopTimes stop={stop} />
      <Stack as="ul" gap="0.5" mt="2">
        {orders.map((order) => (
          <Text as="li" key={`${order.id} ${order.what}`}>
            <Text as="span" fontWeight="medium">
              <FormattedMessage {...messages[order.what]} />
            </Text>{' '}
            {formatOrderNumber(order)}
            {order.isTransfer && (
              <Text as="span" color="fg.muted">
                {' · '}
                <FormattedMessage {...messages.transfer} />
              </Text>
            )}
          </Text>
        ))}
      </Stack>
      {!isDone && <StopLinks tripStop={stop} />}
      {isCurrent && (
        <>
          <StopActions trip={projectedTrip} stop={stop} outbox={outbox} />
          <ScanButton
            trip={trip}
            stop={{ position, name: location.name }}
            scans={scans}
            onScan={(labels, isTyped) => void outbox.recordScans(labels, isTyped)}
          />
        </>
      )}
      {!isCurrent && isOpen && isStarted && (
        <Button mt="3" size="lg" variant="ghost" w="full" onClick={onSelect}>
          <FormattedMessage {...messages.doFirst} />
        </Button>
      )}
    </Box>
  );
}
