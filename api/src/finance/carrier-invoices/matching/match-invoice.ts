import type { InvoiceComparison } from 'shared-contracts/finance/carrier-invoices';
import type { BillSubject } from 'shared-contracts/values/finance/bills';
import type { Routing } from '../../../network/public.ts';
import type { Db } from '../../../platform/database/database.ts';
import { getDayRange } from '../../../platform/time/days.rules.ts';
import { findComparedBills } from './billed.store.ts';
import { compareInvoice, findSubject } from './match.rules.ts';
import { findNumbers, normalizeReference } from './references.rules.ts';
import { findBilledIn, findOtherInvoices, findSubjects, type Sides } from './subjects.store.ts';

export type Subject = { of: BillSubject; id: string };
/** `subject`: chosen by hand if `isManual`; otherwise found by the reference. */
export type MatchedLine = {
  position: number;
  reference: string | null;
  description: string | null;
  net: string;
  taxPercentage: string;
  subject: Subject | null;
  isManual: boolean;
};
export type MatchedInvoice = Sides & {
  /** Null: not stored yet. */
  id: string | null;
  currency: string;
  net: string;
  tax: string;
  total: string;
  fromDay: string | null;
  toDay: string | null;
};

/** Normalized. */
export const referencesOf = ({ reference, description }: MatchedLine): string[] =>
  [reference ?? '', ...findNumbers(description ?? '')].map(normalizeReference).filter(Boolean);

function periodOf({ fromDay, toDay }: MatchedInvoice, zone: string) {
  const [first, last] = [fromDay, toDay].map((day) => (day === null ? null : getDayRange(day, zone)));
  return first && last ? { from: first.from, to: last.to } : null;
}

const toSubject = ({ orderId, tripId }: { orderId: string | null; tripId: string | null }): Subject =>
  orderId === null ? { of: 'trip', id: tripId ?? '' } : { of: 'order', id: orderId };

/**
 * Finds the order or trip of each line and compares the invoice with their bills as they are now.
 * @param zone of the days of its period
 */
export async function matchInvoice(
  server: { db: Db; routing: Routing },
  invoice: MatchedInvoice,
  lines: readonly MatchedLine[],
  zone: string,
): Promise<{ lines: MatchedLine[]; comparison: InvoiceComparison }> {
  const { db } = server;
  const { organizationId } = invoice;
  const found = await findSubjects(db, organizationId, [...new Set(lines.flatMap(referencesOf))]);
  const chosen = lines.flatMap(({ subject, isManual }) => (isManual && subject ? [subject] : []));
  const period = periodOf(invoice, zone);
  const inPeriod = period ? (await findBilledIn(db, invoice, period)).map(toSubject) : [];
  const subjects = [...found, ...chosen, ...inPeriod];
  const others = await findOtherInvoices(
    db,
    organizationId,
    subjects.map(({ id }) => id),
    invoice.id,
  );
  const bills = await findComparedBills(server, invoice, subjects, others);
  const billOf = new Map(bills.map((bill) => [bill.id, bill]));
  const candidates = found.filter(({ id }) => billOf.has(id));
  const matched = lines.map((line): MatchedLine => {
    const id = line.isManual ? (line.subject?.id ?? null) : findSubject(referencesOf(line), candidates);
    const bill = id === null ? undefined : billOf.get(id);
    return { ...line, subject: bill ? { of: bill.of, id: bill.id } : null };
  });
  const expectedIds = new Set(inPeriod.map(({ id }) => id).filter((id) => !others.has(id)));
  return {
    lines: matched,
    comparison: compareInvoice(
      invoice,
      matched.map(({ subject, ...line }) => ({ ...line, subjectId: subject?.id ?? null })),
      bills,
      bills.filter(({ id }) => expectedIds.has(id)),
    ),
  };
}
