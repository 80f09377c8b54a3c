import { useMutation } from '@tanstack/react-query';
import type { Order } from 'shared-contracts/orders/orders';
import { DELIVERED_CARGO_LIMITS } from 'shared-contracts/values/field-limits';
import { useFormatMessage, withValues } from 'shared-ui';
import { NumberField, SelectField, TextareaField, useFormValue } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { DateTimeField } from 'shared-ui/picker';
import { number, object, string, type ObjectSchema } from 'yup';
import { deliveredMessages as messages } from './order-actions.messages.ts';
import { orderFieldErrors } from '../order-errors.messages.ts';
import { orderMutations } from '../orders.api.ts';
import { actionLabels, fields } from '../orders.messages.ts';
import { listDeliverables, type Deliverable } from './deliverables.rules.ts';
import { getStopName } from '../route/stop-name.ts';

/** `what`: the key of a deliverable. */
type DeliveredForm = { what: string; quantity: number; shortageReason: string | null; occurredAt: number | null };

const getKey = ({ stop, cargoId }: Deliverable) => `${stop ?? ''} ${cargoId}`;
const findByKey = (deliverables: readonly Deliverable[], key: string | undefined) =>
  deliverables.find((deliverable) => getKey(deliverable) === key);

/** Limits the quantity to the ordered one; a smaller quantity requires a reason. */
const createSchema = (deliverables: readonly Deliverable[]): ObjectSchema<DeliveredForm> => {
  const getOrdered = (key: string | undefined) => findByKey(deliverables, key)?.quantity ?? 0;
  return object({
    what: string().required(),
    quantity: number()
      .integer()
      .min(0)
      .required()
      .test('ordered', messages.tooMany, (value, { parent }) => value <= getOrdered(parent.what)),
    shortageReason: string()
      .trim()
      .max(DELIVERED_CARGO_LIMITS.shortageReason)
      .nullable()
      .default(null)
      .when(['what', 'quantity'], ([what, quantity], schema) =>
        quantity < getOrdered(what) ? schema.required() : schema,
      ),
    occurredAt: number().integer().nullable().default(null),
  });
};

function QuantityFields({ deliverables }: { deliverables: readonly Deliverable[] }) {
  const [what] = useFormValue<string>('what');
  const [quantity] = useFormValue<number | string>('quantity');
  const ordered = findByKey(deliverables, what)?.quantity ?? 0;
  return (
    <>
      <NumberField
        name="quantity"
        label={messages.quantity}
        help={withValues(messages.ordered, { quantity: ordered })}
        decimals={0}
      />
      {Number(quantity) < ordered && <TextareaField name="shortageReason" label={messages.shortage} rows={3} />}
    </>
  );
}

/** Records the delivered quantity of a cargo, at one drop if the order has several. */
export function DeliveredDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const formatMessage = useFormatMessage();
  const mark = useMutation(orderMutations.markDelivered());
  const deliverables = listDeliverables(order);
  const [first] = deliverables;
  const kinds = order.stops.map(({ kind }) => kind);
  const getLabel = ({ stop, name }: Deliverable) =>
    stop === null
      ? name
      : formatMessage(
          withValues(messages.what, {
            stop: formatMessage(getStopName(kinds, stop)),
            place: order.stops[stop]?.location.name ?? '…',
            cargo: name,
          }),
        );
  return (
    <FormDialog
      title={actionLabels.markCargoDelivered}
      width={500}
      schema={createSchema(deliverables)}
      initialValues={{ ...(first && { what: getKey(first), quantity: first.quantity }) }}
      submitLabel={messages.mark}
      errorMessages={orderFieldErrors}
      onSubmit={async ({ what, ...values }) => {
        const { cargoId, stop } = findByKey(deliverables, what) ?? {};
        if (cargoId !== undefined) await mark.mutateAsync({ id: order.id, cargoId, stop: stop ?? null, ...values });
      }}
      onClose={onClose}
    >
      <SelectField
        name="what"
        label={fields.cargo}
        options={deliverables.map((deliverable) => ({ value: getKey(deliverable), label: getLabel(deliverable) }))}
      />
      <QuantityFields deliverables={deliverables} />
      <DateTimeField name="occurredAt" label={messages.occurredAt} help={messages.occurredAtHelp} />
    </FormDialog>
  );
}
