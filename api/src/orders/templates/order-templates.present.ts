import type { OrderTemplateRow } from 'shared-contracts/orders/order-templates';
import { hasAccess } from 'shared-contracts/values/identity/access';
import type { Caller } from '../../platform/access/caller.ts';
import type { TemplateRecord } from './order-templates.store.ts';

const ACTIONS = [
  ['use', 'write'],
  ['edit', 'write'],
  ['delete', 'delete'],
] as const;

const toRef = (id: string | null, name: string | null) => (id === null || name === null ? null : { id, name });

export const presentTemplateRow = (row: TemplateRecord, caller: Caller): OrderTemplateRow => ({
  id: row.id,
  revision: row.revision,
  name: row.name,
  timeZone: row.timeZone,
  orderType: toRef(row.orderTypeId, row.orderType),
  partner: toRef(row.partnerId, row.partner),
  pickup: row.pickup,
  drop: row.drop,
  createdAt: row.createdAt,
  createdBy: row.createdByName,
  actions: ACTIONS.filter(([, action]) => hasAccess(caller, { model: 'order', action })).map(([name]) => name),
});
