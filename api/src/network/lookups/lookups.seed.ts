import { countries } from 'countries-list';
import type { Db } from '../../platform/database.ts';

/** Units of account and of funds: nobody pays freight in them. */
const NOT_MONEY = new Set(['BOV', 'CHE', 'CHW', 'CLF', 'COU', 'MXV', 'USN', 'UYI']);

const regionNames = new Intl.DisplayNames('en', { type: 'region' });
const currencyNames = new Intl.DisplayNames('en', { type: 'currency' });

const signOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

const countryRows = () =>
  Object.entries(countries).map(([shortName, { name }]) => ({
    name,
    shortName,
    fullName: regionNames.of(shortName) ?? name,
  }));

const currencyRows = () =>
  [...new Set(Object.values(countries).flatMap(({ currency }) => currency))]
    .filter((code) => !NOT_MONEY.has(code))
    .map((shortName) => ({ shortName, fullName: currencyNames.of(shortName) ?? shortName, sign: signOf(shortName) }));

const timezoneRows = () => ['UTC', ...Intl.supportedValuesOf('timeZone')].map((name) => ({ name }));

const isEmpty = async (db: Db, table: 'countries' | 'currencies' | 'timezones') =>
  !(await db.selectFrom(table).select('id').limit(1).executeTakeFirst());

/** Countries, currencies and time zones of a new installation; later they are root's, who may have removed some. */
export async function seedLookups(db: Db): Promise<void> {
  if (await isEmpty(db, 'countries')) await db.insertInto('countries').values(countryRows()).execute();
  if (await isEmpty(db, 'currencies')) await db.insertInto('currencies').values(currencyRows()).execute();
  if (await isEmpty(db, 'timezones')) await db.insertInto('timezones').values(timezoneRows()).execute();
}
