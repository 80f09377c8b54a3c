import type { OrderType } from 'shared-contracts/network/order-types';
import { exportColumn as column, type ExportColumns } from '../../platform/export/export-columns.rules.ts';

/** Keyed by the column ids of the screen. */
export const ORDER_TYPE_EXPORT: ExportColumns<OrderType> = {
  name: column('text', ({ name }) => name),
  code: column('text', ({ code }) => code),
  createdAt: column('dateTime', ({ createdAt }) => createdAt),
};
