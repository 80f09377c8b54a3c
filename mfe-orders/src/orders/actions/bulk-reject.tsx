import type { OrderRow } from 'shared-contracts/orders';
import { TextareaField } from 'shared-ui/form';
import { BulkForm } from 'shared-ui/form-dialog';
import type { Asked } from 'shared-ui/list';
import { object, string } from 'yup';
import { bulk } from './order-list.messages.ts';
import { orderCalls } from './orders.api.ts';
import { actionLabels } from './orders.messages.ts';

const rejection = object({ rejectReason: string().trim().required().max(1_000) });

/** One reason for several orders. */
export const BulkReject = ({ start }: Asked<OrderRow>) => (
  <BulkForm
    schema={rejection}
    submit={actionLabels.reject}
    onSubmit={({ rejectReason }) => start(({ id, stage: from }) => orderCalls.approve({ id, rejectReason, from }))}
  >
    <TextareaField name="rejectReason" label={bulk.reason} />
  </BulkForm>
);
