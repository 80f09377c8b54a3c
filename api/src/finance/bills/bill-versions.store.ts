import type { Db } from '../../platform/database/database.ts';
import type { StoredBill } from './stored-bills.store.ts';

/** Stores an approved bill before it is replaced. */
export async function storeVersion(tx: Db, stored: StoredBill, replacedAt: number): Promise<void> {
  const { id: billId, version, partnerId, figures, currencyId, net, taxBase, vat, total } = stored;
  const { submittedBy, submittedAt, approvedBy, approvedAt, overrideReason, overriddenBy, overriddenAt } = stored;
  if (figures === null || approvedAt === null) throw new Error('Only an approved bill has a version to keep');
  await tx
    .insertInto('billVersions')
    .values({
      billId,
      version,
      partnerId,
      figures: JSON.stringify(figures),
      currencyId,
      net,
      taxBase,
      vat,
      total,
      submittedBy,
      submittedAt,
      approvedBy,
      approvedAt,
      overrideReason,
      overriddenBy,
      overriddenAt,
      replacedAt,
    })
    .execute();
}

/** The replaced versions of a bill, the newest first. */
export const listVersions = (db: Db, billId: string) =>
  db
    .selectFrom('billVersions')
    .leftJoin('currencies', 'currencies.id', 'billVersions.currencyId')
    .leftJoin('invoiceBills', (join) =>
      join
        .onRef('invoiceBills.billId', '=', 'billVersions.billId')
        .onRef('invoiceBills.billVersion', '=', 'billVersions.version'),
    )
    .leftJoin('invoices', 'invoices.id', 'invoiceBills.invoiceId')
    .select([
      'version',
      'billVersions.total',
      'currencies.shortName as currency',
      'approvedAt',
      'replacedAt',
      'invoices.number as invoice',
    ])
    .select((eb) =>
      eb
        .selectFrom('invoices as creditNotes')
        .select('creditNotes.number')
        .whereRef('creditNotes.originalId', '=', 'invoices.id')
        .orderBy('creditNotes.issuedAt', 'desc')
        .orderBy('creditNotes.sequence', 'desc')
        .limit(1)
        .as('creditNote'),
    )
    .where('billVersions.billId', '=', billId)
    .orderBy('version', 'desc')
    .execute();

export const findVersion = (db: Db, billId: string, version: number) =>
  db
    .selectFrom('billVersions')
    .select([
      'version',
      'partnerId',
      'figures',
      'submittedBy',
      'submittedAt',
      'approvedBy',
      'approvedAt',
      'overrideReason',
      'overriddenBy',
      'overriddenAt',
    ])
    .where('billId', '=', billId)
    .where('version', '=', version)
    .executeTakeFirst();
