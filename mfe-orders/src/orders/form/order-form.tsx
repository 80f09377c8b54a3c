import type { OrderInput } from 'shared-contracts/orders/orders';
import type { Concurrency } from 'shared-ui/form';
import { AcknowledgeDialog } from '../feasibility/acknowledge-dialog.tsx';
import { DraftAutosave } from './draft-autosave.tsx';
import { messages } from './order-form.messages.ts';
import { OrderSteps } from './order-steps.tsx';
import { orderSchema, savedOrderSchema } from './order.schema.ts';
import type { ReferenceRecords } from './reference-data.tsx';
import { useSaveOrder } from './use-save-order.ts';

type OrderFormProps = {
  /** Undefined for a new order, whose draft is saved automatically. */
  id?: string;
  initialValues: Partial<OrderInput>;
  initialRecords: ReferenceRecords;
  concurrency?: Concurrency<OrderInput> | undefined;
};

export function OrderForm({ id, ...form }: OrderFormProps) {
  const { isSaved, save, send, acknowledgement } = useSaveOrder(id);
  return (
    <>
      <OrderSteps
        {...form}
        schema={orderSchema}
        draftSchema={savedOrderSchema}
        submitLabel={messages.submit}
        onSubmit={send}
        onSave={save}
        leaveText={id ? undefined : messages.draftSaved}
      >
        {!id && <DraftAutosave isSaved={isSaved} />}
      </OrderSteps>
      {acknowledgement && <AcknowledgeDialog {...acknowledgement} />}
    </>
  );
}
