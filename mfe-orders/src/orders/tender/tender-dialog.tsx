import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { Order } from 'shared-contracts/orders/orders';
import { QueryContent, Skeleton, Text, withValues } from 'shared-ui';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { tenderQueries } from './tender.api.ts';
import { messages } from './tender.messages.ts';
import { TenderForm } from './tender-form.tsx';
import { TenderProgress } from './tender-progress.tsx';

/** Starts a tender of an order, or shows its progress. */
export function TenderDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const tender = useQuery(tenderQueries.ofOrder(order.id));
  const canStart = order.actions.includes('tender');
  if (tender.data && tender.data.tender?.state !== 'open' && canStart)
    return <TenderForm order={order} onClose={onClose} />;
  return (
    <Dialog title={withValues(messages.title, { number: order.number })} width={600} onClose={onClose}>
      <DialogBody>
        <QueryContent query={tender} size="inline" skeleton={<Skeleton h="24" />}>
          {(data) =>
            data.tender ? (
              <TenderProgress orderId={order.id} tender={data.tender} />
            ) : (
              <Text color="fg.muted">
                <FormattedMessage {...messages.none} />
              </Text>
            )
          }
        </QueryContent>
      </DialogBody>
    </Dialog>
  );
}
