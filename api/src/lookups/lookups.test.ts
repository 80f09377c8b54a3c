import { testApp } from '../platform/testing/test-app.ts';
import { seedLookups } from './lookups.seed.ts';

const portal = testApp();
type Named = { name: string };
const get = async (path: string) => (await portal.as(null).get(`/shared/${path}`)).json();
const names = async (path: string) => (await get(path)).items.map(({ name }: Named) => name);

test('every country, currency and time zone is there, for whoever registers', async () => {
  expect((await get('countries')).total).toBeGreaterThan(240);
  expect((await get('currencies')).total).toBeGreaterThan(140);
  expect((await get('timezones')).total).toBeGreaterThan(400);
  expect((await get('currencies?search=sri lanka')).items).toEqual([
    { id: expect.any(String), name: 'LKR', fullName: 'Sri Lankan Rupee', shortName: 'LKR', sign: 'Rs' },
  ]);
  expect((await get('countries?search=LANKA')).items).toEqual([{ id: expect.any(String), name: 'Sri Lanka', fullName: 'Sri Lanka', shortName: 'LK' }]);
});

test('they are searched as people type and read page by page', async () => {
  expect(await names('timezones?search=new york')).toEqual(['America/New_York']);
  expect(await names('timezones?search=colombo')).toEqual(['Asia/Colombo']);
  expect(await names('currencies?search=usd')).toEqual(['USD']);
  const [first, second] = [await names('countries?limit=10'), await names('countries?limit=10&page=2')];
  expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([10, 10, 20]);
  expect((await get('countries?limit=9999')).items.length).toBe((await get('countries')).total);
});

test('what root removed does not come back at the next start', async () => {
  await portal.db.deleteFrom('countries').where('shortName', '=', 'AQ').execute();
  await seedLookups(portal.db);
  expect(await names('countries?search=antarctica')).toEqual([]);
});
