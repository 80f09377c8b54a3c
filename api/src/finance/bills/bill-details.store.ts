import type { InvoiceKind } from 'shared-contracts/values/finance/invoices';
import { personName } from '../../platform/access/person-name.ts';
import type { Db } from '../../platform/database/database.ts';
import { findSpan } from '../invoices/grouped/find-span.store.ts';
import { findInvoiceOfBill } from '../invoices/invoices.store.ts';
import { findBalances } from '../payments/balances.store.ts';
import { listVersions } from './bill-versions.store.ts';
import type { ComputedBill } from './compute-bills.ts';

export const listBillDocuments = (db: Db, billId: string) =>
  db
    .selectFrom('billDocuments')
    .innerJoin('files', 'files.id', 'fileId')
    .select(['billDocuments.id', 'files.name', 'mime', 'fileId', 'thumbnailId', 'billDocuments.createdAt'])
    .where('billId', '=', billId)
    .orderBy('billDocuments.createdAt')
    .orderBy('billDocuments.id')
    .execute();

const findUsers = (db: Db, ids: readonly (string | null | undefined)[]) =>
  db
    .selectFrom('users')
    .select(['id', personName().as('name'), 'organizationId'])
    .where('id', 'in', ['00000000-0000-0000-0000-000000000000', ...ids.filter((id) => typeof id === 'string')])
    .execute();

/** Finds the details that a bill shows with its figures. @param kind the document to show as its invoice */
export async function findBillDetails(
  db: Db,
  { stored, partnerId, billingContactId }: ComputedBill,
  kind: InvoiceKind = 'invoice',
) {
  return {
    partner:
      partnerId === null
        ? undefined
        : await db.selectFrom('organizations').select(['id', 'name']).where('id', '=', partnerId).executeTakeFirst(),
    billingContact:
      billingContactId === null
        ? undefined
        : await db
            .selectFrom('contacts')
            .select(['id', 'name', 'email', 'organizationId'])
            .where('id', '=', billingContactId)
            .executeTakeFirst(),
    documents: stored ? await listBillDocuments(db, stored.id) : [],
    earlierVersions: stored && stored.version > 1 ? await listVersions(db, stored.id) : [],
    invoice:
      stored?.state === 'approved'
        ? await findInvoiceOfBill(db, { billId: stored.id, version: stored.version, kind })
        : undefined,
    balance:
      typeof stored?.invoiceId === 'string'
        ? (await findBalances(db, [stored.invoiceId])).get(stored.invoiceId)
        : undefined,
    billingPeriod: stored?.invoiceId === null ? await findSpan(db, stored.billingPeriodId) : null,
    people: stored
      ? await findUsers(db, [stored.submittedBy, stored.approvedBy, stored.sentBackBy, stored.overriddenBy])
      : [],
  };
}

export type BillDetails = Awaited<ReturnType<typeof findBillDetails>>;
