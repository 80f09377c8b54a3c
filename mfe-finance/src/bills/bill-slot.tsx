import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Icon } from 'shared-ui';
import { useListParams } from 'shared-ui/list';
import { messages } from './bill-slot.messages.ts';

const BillDialogs = lazy(async () => ({ default: (await import('./bill-dialogs.tsx')).BillDialogs }));

type BillSlotProps = { orderId: string; tripId?: undefined } | { tripId: string; orderId?: undefined };

/** Button on an order or trip page that opens its bill; the URL holds the open state. */
export default function BillSlot({ orderId, tripId }: BillSlotProps) {
  const { dialog, openDialog } = useListParams();
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => openDialog('bill')}>
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
