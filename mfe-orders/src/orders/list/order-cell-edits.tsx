import type { OrderRow } from 'shared-contracts/orders/orders';
import { lazyDialog, Skeleton } from 'shared-ui';
import type { CellEdit } from 'shared-ui/list';
import { fields } from '../orders.messages.ts';

const loading = <Skeleton h="24" />;
const ReferenceForm = lazyDialog(() => import('./order-cell-forms.tsx').then((file) => file.ReferenceForm), loading);
const WindowsForm = lazyDialog(() => import('./order-cell-forms.tsx').then((file) => file.WindowsForm), loading);

const isEditable = ({ actions }: OrderRow) => actions.includes('edit');

export const referenceEdit: CellEdit<OrderRow> = {
  field: fields.reference,
  isEditable,
  form: (order) => <ReferenceForm order={order} />,
};
export const pickupWindowEdit: CellEdit<OrderRow> = {
  field: fields.pickupWindow,
  isEditable,
  form: (order) => <WindowsForm order={order} first="pickup" />,
};
export const deliveryWindowEdit: CellEdit<OrderRow> = {
  field: fields.deliveryWindow,
  isEditable,
  form: (order) => <WindowsForm order={order} first="delivery" />,
};
