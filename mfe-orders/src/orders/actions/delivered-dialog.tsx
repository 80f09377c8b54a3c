import { useMutation } from '@tanstack/react-query';
import type { Order } from 'shared-contracts/orders';
import { fill } from 'shared-ui';
import { NumberField, SelectField, TextareaField, useFormValue } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { DateTimeField } from 'shared-ui/picker';
import { number, object, string, type ObjectSchema } from 'yup';
import { delivered as messages } from './order-page.messages.ts';
import { codes } from './order-refusals.messages.ts';
import { orderMutations } from './orders.api.ts';
import { actionLabels, fields } from './orders.messages.ts';
import { orderedCargos } from './stage-form.ts';

type DeliveredForm = { cargoId: string; quantity: number; shortageReason: string | null; occurredAt: number | null };
type Ordered = ReturnType<typeof orderedCargos>;

const orderedOf = (cargos: Ordered, cargoId: string | undefined) =>
  cargos.find((cargo) => cargo.cargoId === cargoId)?.quantity ?? 0;

/** Not more than was ordered; short of it a reason is required. */
const schemaOf = (cargos: Ordered): ObjectSchema<DeliveredForm> =>
  object({
    cargoId: string().required(),
    quantity: number()
      .integer()
      .min(0)
      .required()
      .test('ordered', messages.tooMany, (value, { parent }) => value <= orderedOf(cargos, parent.cargoId)),
    shortageReason: string()
      .trim()
      .max(1_000)
      .nullable()
      .default(null)
      .when(['cargoId', 'quantity'], ([cargoId, quantity], schema) =>
        quantity < orderedOf(cargos, cargoId) ? schema.required() : schema,
      ),
    occurredAt: number().integer().nullable().default(null),
  });

function Quantity({ cargos }: { cargos: Ordered }) {
  const [cargoId] = useFormValue<string>('cargoId');
  const [quantity] = useFormValue<number | string>('quantity');
  const ordered = orderedOf(cargos, cargoId);
  return (
    <>
      <NumberField
        name="quantity"
        label={messages.quantity}
        help={fill(messages.ordered, { quantity: ordered })}
        decimals={0}
      />
      {Number(quantity) < ordered && <TextareaField name="shortageReason" label={messages.shortage} rows={3} />}
    </>
  );
}

/** How much of one cargo has arrived, and why some of it has not. */
export function DeliveredDialog({
  order,
  cargoId,
  onClose,
}: {
  order: Order;
  /** The first one if nothing is said. */ cargoId?: string | undefined;
  onClose: () => void;
}) {
  const mark = useMutation(orderMutations.markDelivered());
  const cargos = orderedCargos(order);
  const first = cargos.find((cargo) => cargo.cargoId === cargoId) ?? cargos[0];
  return (
    <FormDialog
      title={actionLabels.markCargoDelivered}
      width={500}
      schema={schemaOf(cargos)}
      initial={{ ...(first && { cargoId: first.cargoId, quantity: first.quantity }) }}
      submit={messages.mark}
      codes={codes}
      onSubmit={(values) => mark.mutateAsync({ id: order.id, ...values })}
      onClose={onClose}
    >
      <SelectField
        name="cargoId"
        label={fields.cargo}
        options={cargos.map(({ cargoId: value, name }) => ({ value, label: name }))}
      />
      <Quantity cargos={cargos} />
      <DateTimeField name="occurredAt" label={messages.occurredAt} help={messages.occurredAtHelp} />
    </FormDialog>
  );
}
