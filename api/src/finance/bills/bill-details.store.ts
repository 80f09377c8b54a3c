import type { Db } from '../../platform/database.ts';
import type { ComputedBill } from './compute.ts';

export const documentsOf = (db: Db, billId: string) =>
  db
    .selectFrom('billDocuments')
    .innerJoin('files', 'files.id', 'fileId')
    .select(['billDocuments.id', 'files.name', 'mime', 'fileId', 'thumbnailId', 'billDocuments.createdAt'])
    .where('billId', '=', billId)
    .orderBy('billDocuments.createdAt')
    .orderBy('billDocuments.id')
    .execute();

const peopleOf = (db: Db, ids: readonly (string | null | undefined)[]) =>
  db
    .selectFrom('users')
    .select(['id', 'login', 'organizationId'])
    .where('id', 'in', ['00000000-0000-0000-0000-000000000000', ...ids.filter((id) => typeof id === 'string')])
    .execute();

/** What beside its figures shows a bill. */
export async function partsOfBill(db: Db, { stored, partnerId, billingContactId }: ComputedBill) {
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
    documents: stored ? await documentsOf(db, stored.id) : [],
    people: stored ? await peopleOf(db, [stored.submittedBy, stored.approvedBy, stored.sentBackBy]) : [],
  };
}

export type BillParts = Awaited<ReturnType<typeof partsOfBill>>;
