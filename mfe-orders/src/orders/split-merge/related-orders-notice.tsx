import { FormattedMessage } from 'react-intl';
import type { Order } from 'shared-contracts/orders/orders';
import { Box, Flex, Text } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { relationMessages } from './split-merge.messages.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

/** Links to the orders that an order was split from or into, or merged with. */
export function RelatedOrdersNotice({ order: { related } }: { order: Pick<Order, 'related'> }) {
  if (related.length === 0) return null;
  const byRelation = [...Map.groupBy(related, ({ relation }) => relation)];
  return (
    <Box px="4" py="3" borderRadius="md" borderWidth="1px">
      {byRelation.map(([relation, orders]) => (
        <Flex key={relation} gap="2" wrap="wrap">
          <Text color="fg.muted">
            <FormattedMessage {...relationMessages[relation]} />
          </Text>
          {orders.map(({ id, ...order }) => (
            <Link key={id} to={`/orders/${id}`}>
              <Text as="span" color="accent.fg">
                {formatOrderNumber(order)}
              </Text>
            </Link>
          ))}
        </Flex>
      ))}
    </Box>
  );
}
