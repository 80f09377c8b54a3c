import type { z } from 'zod';
import type { Paging } from 'shared-contracts/common';
import type { CountryInput, CountryQuery, CurrencyInput, CurrencyQuery } from 'shared-contracts/lookups';
import type { Db } from '../../platform/database.ts';
import { invalidField } from '../../platform/errors.ts';
import { ordering, paged } from '../../platform/page.ts';
import { searching } from '../../platform/search.ts';
import { isTaken } from '../../platform/violations.ts';

const countries = (db: Db) => db.selectFrom('countries').select(['id', 'name', 'fullName', 'shortName']);
const CURRENCY = ['id', 'shortName as name', 'fullName', 'shortName', 'sign'] as const;
const currencies = (db: Db) => db.selectFrom('currencies').select(CURRENCY);

export function listCountries(db: Db, { search, sort, ...range }: z.infer<typeof CountryQuery>) {
  const { column, direction } = ordering(sort);
  return paged(
    countries(db)
      .where(searching(search, 'name', 'fullName', 'shortName'))
      .orderBy(column, direction)
      .orderBy('id'),
    range,
  );
}

export function listCurrencies(db: Db, { search, sort, ...range }: z.infer<typeof CurrencyQuery>) {
  const { column, direction } = ordering(sort);
  return paged(
    currencies(db)
      .where(searching(search, 'fullName', 'shortName'))
      .orderBy(column, direction)
      .orderBy('id'),
    range,
  );
}

/** People type `new york`; the name is America/New_York. */
const asInNames = (search: string | undefined) => search?.trim().replaceAll(' ', '_');

export const listTimezones = (db: Db, { search, ...range }: Paging) =>
  paged(
    db
      .selectFrom('timezones')
      .selectAll()
      .where(searching(asInNames(search), 'name'))
      .orderBy('name')
      .orderBy('id'),
    range,
  );

export const findCountry = (db: Db, id: string) => countries(db).where('id', '=', id).executeTakeFirst();
export const findCurrency = (db: Db, id: string) => currencies(db).where('id', '=', id).executeTakeFirst();

export const lockCountry = (tx: Db, id: string) => countries(tx).where('id', '=', id).forUpdate().executeTakeFirst();
export const lockCurrency = (tx: Db, id: string) => currencies(tx).where('id', '=', id).forUpdate().executeTakeFirst();

/** Each name that is there once: index, field, message. */
const TAKEN = [
  ['countries_name', 'name', 'Country with same name already exist'],
  ['countries_short_name', 'shortName', 'Country with same short name already exist'],
  ['currencies_short_name', 'shortName', 'Currency with same short name already exist'],
] as const;

function refused(error: unknown): never {
  const [, field, message] = TAKEN.find(([index]) => isTaken(error, index)) ?? [];
  throw field ? invalidField(field, 'alreadyExists', message) : error;
}

export const insertCountry = (tx: Db, input: CountryInput) =>
  tx.insertInto('countries').values(input).returningAll().executeTakeFirstOrThrow().catch(refused);
export const insertCurrency = (tx: Db, input: CurrencyInput) =>
  tx.insertInto('currencies').values(input).returning(CURRENCY).executeTakeFirstOrThrow().catch(refused);

export const updateCountry = (tx: Db, id: string, input: CountryInput) =>
  tx.updateTable('countries').set(input).where('id', '=', id).returningAll().executeTakeFirstOrThrow().catch(refused);
export const updateCurrency = (tx: Db, id: string, input: CurrencyInput) =>
  tx
    .updateTable('currencies')
    .set(input)
    .where('id', '=', id)
    .returning(CURRENCY)
    .executeTakeFirstOrThrow()
    .catch(refused);

export const deleteCountry = (tx: Db, id: string) => tx.deleteFrom('countries').where('id', '=', id).execute();
export const deleteCurrency = (tx: Db, id: string) => tx.deleteFrom('currencies').where('id', '=', id).execute();
