import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { Trip } from 'shared-contracts/trips/trips';
import { TRIP_REMOVAL_LIMITS } from 'shared-contracts/values/field-limits';
import { Box, EmptyState, Stack, Text, withValues } from 'shared-ui';
import { TextareaField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { object, string } from 'yup';
import { messages as stageMessages } from '../stages/stage-dialog.messages.ts';
import { tripMutations, tripQueries } from '../trips.api.ts';
import { actionLabels } from '../trips.messages.ts';
import { messages } from './on-road.messages.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

const schema = object({ reason: string().trim().max(TRIP_REMOVAL_LIMITS.reason).required() });

type Props = {
  /** The id of the trip. */
  id: string;
  /** The only order to remove; else all that are not picked up. */
  orderId?: string;
  onClose: () => void;
};

const isOnTrip = ({ stage }: Trip['orderList'][number]) => stage !== 'cancelled';

/** Removes orders from a running trip before they are picked up. */
export function RemoveOrdersDialog({ id, orderId, onClose }: Props) {
  const trip = useQuery(tripQueries.detail(id));
  const remove = useMutation(tripMutations.removeOrders());
  const { data } = trip;
  const title = orderId === undefined ? actionLabels.removeOrders : messages.removeOrder;
  const leaving = data?.orderList.filter(
    (order) => order.isRemovable && (orderId === undefined || order.id === orderId),
  );
  if (leaving?.length === 0)
    return (
      <Dialog title={title} width={500} onClose={onClose}>
        <DialogBody>
          <EmptyState icon="info" title={messages.none} text={messages.noneText} size="inline" />
        </DialogBody>
      </Dialog>
    );
  return (
    <FormDialog
      title={title}
      width={500}
      schema={schema}
      initialValues={data && { reason: '' }}
      error={trip.error}
      submitLabel={title}
      onSubmit={({ reason }) =>
        remove.mutateAsync({ id, reason, ...(orderId !== undefined && { orderIds: [orderId] }) })
      }
      onClose={onClose}
    >
      {data && leaving && <Effect trip={data} leaving={leaving} />}
      <TextareaField name="reason" label={stageMessages.reason} rows={3} />
    </FormDialog>
  );
}

function Effect({ trip: { number, orderList }, leaving }: { trip: Trip; leaving: Trip['orderList'] }) {
  const isLast = orderList.filter(isOnTrip).length === leaving.length;
  const effect = isLast ? messages.cancels : messages.effect;
  return (
    <Stack gap="3">
      <Text>
        <FormattedMessage {...withValues(effect, { number, count: leaving.length })} />
      </Text>
      <Stack as="ul" gap="1" listStyleType="none">
        {leaving.map((order) => (
          <Box as="li" key={order.id} textStyle="sm">
            <Text as="span" fontWeight="medium">
              {formatOrderNumber(order)}
            </Text>{' '}
            {order.pickup ?? '…'} → {order.drop ?? '…'}
          </Box>
        ))}
      </Stack>
    </Stack>
  );
}
