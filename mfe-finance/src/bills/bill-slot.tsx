import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Icon } from 'shared-ui';
import { useListParams } from 'shared-ui/list';
import { messages } from './bill-slot.messages.ts';
import { billQueries, type BillSubjectRef } from './bills.api.ts';

const BillDialogs = lazy(async () => ({ default: (await import('./bill-dialogs.tsx')).BillDialogs }));

type BillSlotProps = { stage?: string } & (
  | { orderId: string; tripId?: undefined }
  | { tripId: string; orderId?: undefined }
);

/** Whether the times were corrected after billing. Loads the bill only for billed orders and trips. */
function useIsOutdated(subject: BillSubjectRef, stage: string | undefined): boolean {
  const { data } = useQuery({ ...billQueries.bill(subject), enabled: stage === 'billed' });
  return typeof data?.outdatedAt === 'number';
}

/**
 * Button on an order or trip page that opens its bill, and shows that a new one is needed; the URL stores the open
 * state.
 */
export default function BillSlot({ orderId, tripId, stage }: BillSlotProps) {
  const { dialog, openDialog } = useListParams();
  const subject: BillSubjectRef = tripId === undefined ? { of: 'order', id: orderId } : { of: 'trip', id: tripId };
  const isOutdated = useIsOutdated(subject, stage);
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        {...(isOutdated && { colorPalette: 'orange' })}
        onClick={() => openDialog('bill')}
      >
        <Icon name={isOutdated ? 'warning' : 'file'} />
        <FormattedMessage {...(isOutdated ? messages.outdated : messages.bill)} />
      </Button>
      {dialog?.name === 'bill' && (
        <Suspense>
          <BillDialogs subject={subject} />
        </Suspense>
      )}
    </>
  );
}
