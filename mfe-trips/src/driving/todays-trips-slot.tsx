import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { HomeWaitingProps } from 'shared-ui/area';
import { Button, withValues, Flex, Text } from 'shared-ui';
import { DateTimeRange, StatusBadge, tripStatusStyles } from 'shared-ui/format';
import { Link } from 'shared-ui/router';
import { WaitingSection } from 'shared-ui/waiting';
import { drivingQueries } from './driving.api.ts';
import { messages } from './driving.messages.ts';
import { useToday } from './use-today.ts';

const ACTIVE_STAGES: readonly string[] = ['vehicleAssigned', 'started', 'transit'];

/** Today's trips of the driver, on the home page. */
export default function TodaysTripsSlot({ onCount }: HomeWaitingProps) {
  const { data } = useQuery(drivingQueries.today(useToday()));
  const trips = data?.items.filter(({ stage }) => ACTIVE_STAGES.includes(stage));
  return (
    <WaitingSection
      title={messages.tripsToDrive}
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
              <StatusBadge {...tripStatusStyles[stage]} />
            </Flex>
            <Text>
              <FormattedMessage
                {...withValues(messages.fromTo, {
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
