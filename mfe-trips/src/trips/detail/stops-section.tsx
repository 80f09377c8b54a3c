import { useMutation } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Trip, TripStop, VisitedStop } from 'shared-contracts/trips/trips';
import { Box, Button, Center, withValues, Flex, Grid, Icon, Section, StyledLink, Text, type Message } from 'shared-ui';
import { DateTime, DateTimeRange, StatusBadge, PersonName } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { GateBookingDialog, StopSlots } from './stop-slots.tsx';
import { minutesLate, minutesOffPlan } from './stop-times.rules.ts';
import { stopMessages as messages } from './trip-page.messages.ts';
import { tripMutations } from '../trips.api.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

const listOrders = (stop: TripStop, kind: 'pick' | 'drop') => stop.orders.filter((order) => order.what === kind);

/** Numbers that don't break at their hyphens. */
const OrderNumbers = ({ orders, message }: { orders: TripStop['orders']; message: Message }) =>
  orders.length > 0 && (
    <Text textStyle="sm" mt="1">
      <FormattedMessage
        {...message}
        values={{
          orders: orders.map((order, i) => (
            <Fragment key={order.id}>
              {i > 0 && ', '}
              <Text as="span" whiteSpace="nowrap">
                {formatOrderNumber(order)}
              </Text>
            </Fragment>
          )),
        }}
      />
    </Text>
  );

/** Formats minutes as hours and minutes: `01:25`. */
const formatHours = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const StopTime = ({ label, children }: { label: Message; children: ReactNode }) => (
  <Box minW="0">
    <Text as="dt" textStyle="xs" color="fg.muted">
      <FormattedMessage {...label} />
    </Text>
    <Text as="dd" textStyle="sm" fontVariantNumeric="tabular-nums">
      {children}
    </Text>
  </Box>
);

const Delay = ({ minutes, message }: { minutes: number | null; message: Message }) =>
  minutes !== null && (
    <Text as="span" display="block" textStyle="xs" color="status.bad.fg">
      <FormattedMessage {...withValues(message, { time: formatHours(minutes) })} />
    </Text>
  );

/** Shows whether the vehicle will be late, or before or after its plan. */
function ExpectedArrival({ stop, eta }: { stop: VisitedStop; eta: number }) {
  const offPlan = minutesOffPlan(stop);
  return (
    <StopTime label={messages.expected}>
      <DateTime at={eta} />
      <Delay minutes={minutesLate(stop, eta)} message={messages.atRisk} />
      {offPlan !== null && (
        <Text as="span" display="block" textStyle="xs" color="fg.muted">
          <FormattedMessage
            {...withValues(offPlan > 0 ? messages.behindPlan : messages.aheadOfPlan, {
              time: formatHours(Math.abs(offPlan)),
            })}
          />
        </Text>
      )}
    </StopTime>
  );
}

function getTone({ arrivedAt, departedAt }: TripStop) {
  if (departedAt !== null) return 'good';
  return arrivedAt === null ? 'neutral' : 'progress';
}

/** Longer than any break. */
const REST_MINUTES = 6 * 60;

/** The planned breaks or rest on the way to a stop, until the vehicle is there. */
const PlannedBreak = ({ stop: { breakMinutes = 0, arrivedAt } }: { stop: TripStop }) =>
  breakMinutes > 0 &&
  arrivedAt === null && (
    <Text textStyle="sm" color="fg.muted">
      <FormattedMessage
        {...withValues(breakMinutes < REST_MINUTES ? messages.break : messages.rest, {
          time: formatHours(breakMinutes),
        })}
      />
    </Text>
  );

