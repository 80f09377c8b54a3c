import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, lazyDialog, useFormatMessage, withValues } from 'shared-ui';
import { messages } from './insertion.messages.ts';
import { formatOrderNumber, type NumberedOrder } from 'shared-contracts/values/orders/order-number';

const InsertionDialog = lazyDialog(async () => (await import('./insertion-dialog.tsx')).InsertionDialog);

type InsertionButtonProps = {
  order: NumberedOrder & { id: string };
  onInserted: (trip: { id: string }) => void;
};

/** Opens the trips that could carry an order. */
export function InsertionButton({ order, onInserted }: InsertionButtonProps) {
  const formatMessage = useFormatMessage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        type="button"
        size="xs"
        variant="outline"
        aria-label={formatMessage(withValues(messages.openFor, { number: formatOrderNumber(order) }))}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage {...messages.open} />
      </Button>
      {isOpen && <InsertionDialog orderId={order.id} onInserted={onInserted} onClose={() => setOpen(false)} />}
    </>
  );
}
