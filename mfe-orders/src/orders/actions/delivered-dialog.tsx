import { useMutation } from '@tanstack/react-query';
import type { Order } from 'shared-contracts/orders/orders';
import { DELIVERED_CARGO_LIMITS } from 'shared-contracts/values/field-limits';
import { withValues } from 'shared-ui';
import { NumberField, SelectField, TextareaField, useFormValue } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { DateTimeField } from 'shared-ui/picker';
import { number, object, string, type ObjectSchema } from 'yup';
import { deliveredMessages as messages } from './order-actions.messages.ts';
import { orderFieldErrors } from '../order-errors.messages.ts';
import { orderMutations } from '../orders.api.ts';
import { actionLabels, fields } from '../orders.messages.ts';
import { listOrderedCargos } from './stage-form.ts';

type DeliveredForm = { cargoId: string; quantity: number; shortageReason: string | null; occurredAt: number | null };
type OrderedCargos = ReturnType<typeof listOrderedCargos>;

const getOrderedQuantity = (cargos: OrderedCargos, cargoId: string | undefined) =>
  cargos.find((cargo) => cargo.cargoId === cargoId)?.quantity ?? 0;

/** Limits the quantity to the ordered one; a smaller quantity requires a reason. */
const createSchema = (cargos: OrderedCargos): ObjectSchema<DeliveredForm> =>
  object({
    cargoId: string().required(),
    quantity: number()
      .integer()
      .min(0)
      .required()
      .test('ordered', messages.tooMany, (value, { parent }) => value <= getOrderedQuantity(cargos, parent.cargoId)),
    shortageReason: string()
      .trim()
      .max(DELIVERED_CARGO_LIMITS.shortageReason)
      .nullable()
      .default(null)
      .when(['cargoId', 'quantity'], ([cargoId, quantity], schema) =>
        quantity < getOrderedQuantity(cargos, cargoId) ? schema.required() : schema,
      ),
    occurredAt: number().integer().nullable().default(null),
  });

function QuantityFields({ cargos }: { cargos: OrderedCargos }) {
  const [cargoId] = useFormValue<string>('cargoId');
  const [quantity] = useFormValue<number | string>('quantity');
  const ordered = getOrderedQuantity(cargos, cargoId);
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

/** Records the delivered quantity of a cargo. */
export function DeliveredDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const mark = useMutation(orderMutations.markDelivered());
  const cargos = listOrderedCargos(order);
  const [first] = cargos;
  return (
    <FormDialog
      title={actionLabels.markCargoDelivered}
      width={500}
      schema={createSchema(cargos)}
      initialValues={{ ...(first && { cargoId: first.cargoId, quantity: first.quantity }) }}
      submitLabel={messages.mark}
      errorMessages={orderFieldErrors}
      onSubmit={(values) => mark.mutateAsync({ id: order.id, ...values })}
      onClose={onClose}
    >
      <SelectField
        name="cargoId"
        label={fields.cargo}
        options={cargos.map(({ cargoId: value, name }) => ({ value, label: name }))}
      />
      <QuantityFields cargos={cargos} />
      <DateTimeField name="occurredAt" label={messages.occurredAt} help={messages.occurredAtHelp} />
    </FormDialog>
  );
}