function StopItem({ stop, isLast }: { stop: VisitedStop; isLast: boolean }) {
  const { position, location, contact, plannedAt, windowFrom, windowTo, arrivedAt, departedAt } = stop;
  const { outOfSequenceAt = null, eta = null } = stop;
  const tone = getTone(stop);
  return (
    <Flex as="li" gap="3" position="relative" pb={isLast ? '0' : '5'}>
      {!isLast && (
        <Box
          position="absolute"
          insetStart="11px"
          top="7"
          bottom="1"
          w="2px"
          bg={departedAt === null ? 'border.subtle' : 'accent.solid'}
          aria-hidden
        />
      )}
      <Center
        boxSize="6"
        flexShrink="0"
        borderRadius="full"
        textStyle="xs"
        fontWeight="semibold"
        bg={`status.${tone}.bg`}
        color={`status.${tone}.fg`}
        aria-hidden
      >
        {departedAt === null ? position + 1 : <Icon name="check" size={14} />}
      </Center>
      <Grid
        flex="1"
        minW="0"
        gap="3"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.2fr)' }}
      >
        <Box minW="0">
          <PlannedBreak stop={stop} />
          <Text fontWeight="medium">{location.name}</Text>
          <Text textStyle="sm" color="fg.muted">
            {location.address || location.city}
          </Text>
          {contact && (
            <Text textStyle="sm" color="fg.muted">
              <PersonName name={contact.name} />
              {contact.phone && (
                <>
                  {' '}
                  ·{' '}
                  <StyledLink color="accent.fg" href={`tel:${contact.phone.replaceAll(' ', '')}`}>
                    {contact.phone}
                  </StyledLink>
                </>
              )}
            </Text>
          )}
          {outOfSequenceAt !== null && (
            <Box mt="1">
              <StatusBadge tone="warn" icon={icons.alert} label={messages.outOfSequence} />
            </Box>
          )}
          {stop.orders.some(({ isTransfer }) => isTransfer) && (
            <Box mt="1">
              <StatusBadge tone="neutral" icon={icons.boxes} label={messages.transfer} />
            </Box>
          )}
          <OrderNumbers orders={listOrders(stop, 'pick')} message={messages.pick} />
          <OrderNumbers orders={listOrders(stop, 'drop')} message={messages.drop} />
          <StopSlots orders={stop.orders} />
        </Box>
        <Grid as="dl" gap="2" columnGap="4" templateColumns="repeat(2, minmax(0, 1fr))" alignSelf="start">
          <StopTime label={messages.planned}>
            <DateTime at={plannedAt} />
            <Delay minutes={arrivedAt === null ? minutesLate(stop, plannedAt) : null} message={messages.plannedLate} />
          </StopTime>
          <StopTime label={messages.window}>
            <DateTimeRange from={windowFrom} to={windowTo} />
          </StopTime>
          {eta === null ? (
            <StopTime label={messages.arrived}>
              <DateTime at={arrivedAt} />
              <Delay minutes={minutesLate(stop, arrivedAt)} message={messages.late} />
            </StopTime>
          ) : (
            <ExpectedArrival stop={stop} eta={eta} />
          )}
          <StopTime label={messages.departed}>
            <DateTime at={departedAt} />
          </StopTime>
        </Grid>
      </Grid>
    </Flex>
  );
}

/** Offered once a stop was reached before an earlier one. */
function ReorderButton({ id }: { id: string }) {
  const reorder = useMutation(tripMutations.reorderStops());
  return (
    <Button size="xs" variant="outline" loading={reorder.isPending} onClick={() => reorder.mutate(id)}>
      <Icon name="refresh" size={14} />
      <FormattedMessage {...messages.reorder} />
    </Button>
  );
}

const canReorder = ({ stops, actions }: Trip) =>
  actions.includes('reorderStops') && stops.some(({ outOfSequenceAt = null }) => outOfSequenceAt !== null);

/** Stops of the trip with planned and actual times. */
export const StopsSection = ({ trip, trip: { id, stops } }: { trip: Trip }) => (
  <Section title={messages.title} aside={canReorder(trip) && <ReorderButton id={id} />}>
    {stops.length === 0 ? (
      <Text color="fg.muted">
        <FormattedMessage {...messages.none} />
      </Text>
    ) : (
      <Box as="ol">
        {stops.map((stop, index) => (
          <StopItem key={stop.position} stop={stop} isLast={index === stops.length - 1} />
        ))}
      </Box>
    )}
    <GateBookingDialog stops={stops} />
  </Section>
);
