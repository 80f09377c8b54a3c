import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Can } from 'shared-auth';
import type { WorkOrderRow } from 'shared-contracts/fleet/work-orders';
import { Box, Button, Flex, Icon, StyledLink, Text } from 'shared-ui';
import { DateTimeRange, DateOnly } from 'shared-ui/format';
import { Link } from 'shared-ui/router';
import { RecordSection } from 'shared-ui/waiting';
import { WRITE_ACCESS } from './work-orders/work-order-access.ts';
import { WorkOrderStatusBadge } from './work-orders/work-order-status.tsx';
import { workOrderQueries } from './work-orders/work-orders.api.ts';
import { messages } from './work-orders/work-orders.messages.ts';

const MAX_RECORDS = 5;

const OrderItem = ({ order: { id, number, title, status, outFrom, outTo, createdAt } }: { order: WorkOrderRow }) => (
  <Box as="li" py="2" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
    <Flex align="center" gap="2" wrap="wrap">
      <StyledLink asChild fontWeight="medium" overflowWrap="anywhere">
        <Link to={`/work-orders/${id}`}>{title}</Link>
      </StyledLink>
      <WorkOrderStatusBadge status={status} />
    </Flex>
    <Text textStyle="sm" color="fg.muted">
      {number} ·{' '}
      {outFrom !== null && outTo !== null ? <DateTimeRange from={outFrom} to={outTo} /> : <DateOnly at={createdAt} />}
    </Text>
  </Box>
);

/** The newest work orders of a vehicle, on its page. */
export default function VehicleWorkOrdersSlot({ vehicleId }: { vehicleId: string }) {
  const orders = useQuery(workOrderQueries.list({ vehicleId, limit: MAX_RECORDS }));
  return (
    <RecordSection
      title={messages.ofVehicle}
      query={orders}
      empty={messages.noneOfVehicle}
      allLink={`/work-orders?vehicleId=${vehicleId}`}
      aside={
        <Can access={WRITE_ACCESS}>
          <Button asChild size="xs" variant="outline">
            <Link to={`/work-orders?dialog=create.${vehicleId}`}>
              <Icon name="plus" size={14} />
              <FormattedMessage {...messages.create} />
            </Link>
          </Button>
        </Can>
      }
    >
      {(order) => <OrderItem order={order} />}
    </RecordSection>
  );
}
