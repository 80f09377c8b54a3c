import { sql } from 'kysely';
import type { JournalSettings, LedgerAccount } from 'shared-contracts/finance/journal';
import type { LedgerRole } from 'shared-contracts/values/finance/journal';
import type { Db } from '../../../platform/database/database.ts';

const DEFAULT_SETTINGS: JournalSettings = {
  datevConsultant: null,
  datevClient: null,
  accountLength: 4,
  fiscalYearMonth: 1,
};

export const listAccounts = (db: Db, organizationId: string): Promise<LedgerAccount[]> =>
  db
    .selectFrom('ledgerAccounts')
    .leftJoin('organizations as partner', (join) =>
      join.on(sql<boolean>`ledger_accounts.role in ('debtor', 'creditor') and partner.id::text = ledger_accounts.key`),
    )
    .select(['ledgerAccounts.id', 'role', 'key', 'account', sql<string | null>`coalesce(partner.name, key)`.as('name')])
    .where('ledgerAccounts.organizationId', '=', organizationId)
    .orderBy('role')
    .orderBy('key', (by) => by.asc().nullsFirst())
    .execute();

type NewAccount = { organizationId: string; role: LedgerRole; key: string | null; account: string };

export async function countAccounts(tx: Db, organizationId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('ledgerAccounts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organizationId', '=', organizationId)
    .executeTakeFirstOrThrow();
  return count;
}

/** @returns the account before; undefined: none */
export async function saveAccount(tx: Db, { organizationId, role, key, account }: NewAccount) {
  const before = await tx
    .selectFrom('ledgerAccounts')
    .select('account')
    .where('organizationId', '=', organizationId)
    .where('role', '=', role)
    .where('key', 'is not distinct from', key)
    .executeTakeFirst();
  await tx
    .insertInto('ledgerAccounts')
    .values({ organizationId, role, key, account })
    .onConflict((on) => on.columns(['organizationId', 'role', 'key']).doUpdateSet({ account }))
    .execute();
  return before?.account;
}

export const deleteAccount = (tx: Db, organizationId: string, id: string) =>
  tx
    .deleteFrom('ledgerAccounts')
    .where('id', '=', id)
    .where('organizationId', '=', organizationId)
    .returning(['role', 'key', 'account'])
    .executeTakeFirst();

export async function findJournalSettings(db: Db, organizationId: string): Promise<JournalSettings> {
  const row = await db
    .selectFrom('journalSettings')
    .select(['datevConsultant', 'datevClient', 'accountLength', 'fiscalYearMonth'])
    .where('organizationId', '=', organizationId)
    .executeTakeFirst();
  return row ?? DEFAULT_SETTINGS;
}

export async function saveJournalSettings(tx: Db, organizationId: string, settings: JournalSettings): Promise<void> {
  await tx
    .insertInto('journalSettings')
    .values({ organizationId, ...settings })
    .onConflict((on) => on.column('organizationId').doUpdateSet(settings))
    .execute();
}
