import type { WorkOrderDocument, WorkOrderLine, WorkOrderRow } from 'shared-contracts/fleet/work-orders';
import { hasAccess } from 'shared-contracts/values/identity/access';
import type { Caller } from '../../platform/access/caller.ts';
import { API_PREFIX } from '../../platform/http/api-prefix.ts';
import { decimal, toMoney } from '../../platform/values/money.ts';
import type { DocumentRow } from './work-order-documents.store.ts';
import { listActions } from './work-order.rules.ts';
import type { listLines, WorkOrderRecord } from './work-orders.store.ts';

const mayWrite = (caller: Caller) => hasAccess(caller, { model: 'vehicle', action: 'write' });

export const presentWorkOrder = (
  { description: _description, cost, ...row }: WorkOrderRecord,
  caller: Caller,
): WorkOrderRow => ({
  ...row,
  cost: toMoney(decimal(cost)),
  actions: mayWrite(caller) ? listActions(row.status) : [],
});

export const presentLine = (line: Awaited<ReturnType<typeof listLines>>[number]): WorkOrderLine => ({
  ...line,
  quantity: decimal(line.quantity).toString(),
});

export const presentDocument = (
  { id, workOrderId, name, mime, author, createdAt }: DocumentRow,
  caller: Caller,
): WorkOrderDocument => ({
  id,
  name,
  mime,
  author,
  createdAt,
  url: `${API_PREFIX}/work-orders/${workOrderId}/documents/${id}`,
  actions: mayWrite(caller) ? ['delete'] : [],
});
