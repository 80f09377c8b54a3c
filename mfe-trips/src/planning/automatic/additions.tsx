import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { ImprovementAdditions } from 'shared-contracts/trips/order-insertions';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';
import { Box, Button, Flex, Heading, Stack, Text, useFormatMessage, withValues } from 'shared-ui';
import { Duration, Measure } from 'shared-ui/format';
import { planningMutations, planningQueries } from '../planning.api.ts';
import { messages } from './improvement.messages.ts';

type OnAdded = (orderId: string) => void;

/** Orders without a vehicle in an improved plan that trips on the road can take on. */
export function Additions({ runId, onAdded }: { runId: string; onAdded: OnAdded }) {
  const { data } = useQuery(planningQueries.additions(runId));
  if (!data || data.items.length === 0) return null;
  return (
    <Box as="section" borderTopWidth="1px" mt="3" pt="3">
      <Heading as="h3" textStyle="sm">
        <FormattedMessage {...messages.additions} />
      </Heading>
      <Text textStyle="sm" color="fg.muted" mb="2">
        <FormattedMessage {...messages.additionsText} />
      </Text>
      <Stack as="ul" role="list" gap="2" maxW="2xl">
        {data.items.map((item) => (
          <AdditionItem key={item.order.id} item={item} onAdded={onAdded} />
        ))}
      </Stack>
    </Box>
  );
}

type AdditionItemProps = { item: ImprovementAdditions['items'][number]; onAdded: OnAdded };

function AdditionItem({ item: { order, insertion }, onAdded }: AdditionItemProps) {
  const { trip, distance, minutes } = insertion;
  const formatMessage = useFormatMessage();
  const add = useMutation({ ...planningMutations.insertOrder(), onSuccess: () => onAdded(order.id) });
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
        flexShrink="0"
        aria-label={formatMessage(name)}
        loading={add.isPending}
        onClick={() => add.mutate(insertion)}
      >
        <FormattedMessage {...messages.add} />
      </Button>
    </Flex>
  );
}
