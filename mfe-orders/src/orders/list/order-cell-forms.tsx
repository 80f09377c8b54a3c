import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OrderChanges, OrderRow } from 'shared-contracts/orders/orders';
import { SimpleGrid } from 'shared-ui';
import { TextField } from 'shared-ui/form';
import { CellForm } from 'shared-ui/form-dialog';
import { DateTimeField } from 'shared-ui/picker';
import type { ObjectSchema } from 'yup';
import { schedule as labels } from '../form/order-form.messages.ts';
import { savedOrderSchema } from '../form/order.schema.ts';
import { orderFieldErrors } from '../order-errors.messages.ts';
import { orderMutations, orderQueries } from '../orders.api.ts';
import { fields } from '../orders.messages.ts';

type OrderCellFormProps<T extends OrderChanges> = {
  order: OrderRow;
  schema: ObjectSchema<T>;
  getValues: (order: OrderRow) => T;
  children: ReactNode;
};

function OrderCellForm<T extends OrderChanges>({ order, schema, getValues, children }: OrderCellFormProps<T>) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(orderMutations.change());
  const load = (row: OrderRow) => ({ record: { id: row.id, revision: row.revision }, values: getValues(row) });
  const reload = async () => load(await client.fetchQuery({ ...orderQueries.detail(order.id), staleTime: 0 }));
  return (
    <CellForm
      schema={schema}
      errorMessages={orderFieldErrors}
      concurrency={{ ...load(order), reload }}
      onSubmit={(changes) => mutateAsync({ id: order.id, changes })}
    >
      {children}
    </CellForm>
  );
}

type FormProps = { order: OrderRow };

const referenceSchema = savedOrderSchema.pick(['reference']);

export const ReferenceForm = ({ order }: FormProps) => (
  <OrderCellForm order={order} schema={referenceSchema} getValues={({ reference }) => ({ reference })}>
    <TextField name="reference" label={fields.reference} autoFocus />
  </OrderCellForm>
);

const windowsSchema = savedOrderSchema.pick(['pickupFrom', 'pickupTo', 'deliveryFrom', 'deliveryTo']);
const getWindows = ({ pickupFrom, pickupTo, deliveryFrom, deliveryTo }: OrderRow) => ({
  pickupFrom,
  pickupTo,
  deliveryFrom,
  deliveryTo,
});
const pickupFields = [
  <DateTimeField key="pickupFrom" name="pickupFrom" label={labels.pickupFrom} />,
  <DateTimeField key="pickupTo" name="pickupTo" label={labels.pickupTo} />,
];
const deliveryFields = [
  <DateTimeField key="deliveryFrom" name="deliveryFrom" label={labels.deliveryFrom} />,
  <DateTimeField key="deliveryTo" name="deliveryTo" label={labels.deliveryTo} />,
];

/** Edits both windows, because one limits the other; the clicked one comes first. */
export const WindowsForm = ({ order, first }: FormProps & { first: 'pickup' | 'delivery' }) => (
  <OrderCellForm order={order} schema={windowsSchema} getValues={getWindows}>
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
      {first === 'pickup' ? [...pickupFields, ...deliveryFields] : [...deliveryFields, ...pickupFields]}
    </SimpleGrid>
  </OrderCellForm>
);
