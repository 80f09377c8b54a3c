import { findUserPreferences } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import type { ApprovedBill } from '../invoices/issue/content.rules.ts';
import { awaitInvoice } from '../invoices/grouped/await-invoice.store.ts';
import { issueInvoice } from '../invoices/issue/issue-invoice.ts';
import { taxedLines } from './bill.lines.ts';
import type { ComputedBill } from './compute-bills.ts';
import { toServiceDates } from './service-dates.rules.ts';
import type { StoredBill } from './stored-bills.store.ts';

type Bill = ComputedBill & { stored: StoredBill };

/** @returns null without a contract, which has the currency: such bills are not approved */
function toApprovedBill({ billed, figures, stored }: Bill): ApprovedBill | null {
  const { of, id, number, organizationCode, reference, dates, places } = billed;
  const { contract, taxBase, vat, total } = figures;
  if (!contract) return null;
  const { name, version, terms, currency, billingCurrency } = contract;
  return {
    of,
    subject: { id, number, shipperCode: of === 'order' ? organizationCode : null, reference },
    contract: { name, version },
    override: stored.overrideReason,
    service: toServiceDates(dates),
    places,
    unitStandard: terms.unitStandard,
    baseCurrency: currency,
    currency: billingCurrency,
    isSelfBilled: terms.invoiceIssuer === 'payer',
    lines: taxedLines(figures),
    untaxed: figures.untaxed ?? null,
    net: taxBase,
    tax: vat,
    total,
  };
}

const findBillingContact = async (tx: Db, id: string | null) =>
  (id === null
    ? undefined
    : await tx
        .selectFrom('contacts')
        .select(['organizationId', 'name', 'email'])
        .where('id', '=', id)
        .executeTakeFirst()) ?? null;

/**
 * Issues the invoice of a bill that is being approved, or defers it to the invoice of its week or month if its contract
 * says so. A bill without a payee has no invoice.
 * @param at unix seconds
 */
export async function issueInvoiceOf(tx: Db, caller: Pick<Caller, 'userId'>, bill: Bill, at: number): Promise<void> {
  const { billed, stored, figures, partnerId, billingContactId } = bill;
  const approved = toApprovedBill(bill);
  const terms = figures.contract?.terms;
  if (approved === null || partnerId === null || terms === undefined) return;
  const request = {
    bill: approved,
    billId: stored.id,
    billVersion: stored.version,
    payerId: billed.organizationId,
    payeeId: partnerId,
    billingContact: await findBillingContact(tx, billingContactId),
    at,
    zone: (await findUserPreferences(tx, caller.userId)).zone,
  };
  const cycle = terms.billingCycle ?? 'perOrder';
  if (cycle !== 'perOrder')
    return awaitInvoice(tx, { ...request, cycle, currencyId: terms.billingCurrencyId ?? terms.baseCurrencyId });
  const invoiceId = await issueInvoice(tx, request);
  await tx.updateTable('bills').set({ invoiceId }).where('id', '=', stored.id).execute();
}
