import { sql } from 'kysely';
import type { EInvoiceViolation } from 'shared-contracts/finance/e-invoices';
import type { InvoiceComparison } from 'shared-contracts/finance/carrier-invoices';
import type { CarrierInvoiceSource } from 'shared-contracts/values/finance/carrier-invoices';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { comparisonDifference, comparisonStatus } from '../matching/match.rules.ts';
import type { MatchedLine } from '../matching/match-invoice.ts';
import type { Sides } from '../matching/subjects.store.ts';
import type { ReceivedInvoice } from './to-received.rules.ts';

export type Compared = { lines: readonly MatchedLine[]; comparison: InvoiceComparison };

/** The columns of an invoice that a comparison sets. */
export const comparedValues = (comparison: InvoiceComparison) => ({
  comparison: JSON.stringify(comparison),
  difference: comparisonDifference(comparison),
  status: comparisonStatus(comparison),
});

export const toHeader = ({ number, issuedOn, dueOn, period, currency, net, tax, total }: ReceivedInvoice) => ({
  number,
  issuedOn,
  dueOn,
  fromDay: period?.from ?? null,
  toDay: period?.to ?? null,
  currency,
  net,
  tax,
  total,
});

const toRow = (carrierInvoiceId: string, { subject, ...line }: MatchedLine) => ({
  carrierInvoiceId,
  ...line,
  orderId: subject?.of === 'order' ? subject.id : null,
  tripId: subject?.of === 'trip' ? subject.id : null,
});

export async function replaceLines(tx: Db, id: string, lines: readonly MatchedLine[]): Promise<void> {
  await tx.deleteFrom('carrierInvoiceLines').where('carrierInvoiceId', '=', id).execute();
  await tx
    .insertInto('carrierInvoiceLines')
    .values(lines.map((line) => toRow(id, line)))
    .execute();
}

/**
 * Finds another invoice, or another credit note, with this number, ignoring case. An invoice and a credit note may
 * share a number.
 */
export const findSameNumber = (
  db: Db,
  { organizationId, partnerId, creditedId }: Sides & { creditedId: string | null },
  number: string,
) =>
  db
    .selectFrom('carrierInvoices')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('partnerId', '=', partnerId)
    .where('creditedId', creditedId === null ? 'is' : 'is not', null)
    .where(sql<boolean>`upper(number) = upper(${number})`)
    .executeTakeFirst();

/** Names the field, for forms. */
export function receivedBefore(number: string) {
  const [code, message, params] = [
    'carrierInvoiceTwice',
    `Invoice ${number} of this carrier was received before`,
    { record: number },
  ];
  return new AppError(409, code, message, { params, fields: { number: { code, message, params } } });
}

type Received = Sides & {
  source: CarrierInvoiceSource;
  /** For a credit note, the credited invoice. */
  creditedId: string | null;
  invoice: ReceivedInvoice;
  violations: readonly EInvoiceViolation[];
  fileId: string | null;
  at: number;
};

/** Stores an invoice that was compared. @throws 409 if it was received before */
export async function storeReceived(
  tx: Db,
  caller: Pick<Caller, 'userId' | 'actorId' | 'organizationId'>,
  { organizationId, partnerId, source, creditedId, invoice, violations, fileId, at }: Received,
  { lines, comparison }: Compared,
): Promise<string> {
  const compared = comparedValues(comparison);
  const stored = await tx
    .insertInto('carrierInvoices')
    .values({
      organizationId,
      partnerId,
      source,
      creditedId,
      ...toHeader(invoice),
      ...compared,
      violations: JSON.stringify(violations),
      fileId,
      createdBy: caller.userId,
      createdAs: caller.actorId,
      createdAt: at,
    })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!stored) throw receivedBefore(invoice.number);
  await replaceLines(tx, stored.id, lines);
  await recordTimeline(tx, caller, {
    subject: 'carrierInvoice',
    subjectId: stored.id,
    organizationId,
    event: 'received',
    to: compared.status,
    changes: {
      number: { from: null, to: invoice.number },
      total: { from: null, to: `${invoice.total} ${invoice.currency}` },
    },
    occurredAt: at,
  });
  return stored.id;
}
