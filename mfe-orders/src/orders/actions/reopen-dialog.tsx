import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { Order } from 'shared-contracts/orders/orders';
import { MAX_REASON_LENGTH } from 'shared-contracts/values/field-limits';
import { withValues, Text } from 'shared-ui';
import { TextareaField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { object, string } from 'yup';
import { actionMessages as messages } from './order-actions.messages.ts';
import { orderMutations } from '../orders.api.ts';
import { actionLabels, confirmTexts } from '../orders.messages.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

const schema = object({ reason: string().trim().max(MAX_REASON_LENGTH).nullable().default(null) });

/** Explains the effect of reopening; the reason is optional. */
export function ReopenDialog({ order: { id, stage: from, ...order }, onClose }: { order: Order; onClose: () => void }) {
  const reopen = useMutation(orderMutations.reopen());
  return (
    <FormDialog<{ reason: string | null }>
      title={actionLabels.reopen}
      width={500}
      schema={schema}
      initialValues={{}}
      submitLabel={actionLabels.reopen}
      onSubmit={({ reason }) => reopen.mutateAsync({ id, from, ...(reason !== null && { reason }) })}
      onClose={onClose}
    >
      <Text>
        <FormattedMessage {...withValues(confirmTexts.reopen, { number: formatOrderNumber(order) })} />
      </Text>
      <TextareaField name="reason" label={messages.reopenReason} help={messages.reopenReasonHelp} rows={3} />
    </FormDialog>
  );
}
