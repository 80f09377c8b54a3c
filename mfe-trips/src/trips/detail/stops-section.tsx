import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Trip, TripStop } from 'shared-contracts/trips';
import { Box, Center, fill, Flex, Grid, Icon, Section, StyledLink, Text, type Words } from 'shared-ui';
import { DateTime, DateTimeRange } from 'shared-ui/format';
import { minutesLate } from './stop-times.rules.ts';
import { stops as messages } from './trip-page.messages.ts';

const numbers = (stop: TripStop, what: 'pick' | 'drop') =>
  stop.orders
    .filter((order) => order.what === what)
    .map(({ number }) => number)
    .join(', ');

/** Hours and minutes: `01:25`. */
const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const Time = ({ label, children }: { label: Words; children: ReactNode }) => (
  <Box minW="0">
    <Text as="dt" textStyle="xs" color="fg.muted">
      <FormattedMessage {...label} />
    </Text>
    <Text as="dd" textStyle="sm" fontVariantNumeric="tabular-nums">
      {children}
    </Text>
  </Box>
);

/** How much later than wanted. */
const Late = ({ minutes, words }: { minutes: number | null; words: Words }) =>
  minutes !== null && (
    <Text as="span" display="block" textStyle="xs" color="status.bad.fg">
      <FormattedMessage {...fill(words, { time: timeOf(minutes) })} />
    </Text>
  );

/** A stop that is left is done; one that is reached is where the vehicle stands. */
const toneOf = ({ arrivedAt, departedAt }: TripStop) =>
  departedAt !== null ? 'good' : arrivedAt !== null ? 'progress' : 'neutral';

function Stop({ stop, isLast }: { stop: TripStop; isLast: boolean }) {
  const { position, location, contact, plannedAt, windowFrom, windowTo, arrivedAt, departedAt } = stop;
  const tone = toneOf(stop);
  const [picks, drops] = [numbers(stop, 'pick'), numbers(stop, 'drop')];
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
          <Text fontWeight="medium">{location.name}</Text>
          <Text textStyle="sm" color="fg.muted">
            {location.address || location.city}
          </Text>
          {contact && (
            <Text textStyle="sm" color="fg.muted">
              {contact.name}
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
          {picks && (
            <Text textStyle="sm" mt="1">
              <FormattedMessage {...fill(messages.pick, { orders: picks })} />
            </Text>
          )}
          {drops && (
            <Text textStyle="sm" mt="1">
              <FormattedMessage {...fill(messages.drop, { orders: drops })} />
            </Text>
          )}
        </Box>
        <Grid as="dl" gap="2" columnGap="4" templateColumns="repeat(2, minmax(0, 1fr))" alignSelf="start">
          <Time label={messages.planned}>
            <DateTime at={plannedAt} />
            <Late minutes={arrivedAt === null ? minutesLate(stop, plannedAt) : null} words={messages.plannedLate} />
          </Time>
          <Time label={messages.window}>
            <DateTimeRange from={windowFrom} to={windowTo} />
          </Time>
          <Time label={messages.arrived}>
            <DateTime at={arrivedAt} />
            <Late minutes={minutesLate(stop, arrivedAt)} words={messages.late} />
          </Time>
          <Time label={messages.departed}>
            <DateTime at={departedAt} />
          </Time>
        </Grid>
      </Grid>
    </Flex>
  );
}

/** Where the trip stops: what for, when by the plan, and when indeed. */
export const StopsSection = ({ trip: { stops } }: { trip: Trip }) => (
  <Section title={messages.title}>
    {stops.length === 0 ? (
      <Text color="fg.muted">
        <FormattedMessage {...messages.none} />
      </Text>
    ) : (
      <Box as="ol">
        {stops.map((stop, index) => (
          <Stop key={stop.position} stop={stop} isLast={index === stops.length - 1} />
        ))}
      </Box>
    )}
  </Section>
);
