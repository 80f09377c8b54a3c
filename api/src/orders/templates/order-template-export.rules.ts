import type { OrderTemplateRow } from 'shared-contracts/orders/order-templates';
import { exportColumn as column, type ExportColumns } from '../../platform/export/export-columns.rules.ts';

/** Keyed by the column ids of the screen. */
export const ORDER_TEMPLATE_EXPORT: ExportColumns<OrderTemplateRow> = {
  name: column('text', ({ name }) => name),
  partner: column('text', ({ partner }) => partner?.name),
  route: column('text', ({ pickup, drop }) => [pickup, drop].filter((place) => place !== null).join(' → ')),
  orderType: column('text', ({ orderType }) => orderType?.name),
  timeZone: column('text', ({ timeZone }) => timeZone),
  createdAt: column('dateTime', ({ createdAt }) => createdAt),
};
