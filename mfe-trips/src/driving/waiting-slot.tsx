import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WaitingProps } from 'shared-ui/area';
import { Button, fill, Flex, Section, Stack, Text } from 'shared-ui';
import { DateTimeRange, StatusBadge, tripLooks } from 'shared-ui/format';
import { Link } from 'shared-ui/router';
import { drivingQueries } from './driving.api.ts';
import { messages } from './driving.messages.ts';
import { useDay } from './use-day.ts';

const LIVE: readonly string[] = ['vehicleAssigned', 'started', 'transit'];

/** On the home page: what I drive today. Nothing for whoever drives nothing. */
export default function WaitingSlot({ onCount }: WaitingProps) {
  const { data } = useQuery(drivingQueries.waiting(useDay()));
  const trips = data?.items.filter(({ stage }) => LIVE.includes(stage));
  const count = trips?.length;
  useEffect(() => {
    if (count !== undefined) onCount(count);
  }, [count, onCount]);
  if (!trips || trips.length === 0) return null;
  return (
    <Section title={messages.waitingSlot}>
      <Stack as="ul" gap="3">
        {trips.map(({ id, number, stage, stops, pickAt, dropAt }) => (
          <Flex as="li" key={id} gap="3" align="center" justify="space-between" wrap="wrap">
            <Flex direction="column" minW="0" flex="1 1 12rem">
              <Flex gap="2" align="center"><Text as="span" fontWeight="semibold">{number}</Text><StatusBadge {...tripLooks[stage]} /></Flex>
              <Text><FormattedMessage {...fill(messages.fromTo, { from: stops[0]?.location.name ?? '', to: stops.at(-1)?.location.name ?? '' })} /></Text>
              <Text color="fg.muted" textStyle="sm"><DateTimeRange from={pickAt} to={dropAt} /></Text>
            </Flex>
            <Button asChild size="lg" flex={{ base: '1 1 100%', sm: 'none' }}><Link to={`/driving/${id}`}><FormattedMessage {...messages.drive} /></Link></Button>
          </Flex>
        ))}
      </Stack>
    </Section>
  );
}
