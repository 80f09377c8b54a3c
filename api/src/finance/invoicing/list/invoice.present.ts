import type { InvoiceRow } from 'shared-contracts/finance/billing-periods';
import { toShipperCode } from '../../../orders/public.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { toBillingSpan } from '../../invoices/grouped/span.present.ts';
import { mayIssue, sideOf } from '../parties.store.ts';
import type { ListedInvoice } from './invoice-list.store.ts';

/** Grouped ones; the invoice of a single bill is credited on the bill. */
export const isCreditable = ({ kind, cycle, creditNote }: ListedInvoice) =>
  kind === 'invoice' && cycle !== null && creditNote === null;

export function presentInvoiceRow(invoice: ListedInvoice, caller: Caller): InvoiceRow {
  const { payerId, payer, payeeId, payee, subject, issuerId: _, cycle: _cycle, fromDay, toDay, ...row } = invoice;
  return {
    ...row,
    side: sideOf(caller, invoice),
    payer: { id: payerId, name: payer },
    payee: { id: payeeId, name: payee },
    period: toBillingSpan({ cycle: invoice.cycle, fromDay, toDay }),
    subject: subject && {
      number: subject.number,
      shipperCode:
        subject.shipperCode &&
        toShipperCode({ organizationId: payerId, organizationCode: subject.shipperCode }, caller),
    },
    actions: isCreditable(invoice) && mayIssue(caller, invoice) ? ['credit'] : [],
  };
}
