import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import type { Db } from '../../platform/database/database.ts';
import { currenciesIn, locationsIn } from './terms.rules.ts';

async function replaceRates(tx: Db, contractId: string, { pointRates, delays }: ContractTerms) {
  for (const table of ['contractPointRates', 'contractDelayTerms'] as const)
    await tx.deleteFrom(table).where('contractId', '=', contractId).execute();
  if (pointRates.length > 0)
    await tx
      .insertInto('contractPointRates')
      .values(pointRates.map((rate) => ({ contractId, ...rate })))
      .execute();
  const waits = Object.entries(delays).map(([category, { freeMinutes, ratePerHour }]) => ({
    contractId,
    category: category as keyof typeof delays,
    freeMinutes,
    hourlyRate: ratePerHour,
  }));
  if (waits.length > 0) await tx.insertInto('contractDelayTerms').values(waits).execute();
}

/** Stores the terms that orders and trips are rated by from now on. */
export async function placeTerms(tx: Db, contractId: string, terms: ContractTerms): Promise<void> {
  const {
    baseCurrencyId,
    billingCurrencyId,
    mileageCalculationLocationId,
    unitStandard,
    flatTripRate,
    flatTripBackhaulRate,
  } = terms;
  const columns = {
    baseCurrencyId,
    billingCurrencyId,
    mileageCalculationLocationId,
    unitStandard,
    flatTripRate,
    flatTripBackhaulRate,
  };
  await tx.updateTable('contracts').set(columns).where('id', '=', contractId).execute();
  await replaceRates(tx, contractId, terms);
}

/** Names of the locations and currencies in the terms, by id; deleted ones are left out. */
export async function namesIn(db: Db, ...all: readonly ContractTerms[]): Promise<Record<string, string>> {
  const [locationIds, currencyIds] = [all.flatMap(locationsIn), all.flatMap(currenciesIn)];
  const locations =
    locationIds.length === 0
      ? []
      : await db.selectFrom('locations').select(['id', 'name']).where('id', 'in', locationIds).execute();
  const currencies = await db
    .selectFrom('currencies')
    .select(['id', 'shortName as name'])
    .where('id', 'in', currencyIds)
    .execute();
  return Object.fromEntries([...locations, ...currencies].map(({ id, name }) => [id, name]));
}
