import type { z } from 'zod';
import type { Paging } from 'shared-contracts/common';
import type { CountryInput, CountryQuery, CurrencyInput, CurrencyQuery } from 'shared-contracts/network/lookups';
import type { Db } from '../../platform/database/database.ts';
import { invalidField } from '../../platform/errors/app-error.ts';
import { parseSort, paginate } from '../../platform/database/pagination.ts';
import { matchesSearch } from '../../platform/database/search.ts';
import { isConstraintViolation } from '../../platform/database/violations.ts';

const selectCountries = (db: Db) =>
  db.selectFrom('countries').select(['id', 'revision', 'name', 'fullName', 'shortName']);
const CURRENCY_COLUMNS = ['id', 'revision', 'shortName as name', 'fullName', 'shortName', 'sign'] as const;
const selectCurrencies = (db: Db) => db.selectFrom('currencies').select(CURRENCY_COLUMNS);

export function listCountries(db: Db, { search, sort, ...range }: z.infer<typeof CountryQuery>) {
  const { column, direction } = parseSort(sort);
  return paginate(
    selectCountries(db)
      .where(matchesSearch(search, 'name', 'fullName', 'shortName'))
      .orderBy(column, direction)
      .orderBy('id'),
    range,
  );
}

export function listCurrencies(db: Db, { search, sort, ...range }: z.infer<typeof CurrencyQuery>) {
  const { column, direction } = parseSort(sort);
  return paginate(
    selectCurrencies(db)
      .where(matchesSearch(search, 'fullName', 'shortName'))
      .orderBy(column, direction)
      .orderBy('id'),
    range,
  );
}

/** Users type `new york` to find America/New_York. */
const toTimezoneName = (search: string | undefined) => search?.trim().replaceAll(' ', '_');

export const listTimezones = (db: Db, { search, ...range }: Paging) =>
  paginate(
    db
      .selectFrom('timezones')
      .selectAll()
      .where(matchesSearch(toTimezoneName(search), 'name'))
      .orderBy('name')
      .orderBy('id'),
    range,
  );

export const findCountry = (db: Db, id: string) => selectCountries(db).where('id', '=', id).executeTakeFirst();
export const findCurrency = (db: Db, id: string) => selectCurrencies(db).where('id', '=', id).executeTakeFirst();

export const lockCountry = (tx: Db, id: string) =>
  selectCountries(tx).where('id', '=', id).forUpdate().executeTakeFirst();
export const lockCurrency = (tx: Db, id: string) =>
  selectCurrencies(tx).where('id', '=', id).forUpdate().executeTakeFirst();

/** Index, field and message. */
const UNIQUE_FIELDS = [
  ['countries_name', 'name', 'Country with same name already exist'],
  ['countries_short_name', 'shortName', 'Country with same short name already exist'],
  ['currencies_short_name', 'shortName', 'Currency with same short name already exist'],
] as const;

function rethrowAsFieldError(error: unknown): never {
  const [, field, message] = UNIQUE_FIELDS.find(([index]) => isConstraintViolation(error, index)) ?? [];
  throw field ? invalidField(field, 'alreadyExists', message) : error;
}

export const insertCountry = (tx: Db, input: CountryInput) =>
  tx.insertInto('countries').values(input).returningAll().executeTakeFirstOrThrow().catch(rethrowAsFieldError);
export const insertCurrency = (tx: Db, input: CurrencyInput) =>
  tx
    .insertInto('currencies')
    .values(input)
    .returning(CURRENCY_COLUMNS)
    .executeTakeFirstOrThrow()
    .catch(rethrowAsFieldError);

export const updateCountry = (tx: Db, id: string, input: CountryInput) =>
  tx
    .updateTable('countries')
    .set(input)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(rethrowAsFieldError);
export const updateCurrency = (tx: Db, id: string, input: CurrencyInput) =>
  tx
    .updateTable('currencies')
    .set(input)
    .where('id', '=', id)
    .returning(CURRENCY_COLUMNS)
    .executeTakeFirstOrThrow()
    .catch(rethrowAsFieldError);

export const deleteCountry = (tx: Db, id: string) => tx.deleteFrom('countries').where('id', '=', id).execute();
export const deleteCurrency = (tx: Db, id: string) => tx.deleteFrom('currencies').where('id', '=', id).execute();
