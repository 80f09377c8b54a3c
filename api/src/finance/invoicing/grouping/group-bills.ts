import type { BillGroupResult } from 'shared-contracts/finance/bill-list';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { IssuedAt } from '../../invoices/grouped/issue-grouped-invoice.ts';
import { createInvoice } from '../create-invoice.ts';
import { findGroupable } from './groupable-bills.store.ts';
import { type Group, groupBills, type Refusal, refusalOf } from './group.rules.ts';

type Result = BillGroupResult['items'][number];

const refuse = (billId: string, { code, params }: Refusal): Result => ({ billId, refusal: { code, params } });

/** Locked months concern a group; any other failure ends the call. */
function toRefusal(error: unknown): Refusal {
  if (!(error instanceof AppError && error.code === 'monthLocked')) throw error;
  const { month, organization } = error.details.params ?? {};
  return { code: 'monthLocked', params: { month: String(month), organization: String(organization) } };
}

/** In a transaction of its own. What has been invoiced or replaced since it was read is left out. */
async function invoiceGroup(db: Db, caller: Caller, group: Group, issued: IssuedAt): Promise<Result[]> {
  try {
    const invoice = await createInvoice(db, caller, group, issued);
    return group.billIds.map((billId) =>
      invoice?.billIds.includes(billId)
        ? { billId, invoice: { id: invoice.id, number: invoice.number, bills: invoice.billIds.length } }
        : refuse(billId, { code: 'billNotWaiting', params: {} }),
    );
  } catch (error) {
    const refusal = toRefusal(error);
    return group.billIds.map((billId) => refuse(billId, refusal));
  }
}

/** Invoices bills that wait, before their periods end: one invoice for those that can share it. */
export async function invoiceTogether(
  db: Db,
  caller: Caller,
  ids: readonly string[],
  issued: IssuedAt,
): Promise<Result[]> {
  const bills = await findGroupable(db, { caller, now: issued.at }, ids);
  const results = new Map<string, Result>();
  for (const billId of ids) {
    const bill = bills.get(billId);
    const refusal = bill ? refusalOf(bill) : { code: 'notFound' as const, params: {} };
    if (refusal) results.set(billId, refuse(billId, refusal));
  }
  const groups = groupBills([...bills.values()].filter(({ id }) => !results.has(id)));
  for (const group of groups)
    for (const result of await invoiceGroup(db, caller, group, issued)) results.set(result.billId, result);
  return [...new Set(ids)].flatMap((id) => results.get(id) ?? []);
}
