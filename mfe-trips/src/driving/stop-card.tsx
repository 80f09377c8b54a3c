import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { TripStop } from 'shared-contracts/trips';
import { Badge, Box, Button, fill, Flex, Heading, Icon, Stack, Text } from 'shared-ui';
import { DateTime, DateTimeRange } from 'shared-ui/format';
import type { TripAhead } from './ahead.rules.ts';
import { stop as messages } from './driving.messages.ts';
import { StopLinks } from './stop-links.tsx';
import { StopSteps } from './stop-steps.tsx';
import type { Telling } from './use-telling.ts';

type StopCardProps = {
  stop: TripStop;
  number: number;
  ahead: TripAhead;
  isCurrent: boolean;
  isStarted: boolean;
  tell: Telling;
  onChoose: () => void;
};

const isBehind = ({ orders }: TripStop, ahead: TripAhead, position: number) =>
  orders.every(({ id }) => {
    const at = ahead.orders.find(({ order }) => order.id === id)?.at ?? null;
    return at === null || at > position;
  });

const Windows = ({ stop: { windowFrom, windowTo, plannedAt, arrivedAt } }: { stop: TripStop }) => (
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

/** A stop: when, where, whom to call, what is loaded and unloaded; at the one that is next, what to press. */
export function StopCard({ stop, number, ahead, isCurrent, isStarted, tell, onChoose }: StopCardProps) {
  const id = useId();
  const { position, location, orders } = stop;
  const isDone = isBehind(stop, ahead, position);
  const isOpen = ahead.orders.some(({ at }) => at === position);
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
          <FormattedMessage {...fill(messages.number, { number })} />
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
      <Windows stop={stop} />
      <Stack as="ul" gap="0.5" mt="2">
        {orders.map((order) => (
          <Text as="li" key={`${order.id} ${order.what}`}>
            <Text as="span" fontWeight="medium">
              <FormattedMessage {...messages[order.what]} />
            </Text>{' '}
            {order.number}
          </Text>
        ))}
      </Stack>
      {!isDone && <StopLinks stop={stop} />}
      {isCurrent && <StopSteps ahead={ahead} position={position} tell={tell} />}
      {!isCurrent && isOpen && isStarted && (
        <Button mt="3" size="lg" variant="ghost" w="full" onClick={onChoose}>
          <FormattedMessage {...messages.instead} />
        </Button>
      )}
    </Box>
  );
}
