import type { Context } from './context.ts';

/** Countries, currencies and time zones belong to the platform: finds or adds them. */
export const countryId = ({ db, usual }: Context) =>
  usual('country', async () => {
    const found = await db.selectFrom('countries').select('id').where('shortName', '=', 'LK').executeTakeFirst();
    const row = { name: 'Sri Lanka', fullName: 'Democratic Socialist Republic of Sri Lanka', shortName: 'LK' };
    return (found ?? (await db.insertInto('countries').values(row).returning('id').executeTakeFirstOrThrow())).id;
  });

export const currencyId = ({ db, usual }: Context) =>
  usual('currency', async () => {
    const found = await db.selectFrom('currencies').select('id').where('shortName', '=', 'LKR').executeTakeFirst();
    const row = { fullName: 'Sri Lankan rupee', shortName: 'LKR', sign: 'Rs' };
    return (found ?? (await db.insertInto('currencies').values(row).returning('id').executeTakeFirstOrThrow())).id;
  });

export const timezoneId = ({ db, usual }: Context) =>
  usual('timezone', async () => {
    const found = await db.selectFrom('timezones').select('id').where('name', '=', 'Asia/Colombo').executeTakeFirst();
    return (
      found ??
      (await db.insertInto('timezones').values({ name: 'Asia/Colombo' }).returning('id').executeTakeFirstOrThrow())
    ).id;
  });
