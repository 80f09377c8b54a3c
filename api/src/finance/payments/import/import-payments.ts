import { DateTime } from 'luxon';
import type { PaymentImport, PaymentImportLine } from 'shared-contracts/finance/payment-imports';
import { PAYMENT_LIMITS } from 'shared-contracts/values/field-limits';
import { BILL_SUBJECTS } from 'shared-contracts/values/finance/bills';
import { findUserPreferences } from '../../../identity/public.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { canRecord } from '../payment-access.ts';
import { recordPayment } from '../record-payment.ts';
import { findImportedKeys, findNamedInvoices } from './named-invoices.store.ts';
import { type KeyedLine, type MatchedLine, matchLines } from './match-lines.rules.ts';
import { readStatement } from './read-statement.ts';

const HTTP_CONFLICT = 409;

const toUnixTime = (day: string, zone: string) => DateTime.fromISO(day, { zone }).startOf('day').toUnixInteger();
const isRecordable = ({ result }: MatchedLine) => result === 'matched' || result === 'partly';

type MatchedStatementLine = { line: KeyedLine; item: PaymentImportLine };

async function matchFile(db: Db, caller: Caller, file: Buffer) {
  const { lines, outgoing } = await readStatement(file);
  const { organizationId: payeeId, userId } = caller;
  const { zone } = await findUserPreferences(db, userId);
  const subjects = BILL_SUBJECTS.filter((of) => canRecord(caller, { of, payeeId, payerId: '' }));
  const matches = matchLines(lines, {
    invoices: await findNamedInvoices(db, payeeId, subjects, lines),
    importedKeys: await findImportedKeys(
      db,
      payeeId,
      lines.map(({ key }) => key),
    ),
  });
  const matched = lines.map((line, i): MatchedStatementLine => {
    const { day, amount, currency, payer, text } = line;
    const { result, invoices } = matches[i] ?? { result: 'unreadable', invoices: [] };
    const paidAt = day === null ? null : toUnixTime(day, zone);
    return { line, item: { line: line.line, paidAt, amount, currency, payer, text, result, invoices } };
  });
  return { matched, outgoing };
}

const toImport = (items: readonly PaymentImportLine[], outgoing: number): PaymentImport => ({
  recorded: items.filter(isRecordable).length,
  outgoing,
  items: [...items],
});

/** Shows what an import of the file would record. @throws 422 naming `file` */
export async function checkPayments(db: Db, caller: Caller, file: Buffer): Promise<PaymentImport> {
  const { matched, outgoing } = await matchFile(db, caller, file);
  return toImport(
    matched.map(({ item }) => item),
    outgoing,
  );
}

const REFUSALS: Record<string, PaymentImportLine['result']> = {
  paymentExceedsOpen: 'exceedsOpen',
  paymentImported: 'alreadyImported',
};

/** Records one line in its own transaction; its result says so if the invoices changed after it was matched. */
async function recordLine(db: Db, caller: Caller, { line, item }: MatchedStatementLine, now: number) {
  const { paidAt, invoices, text, payer } = item;
  const [first] = invoices;
  if (!isRecordable(item) || !first || paidAt === null) return item;
  const { currency } = await db
    .selectFrom('invoices')
    .select('currency')
    .where('id', '=', first.invoiceId)
    .executeTakeFirstOrThrow();
  const input = {
    paidAt: Math.min(paidAt, now),
    method: 'bankTransfer' as const,
    currency,
    reference: text.slice(0, PAYMENT_LIMITS.reference),
    note: [payer, text.length > PAYMENT_LIMITS.reference && text]
      .filter(Boolean)
      .join('\n')
      .slice(0, PAYMENT_LIMITS.note),
    invoices: invoices.map(({ invoiceId, amount }) => ({ invoiceId, amount })),
  };
  try {
    await recordPayment(db, caller, input, now, line.key);
    return item;
  } catch (error) {
    const result = error instanceof AppError && error.status === HTTP_CONFLICT ? REFUSALS[error.code] : undefined;
    if (!result) throw error;
    return { ...item, result, invoices: [] };
  }
}

/** Records the payments of a file one by one: a line that can't be recorded doesn't stop the others. @throws 422 */
export async function importPayments(db: Db, caller: Caller, file: Buffer, now: number): Promise<PaymentImport> {
  const { matched, outgoing } = await matchFile(db, caller, file);
  const items: PaymentImportLine[] = [];
  for (const one of matched) items.push(await recordLine(db, caller, one, now));
  return toImport(items, outgoing);
}
