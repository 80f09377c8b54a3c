import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCan } from 'shared-auth';
import type { OrderRow } from 'shared-contracts/orders';
import { Box, fill, Grid, Section, Text } from 'shared-ui';
import type { WaitingProps } from 'shared-ui/area';
import { DateTimeRange } from 'shared-ui/format';
import { Link } from 'shared-ui/router';
import { WRITE } from './order-access.ts';
import { orderQueries } from './orders.api.ts';
import { waiting as messages } from './orders.messages.ts';

const SHOWN = 5;

const Entry = ({ order: { id, number, partner, pickupFrom, pickupTo } }: { order: OrderRow }) => (
  <Box as="li" mx="-2" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
    <Link to={`/orders/${id}`}>
      <Grid
        templateColumns={{ base: '1fr auto', sm: '6rem minmax(0, 1fr) auto' }} columnGap="4" alignItems="baseline" px="2" py="2" borderRadius="sm"
        fontVariantNumeric="tabular-nums" _hover={{ bg: 'bg.hover' }}
      >
        <Text fontWeight="medium">{number}</Text>
        <Text gridRow={{ base: '2', sm: '1' }} gridColumn={{ base: '1 / -1', sm: '2' }} truncate>{partner.name}</Text>
        <Text color="fg.muted" textStyle="sm" whiteSpace="nowrap"><DateTimeRange from={pickupFrom} to={pickupTo} /></Text>
      </Grid>
    </Link>
  </Box>
);

/** On the home page: orders that wait for my approval. Nothing when none does. */
export default function WaitingSlot({ onCount }: WaitingProps) {
  const mayApprove = useCan(WRITE);
  const orders = useQuery({ ...orderQueries.list({ waitingForMe: 'true', sort: 'pickupFrom', limit: SHOWN }), enabled: mayApprove });
  const data = useDeferredValue(orders.data); // drawn in small pieces
  const count = mayApprove ? orders.data?.total : 0;
  useEffect(() => {
    if (count !== undefined) onCount(count);
  }, [count, onCount]);
  if (!data || !count) return null;
  return (
    <Section
      title={messages.title}
      aside={<Link to="/orders?waitingForMe=true"><Text as="span" color="accent.fg" whiteSpace="nowrap"><FormattedMessage {...fill(messages.all, { count })} /></Text></Link>}
    >
      <Box as="ul">{data.items.map((order) => <Entry key={order.id} order={order} />)}</Box>
    </Section>
  );
}
