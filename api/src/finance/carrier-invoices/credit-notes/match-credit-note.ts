import type { InvoiceComparison } from 'shared-contracts/finance/carrier-invoices';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import { type MatchedInvoice, type MatchedLine, referencesOf } from '../matching/match-invoice.ts';
import { findSubject } from '../matching/match.rules.ts';
import { compareCredit, onlyPartOf } from './credit.rules.ts';
import { findCreditable, findCreditedParts } from './credited.store.ts';

/** Finds the part of the credited invoice that each line credits, and compares the credit note with what is open of them. */
export async function matchCreditNote(
  db: Db,
  note: MatchedInvoice & { creditedId: string },
  lines: readonly MatchedLine[],
): Promise<{ lines: MatchedLine[]; comparison: InvoiceComparison }> {
  const credited = await findCreditable(db, note, note.creditedId);
  if (!credited) throw notFound();
  const parts = await findCreditedParts(db, credited);
  const subjects = parts.flatMap(({ subject }) => subject ?? []);
  const only = onlyPartOf(parts);
  const matched = lines.map((line): MatchedLine => {
    const found = line.isManual ? (line.subject?.id ?? null) : (findSubject(referencesOf(line), subjects) ?? only);
    const subject = subjects.find(({ id }) => id === found);
    return { ...line, subject: subject ? { of: subject.of, id: subject.id } : null };
  });
  return {
    lines: matched,
    comparison: compareCredit(
      note,
      matched.map(({ subject, ...line }) => ({ ...line, subjectId: subject?.id ?? null })),
      { parts, currency: credited.currency },
    ),
  };
}
