import type { EpcSettings } from 'shared-contracts/finance/epc-purchases';
import type { Db } from '../../platform/database/database.ts';
import type { EpcSeller } from './epc.tables.ts';

const COLUMNS = [
  'sellerName',
  'sellerAddress',
  'sellerTaxNumber',
  'paymentDetails',
  'taxPercentage',
  'paymentDays',
  'counting',
  'expiryMonths',
  'warningDays',
] as const;

export const findSettings = (db: Db): Promise<EpcSettings> =>
  db.selectFrom('epcSettings').select(COLUMNS).executeTakeFirstOrThrow();

export const lockSettings = (tx: Db): Promise<EpcSettings> =>
  tx.selectFrom('epcSettings').select(COLUMNS).forUpdate().executeTakeFirstOrThrow();

export const updateSettings = (tx: Db, settings: EpcSettings) => tx.updateTable('epcSettings').set(settings).execute();

/** The organization of the first root user, which sells the credits. */
export const findSellerOrganization = (db: Db) =>
  db
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.organizationId')
    .select(['organizations.id', 'organizations.name'])
    .where('role', '=', 'root')
    .orderBy('users.createdAt')
    .orderBy('users.id')
    .executeTakeFirst();

/** The seller as printed on an invoice of today. */
export async function findSeller(db: Db, settings: EpcSettings): Promise<EpcSeller> {
  const { sellerName, sellerAddress: address, sellerTaxNumber: taxNumber, paymentDetails } = settings;
  return { name: sellerName || ((await findSellerOrganization(db))?.name ?? ''), address, taxNumber, paymentDetails };
}
