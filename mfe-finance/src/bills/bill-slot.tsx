import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Icon } from 'shared-ui';
import { useListParams } from 'shared-ui/list';
import { messages } from './bill-slot.messages.ts';

const BillDialogs = lazy(async () => ({ default: (await import('./bill-dialogs.tsx')).BillDialogs }));

type BillSlotProps = { orderId: string; tripId?: undefined } | { tripId: string; orderId?: undefined };

/** On the page of an order or a trip: leads to its bill, which is open as long as the address says so. */
export default function BillSlot({ orderId, tripId }: BillSlotProps) {
  const { dialog, open } = useListParams();
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => open('bill')}>
        <Icon name="file" />
        <FormattedMessage {...messages.bill} />
      </Button>
      {dialog?.name === 'bill' && (
        <Suspense>
          <BillDialogs subject={tripId === undefined ? { of: 'order', id: orderId } : { of: 'trip', id: tripId }} />
        </Suspense>
      )}
    </>
  );
}
