import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { InsertionStop, OrderInsertion } from 'shared-contracts/trips/order-insertions';
import {
  Box,
  Button,
  chakra,
  Flex,
  Heading,
  type Message,
  Spacer,
  Text,
  useFormatMessage,
  withValues,
} from 'shared-ui';
import { DateTime, Duration, Measure, Money } from 'shared-ui/format';
import { useCloseDialog } from 'shared-ui/overlays';
import { Lateness } from '../lateness.tsx';
import { planningMutations } from '../planning.api.ts';
import { RichMessage } from '../rich-message.tsx';
import { isRunning } from '../running.rules.ts';
import { messages } from './insertion.messages.ts';

const keyOf = ({ location, pickOrderIds, dropOrderIds }: InsertionStop) =>
  [location.id, ...pickOrderIds, '/', ...dropOrderIds].join(' ');

type InsertionPlaceProps = { insertion: OrderInsertion; onInserted: (trip: OrderInsertion['trip']) => void };

/** A trip with the order in it: what that adds, the stops, and the button that does it. */
export function InsertionPlace({ insertion, onInserted }: InsertionPlaceProps) {
  const { trip, stops } = insertion;
  const formatMessage = useFormatMessage();
  const close = useCloseDialog();
  const insert = useMutation({
    ...planningMutations.insertOrder(),
    onSuccess: () => {
      close();
      onInserted(trip);
    },
  });
  const headingId = `insertion-${trip.id}`;
  return (
    <Box as="section" aria-labelledby={headingId} p="3" borderWidth="1px" borderRadius="md">
      <Flex wrap="wrap" columnGap="3" align="center">
        <Heading as="h3" id={headingId} textStyle="sm">
          <FormattedMessage {...withValues(messages.trip, { number: trip.number })} />
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          {isRunning(trip) ? <FormattedMessage {...messages.running} /> : <DateTime at={trip.pickAt} />}
          {' · '}
          {trip.vehicle?.name ?? formatMessage(messages.noVehicle)}
          {trip.driver && ` · ${trip.driver.name}`}
        </Text>
        <Spacer />
        <Button
          type="button"
          size="sm"
          loading={insert.isPending}
          aria-label={formatMessage(withValues(messages.insertInto, { number: trip.number }))}
          onClick={() => insert.mutate(insertion)}
        >
          <FormattedMessage {...messages.insert} />
        </Button>
      </Flex>
      <Figures {...insertion} />
      <chakra.ol
        mt="2"
        ps="5"
        listStyleType="decimal"
        textStyle="xs"
        fontVariantNumeric="tabular-nums"
        aria-label={formatMessage(withValues(messages.stops, { number: trip.number }))}
      >
        {stops.map((stop) => (
          <StopItem key={keyOf(stop)} stop={stop} />
        ))}
      </chakra.ol>
    </Box>
  );
}

const Figure = ({ label, children }: { label: Message; children: ReactNode }) => (
  <Box>
    <chakra.dt textStyle="xs" color="fg.muted">
      <FormattedMessage {...label} />
    </chakra.dt>
    <chakra.dd fontWeight="medium" fontVariantNumeric="tabular-nums">
      {children}
    </chakra.dd>
  </Box>
);

const Figures = ({ distance, minutes, cost, lateMinutes }: OrderInsertion) => (
  <chakra.dl display="flex" flexWrap="wrap" columnGap="6" rowGap="1" mt="2" textStyle="sm">
    <Figure label={messages.distance}>
      <Measure value={distance} kind="distance" />
    </Figure>
    <Figure label={minutes < 0 ? messages.lessTime : messages.time}>
      <Duration minutes={Math.abs(minutes)} />
    </Figure>
    <Figure label={messages.cost}>
      <Money value={cost} />
    </Figure>
    <Figure label={messages.lateness}>
      {lateMinutes === 0 ? (
        <FormattedMessage {...messages.onTime} />
      ) : (
        <Text color="status.bad.fg">
          <Lateness minutes={lateMinutes} />
        </Text>
      )}
    </Figure>
  </chakra.dl>
);

const StopItem = ({ stop: { location, plannedAt, lateMinutes, isOfOrder } }: { stop: InsertionStop }) => (
  <chakra.li fontWeight={isOfOrder ? 'medium' : undefined}>
    {location.name}, <DateTime at={plannedAt} />
    {isOfOrder && (
      <chakra.span color="fg.muted">
        {' · '}
        <FormattedMessage {...messages.stopOfOrder} />
      </chakra.span>
    )}
    {lateMinutes > 0 && (
      <chakra.span color="status.bad.fg">
        {' · '}
        <RichMessage message={messages.stopLate} values={{ duration: <Lateness minutes={lateMinutes} /> }} />
      </chakra.span>
    )}
  </chakra.li>
);
