import type { InvoiceDetail } from 'shared-contracts/finance/credit-notes';
import type { Invoice } from 'shared-contracts/finance/invoices';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { toMoney } from '../../../platform/values/money.ts';
import { taxesOfCredit, totalsOfCredit } from '../../invoices/credits/credit-taxes.rules.ts';
import { findLeft } from '../../invoices/credits/credited-invoice.store.ts';
import { quantityOf } from '../../invoices/credits/remaining.rules.ts';
import { findBalances, presentBalance } from '../../payments/balances.store.ts';
import { listCreditNotes } from '../../payments/paid-invoices.store.ts';
import type { findInvoice } from '../list/invoice-list.store.ts';
import { isCreditable, presentInvoiceRow } from '../list/invoice.present.ts';

async function findCreditable(db: Db, id: string, content: Invoice): Promise<InvoiceDetail['creditable']> {
  const { left } = await findLeft(db, id, content);
  const taxes = taxesOfCredit(content, left, left);
  const { net, total } = totalsOfCredit(taxes, left);
  const lines = left.map(({ line, net: rest }) => {
    const original = content.lines[line];
    return { line, net: toMoney(rest), quantity: original ? quantityOf(original) : null };
  });
  return { net, taxes, total, lines: lines.toSorted((one, other) => one.line - other.line) };
}

/** An invoice or a credit note with what is credited and paid of it. */
export async function presentInvoiceDetail(
  db: Db,
  caller: Caller,
  invoice: NonNullable<Awaited<ReturnType<typeof findInvoice>>>,
): Promise<InvoiceDetail> {
  const { content, ...listed } = invoice;
  const balance = (await findBalances(db, [listed.id])).get(listed.id);
  return {
    ...presentInvoiceRow(listed, caller),
    content,
    creditNotes: await listCreditNotes(db, listed.id),
    balance: balance ? presentBalance(caller, balance, listed) : null,
    creditable: isCreditable(listed) ? await findCreditable(db, listed.id, content) : null,
  };
}
