import type { Caller } from '../../../platform/access/caller.ts';
import { conflict, notFound } from '../../../platform/errors/app-error.ts';
import { decimal, toMoney } from '../../../platform/values/money.ts';
import type { BillServices } from '../../bills/find-bill.ts';
import { settleBill } from './settle-bill.ts';
import type { AgreedAmount } from '../carrier-invoices.tables.ts';
import { type FoundCarrierInvoice, listLines } from '../list/carrier-invoices.store.ts';
import { recordStep } from '../lock-for.ts';
import { findComparedBills } from '../matching/billed.store.ts';
import { comparisonStatus, taxInProportion } from '../matching/match.rules.ts';
import { toMatchedLines } from '../receiving/rematch.ts';
import { billAfterCredit, type CreditedPart, loweredBy } from '../credit-notes/credit.rules.ts';
import { type CreditedInvoice, findCreditable, findCreditedParts } from '../credit-notes/credited.store.ts';
import { matchCreditNote } from '../credit-notes/match-credit-note.ts';

type Note = FoundCarrierInvoice & { creditedId: string };
const negate = (amount: string) => toMoney(decimal(amount).negated());

/** @throws 409 if the invoice isn't decided yet, or the credit note credits more than is open by now */
async function findDecided(server: BillServices, note: Note): Promise<CreditedInvoice> {
  const credited = await findCreditable(server.db, note, note.creditedId);
  if (!credited) throw notFound();
  const { number, status } = credited;
  if (status !== 'approved' && status !== 'rejected')
    throw conflict('creditedNotDecided', `Carrier invoice ${number} is not approved yet`, { record: number });
  const lines = toMatchedLines(await listLines(server.db, note.id));
  if (comparisonStatus((await matchCreditNote(server.db, note, lines)).comparison) !== 'matched')
    throw conflict('carrierInvoiceChanged', 'Another credit note has been approved: compare again', {
      record: note.number,
    });
  return credited;
}

/** @param credit before taxes */
async function settlePart(
  server: BillServices,
  caller: Caller,
  { note, part, credit }: { note: Note; part: CreditedPart; credit: string },
): Promise<AgreedAmount[]> {
  const { subject, invoiced } = part;
  const lowered = loweredBy(part, credit);
  if (!subject || decimal(lowered).isZero()) return [];
  const { of, id } = subject;
  const amount = { subjectId: id, net: negate(lowered), tax: negate(taxInProportion(lowered, invoiced)) };
  const [bill] = await findComparedBills(server, note, [{ of, id }], new Map());
  if (!bill) return [{ ...amount, settlement: 'none' }];
  const settlement = await settleBill(server, caller, {
    subject: { of, id },
    sides: note,
    net: billAfterCredit(part, credit, bill.net),
    reason: `Credit note ${note.number}`,
  });
  return [{ ...amount, settlement }];
}

/**
 * Lowers what is paid for the orders and trips of a credit note, and their bills. What was invoiced and isn't paid anyway is
 * credited first: that changes no bill.
 * @param server with the transaction as its database
 * @returns by how much, with negative amounts
 * @throws 403, 404, 409
 */
export async function settleCreditNote(
  server: BillServices,
  caller: Caller,
  note: Note,
  at: number,
): Promise<AgreedAmount[]> {
  const credited = await findDecided(server, note);
  const parts = await findCreditedParts(server.db, credited);
  const settled: AgreedAmount[] = [];
  for (const { subject, invoiced } of note.comparison.rows) {
    const part = parts.find((one) => one.subject?.id === subject?.id);
    if (part && invoiced) settled.push(...(await settlePart(server, caller, { note, part, credit: invoiced.net })));
  }
  await recordStep(server.db, caller, credited, {
    event: 'credited',
    changes: { creditNote: { from: null, to: note.number }, credited: { from: null, to: note.total } },
    at,
  });
  return settled;
}
