import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Order } from 'shared-contracts/orders';
import type { OrderStage } from 'shared-contracts/values/order-stages';
import { fill, Flex, Icon, Text, useSay } from 'shared-ui';
import { orderLooks } from 'shared-ui/format';
import { messages } from './order-page.messages.ts';
import { orderQueries } from './orders.api.ts';

type Seen = { stage: OrderStage; before?: OrderStage };

/** The stage before, when it was not this person who has just changed it. */
function useOvertaken({ stage }: Order): OrderStage | undefined {
  const isActing = useIsMutating() > 0;
  const [seen, setSeen] = useState<Seen>({ stage });
  if (seen.stage !== stage) setSeen(isActing ? { stage } : { stage, before: seen.stage });
  return seen.before;
}

/** Two act on one order at once: whoever is second is told what the other did. */
export function MeanwhileNote({ order }: { order: Order }) {
  const say = useSay();
  const before = useOvertaken(order);
  const timeline = useQuery({ ...orderQueries.timeline(order.id), enabled: before !== undefined });
  if (!before) return null;
  const by = timeline.data?.items.findLast(({ to }) => to === order.stage)?.user;
  const stages = { from: say(orderLooks[before].label), to: say(orderLooks[order.stage].label) };
  return (
    <Flex
      role="status"
      align="center"
      gap="3"
      px="4"
      py="3"
      borderRadius="md"
      bg="status.info.bg"
      color="status.info.fg"
    >
      <Icon name="info" />
      <Text fontWeight="medium">
        <FormattedMessage
          {...(by ? fill(messages.changedBy, { ...stages, name: by }) : fill(messages.changed, stages))}
        />
      </Text>
    </Flex>
  );
}
