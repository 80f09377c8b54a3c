import type { OperationRow } from 'shared-contracts/network/operations';
import { exportColumn as column, type ExportColumns } from '../../platform/export/export-columns.rules.ts';

/** Keyed by the column ids of the screen. */
export const OPERATION_EXPORT: ExportColumns<OperationRow> = {
  name: column('text', ({ name }) => name),
  approver1: column('text', ({ approver1 }) => approver1?.name),
  approver2: column('text', ({ approver2 }) => approver2?.name),
  notificationContacts: column('text', ({ notificationContacts }) =>
    notificationContacts.map((contact) => contact.name),
  ),
  locations: column('text', ({ locations }) => locations.map((location) => location.name)),
  createdAt: column('dateTime', ({ createdAt }) => createdAt),
};
