import { countries } from 'countries-list';
import type { Db } from '../../platform/database/database.ts';

/** Units of account and funds. */
const NON_PAYMENT_CURRENCIES = new Set(['BOV', 'CHE', 'CHW', 'CLF', 'COU', 'MXV', 'USN', 'UYI']);

const regionNames = new Intl.DisplayNames('en', { type: 'region' });
const currencyNames = new Intl.DisplayNames('en', { type: 'currency' });

const getCurrencySign = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

const buildCountryRows = () =>
  Object.entries(countries).map(([shortName, { name }]) => ({
    name,
    shortName,
    fullName: regionNames.of(shortName) ?? name,
  }));

const buildCurrencyRows = () =>
  [...new Set(Object.values(countries).flatMap(({ currency }) => currency))]
    .filter((code) => !NON_PAYMENT_CURRENCIES.has(code))
    .map((shortName) => ({
      shortName,
      fullName: currencyNames.of(shortName) ?? shortName,
      sign: getCurrencySign(shortName),
    }));

const buildTimezoneRows = () => ['UTC', ...Intl.supportedValuesOf('timeZone')].map((name) => ({ name }));

const isEmpty = async (db: Db, table: 'countries' | 'currencies' | 'timezones') =>
  !(await db.selectFrom(table).select('id').limit(1).executeTakeFirst());

/** Fills empty tables of a new installation. Later, root may have deleted rows. */
export async function seedLookups(db: Db): Promise<void> {
  if (await isEmpty(db, 'countries')) await db.insertInto('countries').values(buildCountryRows()).execute();
  if (await isEmpty(db, 'currencies')) await db.insertInto('currencies').values(buildCurrencyRows()).execute();
  if (await isEmpty(db, 'timezones')) await db.insertInto('timezones').values(buildTimezoneRows()).execute();
}
