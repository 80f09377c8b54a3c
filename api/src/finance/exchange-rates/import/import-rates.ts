import type { ExchangeRateImport } from 'shared-contracts/finance/exchange-rates';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { storeImported } from '../rates.store.ts';
import { readRates } from './read-rates.ts';

type Owner = { organizationId: string | null; createdBy: string | null; createdAt: number };

/** Imports a file of the European Central Bank. @throws 422 naming `file` */
export async function importRates(db: Db, file: Buffer, owner: Owner): Promise<ExchangeRateImport> {
  const rates = await readRates(file);
  const days = rates.map(({ day }) => day).toSorted();
  const imported = await inTransaction(db, (tx) => storeImported(tx, rates, owner));
  return {
    imported,
    unchanged: rates.length - imported,
    firstDay: days.at(0) ?? '',
    lastDay: days.at(-1) ?? '',
  };
}
