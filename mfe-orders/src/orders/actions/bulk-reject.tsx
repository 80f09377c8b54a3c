import type { OrderRow } from 'shared-contracts/orders/orders';
import { MAX_REASON_LENGTH } from 'shared-contracts/values/field-limits';
import { TextareaField } from 'shared-ui/form';
import { BulkForm } from 'shared-ui/form-dialog';
import type { BulkDialogProps } from 'shared-ui/list';
import { object, string } from 'yup';
import { bulkMessages } from './order-actions.messages.ts';
import { orderRequests } from '../orders.api.ts';
import { actionLabels } from '../orders.messages.ts';

const schema = object({ rejectReason: string().trim().required().max(MAX_REASON_LENGTH) });

/** Rejects several orders with the same reason. */
export const BulkReject = ({ start }: BulkDialogProps<OrderRow>) => (
  <BulkForm
    schema={schema}
    submitLabel={actionLabels.reject}
    onSubmit={({ rejectReason }) => start(({ id, stage: from }) => orderRequests.approve({ id, rejectReason, from }))}
  >
    <TextareaField name="rejectReason" label={bulkMessages.reason} />
  </BulkForm>
);
