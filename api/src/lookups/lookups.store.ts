import type { Paging } from 'shared-contracts/common';
import type { Db } from '../platform/database.ts';
import { containing, paged } from '../platform/page.ts';

export const listCountries = (db: Db, { search, ...page }: Paging) =>
  paged(
    db
      .selectFrom('countries')
      .selectAll()
      .$if(Boolean(search), (qb) => qb.where(({ eb, or }) => or([eb('name', 'ilike', containing(search!)), eb('fullName', 'ilike', containing(search!)), eb('shortName', '=', search!.toUpperCase())])))
      .orderBy('name').orderBy('id'),
    page,
  );

export const listCurrencies = (db: Db, { search, ...page }: Paging) =>
  paged(
    db
      .selectFrom('currencies')
      .select(['id', 'shortName as name', 'fullName', 'shortName', 'sign'])
      .$if(Boolean(search), (qb) => qb.where(({ eb, or }) => or([eb('fullName', 'ilike', containing(search!)), eb('shortName', 'ilike', containing(search!))])))
      .orderBy('shortName').orderBy('id'),
    page,
  );

export const listTimezones = (db: Db, { search, ...page }: Paging) =>
  paged(
    db
      .selectFrom('timezones')
      .selectAll()
      // People type `new york`; the name is America/New_York.
      .$if(Boolean(search), (qb) => qb.where('name', 'ilike', containing(search!).replaceAll(' ', '_')))
      .orderBy('name').orderBy('id'),
    page,
  );
