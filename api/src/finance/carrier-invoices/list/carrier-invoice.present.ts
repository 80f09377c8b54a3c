import type { CarrierInvoice, CarrierInvoiceRow } from 'shared-contracts/finance/carrier-invoices';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import { decimal } from '../../../platform/values/money.ts';
import { sideOf, toActor, toContext } from '../carrier-invoice-access.ts';
import { actionsOf, statusFor } from '../carrier-invoice.rules.ts';
import { awaitedCredit } from '../credit-notes/credit.rules.ts';
import { listCreditNotes } from '../credit-notes/credited.store.ts';
import { agreedAmounts, sumAgreed } from '../matching/agreed.rules.ts';
import { findCarrierInvoice, type FoundCarrierInvoice, listLines, listMessages } from './carrier-invoices.store.ts';

/** Whether the reader sees what the invoice was compared with. */
const isOpenTo = (caller: Caller, invoice: FoundCarrierInvoice) =>
  sideOf(caller, invoice) === 'payer' || invoice.disputedAt !== null;

const toCredited = ({ creditedId, creditedNumber }: FoundCarrierInvoice) =>
  creditedId !== null && creditedNumber !== null ? { id: creditedId, number: creditedNumber } : null;

export function presentRow(invoice: FoundCarrierInvoice, caller: Caller): CarrierInvoiceRow {
  const { id, revision, number, source, issuedOn, dueOn, currency, net, tax, total } = invoice;
  const side = sideOf(caller, invoice);
  return {
    id,
    revision,
    number,
    kind: invoice.creditedId === null ? 'invoice' : 'creditNote',
    credited: toCredited(invoice),
    side,
    payer: { id: invoice.organizationId, name: invoice.payer },
    payee: { id: invoice.partnerId, name: invoice.payee },
    status: statusFor(side, invoice.status),
    source,
    issuedOn,
    dueOn,
    currency,
    net,
    tax,
    total,
    difference: isOpenTo(caller, invoice) ? invoice.difference : null,
    payable: invoice.payableTotal,
    creditedTotal: invoice.creditedTotal,
    awaitedCredit: invoice.expectsCreditNote ? awaitedCredit(invoice, invoice.fulfilledNet) : null,
    hasDocument: invoice.fileId !== null,
    receivedAt: invoice.createdAt,
    actions: actionsOf(toContext(invoice), toActor(caller, invoice)),
  };
}

/** @throws 404 */
export async function presentCarrierInvoice(db: Db, caller: Caller, id: string): Promise<CarrierInvoice> {
  const invoice = await findCarrierInvoice(db, caller, id);
  if (!invoice) throw notFound();
  const isOpen = isOpenTo(caller, invoice);
  const side = sideOf(caller, invoice);
  const isPayer = side === 'payer';
  const messages = (await listMessages(db, id)).map(({ organizationId, author, ...message }) => {
    const writer = sideOf({ organizationId }, invoice);
    return { ...message, side: writer, by: writer === side ? author : null };
  });
  const proposed = messages.findLast(({ proposal }) => proposal !== null);
  const amounts = proposed?.proposal ? agreedAmounts(invoice.comparison.rows, proposed.proposal) : [];
  const { fromDay, toDay, agreed } = invoice;
  return {
    ...presentRow(invoice, caller),
    period: fromDay !== null && toDay !== null ? { from: fromDay, to: toDay } : null,
    lines: (await listLines(db, id)).map(({ position, reference, description, net, taxPercentage, ...line }) => {
      const of = line.orderId === null ? 'trip' : 'order';
      const subjectId = isOpen ? (line.orderId ?? line.tripId) : null;
      return {
        position,
        reference,
        description,
        net,
        taxPercentage: decimal(taxPercentage).toFixed(),
        subject: subjectId === null ? null : { of, id: subjectId },
        isManual: line.isManual,
      };
    }),
    comparison: isOpen ? invoice.comparison : null,
    messages,
    proposal: proposed
      ? { side: proposed.side, amounts, total: sumAgreed(amounts).total, creditNote: proposed.creditNote }
      : null,
    agreed: agreed && { amounts: agreed, ...sumAgreed(agreed) },
    creditNotes: (await listCreditNotes(db, id)).map((note) => ({ ...note, status: statusFor(side, note.status) })),
    violations: isPayer ? invoice.violations : [],
    reason: invoice.reason,
    decidedAt: invoice.decidedAt,
  };
}
