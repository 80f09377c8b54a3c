import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { ImprovementAdditions } from 'shared-contracts/trips/order-insertions';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';
import { Box, Button, Flex, Heading, Stack, Text, useFormatMessage, withValues } from 'shared-ui';
import { Duration, Measure } from 'shared-ui/format';
import { deskMutations, deskQueries } from '../desk.api.ts';
import { messages } from './improvement.messages.ts';

/** Orders without a vehicle that trips on the road can take on. */
export function Additions({ runId }: { runId: string }) {
  const { data } = useQuery(deskQueries.additions(runId));
  if (!data || data.items.length === 0) return null;
  return (
    <Box as="section" borderTopWidth="1px" mt="3" pt="3">
      <Heading as="h3" textStyle="sm">
        <FormattedMessage {...messages.additions} />
      </Heading>
      <Text textStyle="sm" color="fg.muted" mb="2">
        <FormattedMessage {...messages.additionsText} />
      </Text>
      <Stack as="ul" role="list" gap="2">
        {data.items.map((item) => (
          <AdditionItem key={item.order.id} item={item} />
        ))}
      </Stack>
    </Box>
  );
}

function AdditionItem({ item }: { item: ImprovementAdditions['items'][number] }) {
  const { order, insertion } = item;
  const { trip, distance, minutes } = insertion;
  const formatMessage = useFormatMessage();
  const add = useMutation(deskMutations.addOnRoad());
  const name = withValues(messages.addition, { order: formatOrderNumber(order), trip: trip.number });
  return (
    <Flex as="li" gap="3" align="center" justify="space-between">
      <Box minW="0" textStyle="sm">
        <Text>
          <FormattedMessage {...name} />
        </Text>
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          {trip.vehicle && `${trip.vehicle.name} · `}+ <Measure value={distance} kind="distance" /> · +{' '}
          <Duration minutes={Math.max(0, minutes)} />
        </Text>
      </Box>
      <Button
        type="button"
        size="sm"
        variant="outline"
        aria-label={formatMessage(name)}
        loading={add.isPending}
        onClick={() => add.mutate(item)}
      >
        <FormattedMessage {...messages.add} />
      </Button>
    </Flex>
  );
}
