import type { Paging } from 'shared-contracts/common';
import type { Db } from '../platform/database.ts';
import { paged } from '../platform/page.ts';
import { searching } from '../platform/search.ts';

export const listCountries = (db: Db, { search, ...range }: Paging) =>
  paged(db.selectFrom('countries').selectAll().where(searching(search, 'name', 'fullName')).orderBy('name').orderBy('id'), range);

export const listCurrencies = (db: Db, { search, ...range }: Paging) =>
  paged(
    db
      .selectFrom('currencies')
      .select(['id', 'shortName as name', 'fullName', 'shortName', 'sign'])
      .where(searching(search, 'fullName', 'shortName'))
      .orderBy('shortName').orderBy('id'),
    range,
  );

/** People type `new york`; the name is America/New_York. */
const asInNames = (search: string | undefined) => search?.trim().replaceAll(' ', '_');

export const listTimezones = (db: Db, { search, ...range }: Paging) =>
  paged(db.selectFrom('timezones').selectAll().where(searching(asInNames(search), 'name')).orderBy('name').orderBy('id'), range);
