import type { InvoiceRow } from 'shared-contracts/finance/billing-periods';
import { toShipperCode } from '../../../orders/public.ts';
import { decimal, toMoney } from '../../../platform/values/money.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { mayIssue } from '../../bills/bill.rules.ts';
import { sideOf } from '../parties.store.ts';
import type { ListedInvoice } from './invoice-list.store.ts';

/** Credit notes can still credit something. */
export const isCreditable = ({ kind, credited, total }: Pick<ListedInvoice, 'kind' | 'credited' | 'total'>) =>
  kind === 'invoice' && decimal(total).greaterThan(credited);

/** Only grouped invoices are credited in whole here; the invoice of a single bill is reversed on the bill. */
function actionsOf(invoice: ListedInvoice, caller: Caller): InvoiceRow['actions'] {
  if (!isCreditable(invoice) || !mayIssue(caller, invoice)) return [];
  return invoice.billingPeriodId === null ? ['creditPart'] : ['creditPart', 'credit'];
}

export function presentInvoiceRow(invoice: ListedInvoice, caller: Caller): InvoiceRow {
  const { payerId, payer, payeeId, payee, subject, credited, billingPeriodId: _period, ...others } = invoice;
  const { issuerId: _, reminded, isReminderPaused, ...row } = others;
  const side = sideOf(caller, invoice);
  return {
    ...row,
    credited: toMoney(decimal(credited)),
    side,
    reminded: side === 'payee' ? reminded : null,
    isReminderPaused: side === 'payee' && isReminderPaused,
    payer: { id: payerId, name: payer },
    payee: { id: payeeId, name: payee },
    subject: subject && {
      number: subject.number,
      shipperCode:
        subject.shipperCode &&
        toShipperCode({ organizationId: payerId, organizationCode: subject.shipperCode }, caller),
    },
    actions: actionsOf(invoice, caller),
  };
}
