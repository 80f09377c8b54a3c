import { given } from '../../../demo/builders.ts';
import type { Config } from '../../platform/config.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { FAULTS, HASTY_MS, json, PATIENT_MS, standIn } from './testing/stand-in.ts';

const service = standIn();
const config: Partial<Config> = { geoWithinMs: PATIENT_MS, geocoderPerSecond: 1_000 };
beforeAll(() => {
  config.geocoderUrl = service.url;
});
const portal = testApp();
const served = testApp({ config });

const caller = async (of: typeof portal) => of.as(await given(of.db, TEST_NOW).user());
const GAZETTEER = { source: 'gazetteer', estimated: true, isFallback: false, attribution: '© GeoNames, CC BY 4.0' };
const FORT = {
  lat: '6.9344',
  lon: '79.8428',
  display_name: '12, York Street, Fort, Colombo, Western Province, 00100, Sri Lanka',
  address: {
    house_number: '12',
    road: 'York Street',
    suburb: 'Fort',
    city: 'Colombo',
    state: 'Western Province',
    postcode: '00100',
    country: 'ශ්‍රී ලංකාව',
    country_code: 'lk',
  },
};
const FORT_ADDRESS = {
  label: FORT.display_name,
  buildingNumber: '12',
  street1: 'York Street',
  street2: 'Fort',
  city: 'Colombo',
  state: 'Western Province',
  zip: '00100',
  country: 'Sri Lanka',
  countryCode: 'LK',
  latitude: 6.9344,
  longitude: 79.8428,
};

test('distance and route are estimated without a routing service', async () => {
  const as = await caller(portal);
  const told = { distance: '144.553', source: 'greatCircle', estimated: true, isFallback: false };
  expect((await as.get('/shared/geo/distance?points=0,0;0,1')).json()).toEqual(told);
  expect((await as.get('/shared/geo/route?points=0,0;0,1&excludeTolls=true')).json()).toEqual({
    ...told,
    points: [
      [0, 0],
      [0, 1],
    ],
  });
  for (const call of ['distance', 'route']) {
    expect((await as.get(`/shared/geo/${call}?points=6.9,79.8`)).json().fields).toHaveProperty(
      'points.message',
      'At least two points required',
    );
    for (const wrong of ['', 'here;there', ',;0,0', '91,0;0,0', '0,0;0,181', '1,2,3;4,5', 'Infinity,0;0,0'])
      expect((await as.get(`/shared/geo/${call}?points=${wrong}`)).statusCode).toBe(422);
  }
  expect((await portal.as(null).get('/shared/geo/distance?points=0,0;0,1')).statusCode).toBe(401);
});

test('without an address service the gazetteer knows places all over the world', async () => {
  const as = await caller(portal);
  const search = async (address: string) =>
    (await as.get(`/shared/geo/address/search?address=${encodeURIComponent(address)}`)).json();
  const at = async (position: string) => (await as.get(`/shared/geo/address?position=${position}`)).json();
  const kandy = {
    label: 'Kandy, Central Province, Sri Lanka',
    city: 'Kandy',
    state: 'Central Province',
    country: 'Sri Lanka',
    countryCode: 'LK',
    zip: '',
    street1: '',
    latitude: 7.2906,
    longitude: 80.6336,
  };
  expect(await search('kandy')).toMatchObject({
    ...GAZETTEER,
    items: expect.arrayContaining([expect.objectContaining(kandy)]),
  });
  expect((await search('LONDON')).items[0]).toMatchObject({ country: 'United Kingdom' });
  expect((await search('no such place anywhere')).items).toEqual([]);
  expect(await at('7.2951,80.6350')).toMatchObject({ ...GAZETTEER, address: kandy });
  expect(await at('0,-30')).toEqual({ ...GAZETTEER, address: null });
  for (const wrong of [
    'address/search',
    'address/search?address=%20',
    `address/search?address=${'x'.repeat(201)}`,
    'address',
    'address?position=7',
    'address?position=95,0',
    'address?position=,',
  ]) {
    expect([wrong, (await as.get(`/shared/geo/${wrong}`)).statusCode]).toEqual([wrong, 422]);
  }
});

test("of places of one name that in the caller's own country comes first", async () => {
  const user = await given(portal.db, TEST_NOW).user();
  const { id: countryId } = await portal.db
    .selectFrom('countries')
    .select('id')
    .where('shortName', '=', 'CA')
    .executeTakeFirstOrThrow();
  await portal.db.updateTable('organizations').set({ countryId }).where('id', '=', user.organizationId).execute();
  expect((await portal.as(user).get('/shared/geo/address/search?address=london')).json().items[0]).toMatchObject({
    city: 'London',
    countryCode: 'CA',
  });
});

test('an address service fills the fields of a location, and is asked the same once', async () => {
  const as = await caller(served);
  service.answer = json([FORT, { lat: '1', lon: '2', display_name: 'Somewhere' }]);
  const search = await as.get('/shared/geo/address/search?address=12%20York%20%26%20Street');
  expect(search.json()).toMatchObject({
    source: 'nominatim',
    estimated: false,
    isFallback: false,
    attribution: expect.stringContaining('OpenStreetMap'),
  });
  expect(search.json().items).toEqual([
    FORT_ADDRESS,
    expect.objectContaining({ label: 'Somewhere', city: '', country: '', latitude: 1, longitude: 2 }),
  ]);
  service.answer = json(FORT);
  for (let times = 0; times < 2; times += 1)
    expect((await as.get('/shared/geo/address?position=6.9344,79.8428')).json()).toMatchObject({
      address: FORT_ADDRESS,
    });
  service.answer = json({ error: 'Unable to geocode' });
  expect((await as.get('/shared/geo/address?position=0,-30')).json()).toMatchObject({
    address: null,
    isFallback: false,
  });
  const parameters = 'format=jsonv2&addressdetails=1&accept-language=en';
  expect(service.asked).toEqual([
    `/search?q=12%20York%20%26%20Street&limit=10&${parameters}`,
    `/reverse?lat=6.9344&lon=79.8428&${parameters}`,
    `/reverse?lat=0&lon=-30&${parameters}`,
  ]);
});

test('whatever is wrong with the service, the gazetteer answers in its place and says so', async () => {
  const as = await caller(served);
  served.app.config.geoWithinMs = HASTY_MS;
  const misplaced = ['answers a place outside of the world', json([{ ...FORT, lat: '91' }])] as const;
  for (const [name, answer] of [...FAULTS, misplaced]) {
    service.answer = answer;
    const { items, ...told } = (
      await as.get(
        `/shared/geo/address/search?address=${encodeURIComponent(`Kandy Sri Lanka${' '.repeat(9)}${'.'.repeat(1 + name.length)}`)}`,
      )
    ).json();
    expect([name, told, items[0].city]).toEqual([name, { ...GAZETTEER, isFallback: true }, 'Kandy']);
  }
  expect((await as.get('/shared/geo/address?position=7.29,80.63')).json()).toMatchObject({
    isFallback: true,
    address: { city: 'Kandy' },
  });
  expect(service.asked).toHaveLength(FAULTS.length + 2);
});
