import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { WaitingProps } from 'shared-ui/area';
import { Button, fill, Flex, Text } from 'shared-ui';
import { DateTimeRange, StatusBadge, tripLooks } from 'shared-ui/format';
import { Link } from 'shared-ui/router';
import { WaitingSection } from 'shared-ui/waiting';
import { drivingQueries } from './driving.api.ts';
import { messages } from './driving.messages.ts';
import { useDay } from './use-day.ts';

const LIVE: readonly string[] = ['vehicleAssigned', 'started', 'transit'];

/** On the home page: what I drive today. */
export default function WaitingSlot({ onCount }: WaitingProps) {
  const { data } = useQuery(drivingQueries.waiting(useDay()));
  const trips = data?.items.filter(({ stage }) => LIVE.includes(stage));
  return (
    <WaitingSection
      title={messages.waitingSlot}
      page={trips && { items: trips, total: trips.length }}
      onCount={onCount}
    >
      {({ id, number, stage, stops, pickAt, dropAt }) => (
        <Flex px="2" py="2" gap="3" align="center" justify="space-between" wrap="wrap">
          <Flex direction="column" minW="0" flex="1 1 12rem">
            <Flex gap="2" align="center">
              <Text as="span" fontWeight="semibold">
                {number}
              </Text>
              <StatusBadge {...tripLooks[stage]} />
            </Flex>
            <Text>
              <FormattedMessage
                {...fill(messages.fromTo, {
                  from: stops[0]?.location.name ?? '',
                  to: stops.at(-1)?.location.name ?? '',
                })}
              />
            </Text>
            <Text color="fg.muted" textStyle="sm">
              <DateTimeRange from={pickAt} to={dropAt} />
            </Text>
          </Flex>
          <Button asChild size="lg" flex={{ base: '1 1 100%', sm: 'none' }}>
            <Link to={`/driving/${id}`}>
              <FormattedMessage {...messages.drive} />
            </Link>
          </Button>
        </Flex>
      )}
    </WaitingSection>
  );
}
