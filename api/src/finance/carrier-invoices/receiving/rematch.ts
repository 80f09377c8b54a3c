import type { CarrierInvoiceMatch } from 'shared-contracts/finance/carrier-invoices';
import type { z } from 'zod';
import { findUserPreferences } from '../../../identity/public.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import type { SeenRevision } from '../../../platform/revisions/revisions.ts';
import type { BillServices } from '../../bills/find-bill.ts';
import { lockFor, recordStep } from '../lock-for.ts';
import { comparedValues, replaceLines } from './store-received.ts';
import { type CarrierInvoiceLine, listLines } from '../list/carrier-invoices.store.ts';
import { compareReceived } from '../credit-notes/compare-received.ts';
import type { MatchedLine, Subject } from '../matching/match-invoice.ts';

const subjectOf = ({ orderId, tripId }: CarrierInvoiceLine): Subject | null => {
  if (orderId !== null) return { of: 'order', id: orderId };
  return tripId === null ? null : { of: 'trip', id: tripId };
};

export const toMatchedLines = (lines: readonly CarrierInvoiceLine[]): MatchedLine[] =>
  lines.map((line) => {
    const { position, reference, description, net, taxPercentage, isManual } = line;
    return { position, reference, description, net, taxPercentage, isManual, subject: subjectOf(line) };
  });

type Chosen = z.output<typeof CarrierInvoiceMatch>['lines'];

/** @throws 422 naming the line */
function choose(lines: readonly MatchedLine[], chosen: Chosen): MatchedLine[] {
  for (const [i, { position }] of chosen.entries())
    if (!lines.some((line) => line.position === position) || chosen.findIndex((one) => one.position === position) < i)
      throw invalidField(`lines.${i}.position`, 'unknown', 'The invoice has no such line');
  return lines.map((line) => {
    const choice = chosen.find(({ position }) => position === line.position);
    if (!choice) return line;
    const subject = choice.subject && { of: choice.subject.of, id: choice.subject.id.toLowerCase() };
    return { ...line, subject, isManual: true };
  });
}

/** Assigns the orders and trips chosen by hand and compares again. @throws 403, 404, 409, 422 */
export const rematchInvoice = (
  server: BillServices,
  caller: Caller,
  id: string,
  chosen: Chosen,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const invoice = await lockFor(tx, caller, id, 'match', seen);
    const lines = choose(toMatchedLines(await listLines(tx, id)), chosen);
    const { zone } = await findUserPreferences(tx, caller.userId);
    const matched = await compareReceived({ ...server, db: tx }, invoice, lines, zone);
    for (const [i, { position, subject }] of chosen.entries())
      if (subject && !matched.lines.find((line) => line.position === position)?.subject)
        throw invalidField(
          `lines.${i}.subject`,
          'notFound',
          'This carrier has no bill of it, or the credited invoice no line',
        );
    const values = comparedValues(matched.comparison);
    await tx.updateTable('carrierInvoices').set(values).where('id', '=', id).execute();
    await replaceLines(tx, id, matched.lines);
    await recordStep(tx, caller, invoice, {
      event: 'compared',
      to: values.status,
      changes: { difference: { from: invoice.difference, to: values.difference } },
      at: server.now(),
    });
  });
