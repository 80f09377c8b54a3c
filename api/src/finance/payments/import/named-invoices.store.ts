import { sql } from 'kysely';
import type { BillSubject } from 'shared-contracts/values/finance/bills';
import type { Db } from '../../../platform/database/database.ts';
import { type KeyedLine, type NamedInvoice, listTokens } from './match-lines.rules.ts';

const BATCH = 5_000;

/** The invoices of a payee that the texts name, of the subjects that the caller may record payments for. */
export async function findNamedInvoices(
  db: Db,
  payeeId: string,
  subjects: readonly BillSubject[],
  lines: readonly KeyedLine[],
): Promise<NamedInvoice[]> {
  const tokens = [...new Set(lines.flatMap(({ text }) => listTokens(text)))];
  const found: NamedInvoice[] = [];
  for (let start = 0; start < tokens.length; start += BATCH) {
    const batch = tokens.slice(start, start + BATCH);
    found.push(
      ...(await db
        .selectFrom('invoices')
        .innerJoin('storedBalances', 'storedBalances.invoiceId', 'invoices.id')
        .select(['invoices.id', 'number', 'paymentReference', 'invoices.payerId', 'currency', 'open'])
        .where('invoices.payeeId', '=', payeeId)
        .where('kind', '=', 'invoice')
        .where(sql<string>`content->>'of'`, 'in', subjects)
        .where(({ eb, or }) => or([eb(sql`upper(number)`, 'in', batch), eb('paymentReference', 'in', batch)]))
        .orderBy('invoices.dueAt')
        .orderBy('invoices.id')
        .execute()),
    );
  }
  return found;
}

/** Which of the keys were imported before. */
export async function findImportedKeys(db: Db, organizationId: string, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom('payments')
    .select('importKey')
    .where('organizationId', '=', organizationId)
    .where('importKey', 'in', keys)
    .execute();
  return new Set(rows.flatMap(({ importKey }) => importKey ?? []));
}
