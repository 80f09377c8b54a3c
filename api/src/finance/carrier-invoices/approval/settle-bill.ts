import { BILL_LIMITS, EXTRA_CHARGE_LIMITS } from 'shared-contracts/values/field-limits';
import type { Settlement } from 'shared-contracts/values/finance/carrier-invoices';
import type { Caller } from '../../../platform/access/caller.ts';
import { conflict, notFound } from '../../../platform/errors/app-error.ts';
import { decimal, toMoney } from '../../../platform/values/money.ts';
import { type ComputedBill, computeBills } from '../../bills/compute-bills.ts';
import { editBill } from '../../bills/edit-bill.ts';
import { type BillServices, type Subject, toBillContext } from '../../bills/find-bill.ts';
import { creditBill, renewBill } from '../../bills/renew-bill.ts';
import { findComparedBills } from '../matching/billed.store.ts';
import { creditBillPart } from './credit-bill-part.ts';
import type { Sides } from '../matching/subjects.store.ts';
import { adjustmentOf, settlementOf } from './settlement.rules.ts';

/** `reason`: names the carrier's invoice or credit note. */
export type AgreedBill = { subject: Subject; sides: Sides; net: string; reason: string };

const cannotSettle = ({ billed: { number } }: ComputedBill) =>
  conflict('carrierInvoiceBill', `The bill of ${number} can't take the agreed amount`, { record: number });

async function findBill(server: BillServices, { of, id }: Subject): Promise<ComputedBill> {
  const bill = (await computeBills(server.db, server.routing, of, [id])).get(id);
  if (!bill) throw notFound();
  return bill;
}

/** Lets a bill that isn't approved come to the agreed amount, by an extra charge or a discount. @throws 403, 409 */
async function adjust(server: BillServices, caller: Caller, { subject, net, reason }: AgreedBill): Promise<void> {
  const bill = await findBill(server, subject);
  const { figures, stored } = bill;
  const terms = figures.contract?.terms;
  const difference = decimal(net).minus(figures.taxBase);
  if (difference.isZero()) return;
  const conversionRate = terms?.billingCurrencyId ? terms.conversionRate : null;
  const name = reason.slice(0, EXTRA_CHARGE_LIMITS.name);
  const entered = { extraCharges: stored?.extraCharges ?? [], discount: stored?.discount ?? '0' };
  const changes = adjustmentOf(entered, toMoney(difference), { name, conversionRate });
  if ((changes.extraCharges?.length ?? 0) > BILL_LIMITS.extraCharges) throw cannotSettle(bill);
  await editBill(server, caller, subject, changes);
  const after = await findBill(server, subject);
  if (conversionRate === null && !decimal(after.figures.taxBase).equals(net)) throw cannotSettle(bill);
}

const STEPS: Record<
  Settlement,
  (server: BillServices, caller: Caller, agreed: AgreedBill, bill: ComputedBill, amount: string) => Promise<void>
> = {
  none: async () => {},
  adjustment: (server, caller, agreed) => adjust(server, caller, agreed),
  creditNote: (server, caller, { reason }, { billed, stored }, amount) =>
    creditBillPart(server.db, caller, {
      invoiceId: stored?.invoiceId ?? '',
      bill: billed,
      amount,
      reason,
      at: server.now(),
    }),
  newVersion: async (server, caller, agreed, { stored }) => {
    const { subject, reason } = agreed;
    if (stored?.invoiceId) await creditBill(server, caller, subject, { reason });
    else await renewBill(server, caller, subject);
    await adjust(server, caller, agreed);
  },
};

/**
 * Adjusts the payable amount of an order or trip to the agreed one.
 * @param server with the transaction as its database
 * @throws 403, 404, 409
 */
export async function settleBill(server: BillServices, caller: Caller, agreed: AgreedBill): Promise<Settlement> {
  const bill = await findBill(server, agreed.subject);
  const [compared] = await findComparedBills(server, agreed.sides, [agreed.subject], new Map());
  if (!compared) throw cannotSettle(bill);
  const settlement = settlementOf({ ...toBillContext(bill), net: compared.net }, agreed.net);
  if (settlement === null) throw cannotSettle(bill);
  await STEPS[settlement](server, caller, agreed, bill, toMoney(decimal(agreed.net).minus(compared.net).abs()));
  return settlement;
}
