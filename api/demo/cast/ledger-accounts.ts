import type { LedgerRole } from 'shared-contracts/values/finance/journal';
import type { Db } from '../../src/platform/database/database.ts';
import type { Cast } from './cast.ts';

/** Accounts of the standard chart SKR 03. */
const ACCOUNTS: Record<LedgerRole, string> = {
  debtor: '10000',
  creditor: '70000',
  revenue: '8400',
  cost: '3100',
  outputTax: '1776',
  inputTax: '1576',
  bank: '1200',
  accruedRevenue: '1500',
  accruedCost: '1700',
  exchangeDifference: '2150',
  reminderFee: '8650',
};
const COMPANIES = ['serendib', 'harvest', 'carriers'] as const;

/** The accounts that the companies export their postings to. */
export async function ledgerAccounts(db: Db, { companies }: Pick<Cast, 'companies'>): Promise<void> {
  for (const company of COMPANIES) {
    const organizationId = companies[company].id;
    const rows = Object.entries(ACCOUNTS).map(([role, account]) => ({
      organizationId,
      role: role as LedgerRole,
      key: null,
      account,
    }));
    await db.insertInto('ledgerAccounts').values(rows).execute();
    await db
      .insertInto('journalSettings')
      .values({ organizationId, datevConsultant: 29_098, datevClient: 55_003, accountLength: 4, fiscalYearMonth: 1 })
      .execute();
  }
}
