import { createBuilders } from '../../../demo/builders.ts';
import type { Config } from '../../platform/config/config.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { FAILURES, SHORT_TIMEOUT_MS, jsonResponse, LONG_TIMEOUT_MS, fakeService } from './testing/fake-service.ts';

const service = fakeService();
const config: Partial<Config> = { geoTimeoutMs: LONG_TIMEOUT_MS, geocoderPerSecond: 1_000 };
beforeAll(() => {
  config.geocoderUrl = service.url;
});
const portal = testApp();
const portalWithService = testApp({ config });

const caller = async (target: typeof portal) => target.as(await createBuilders(target.db, TEST_NOW).user());
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

test('estimates distance and route without a routing service', async () => {
  const as = await caller(portal);
  const sourceInfo = { distance: '144.553', source: 'greatCircle', estimated: true, isFallback: false };
  expect((await as.get('/shared/geo/distance?points=0,0;0,1')).json()).toEqual(sourceInfo);
  expect((await as.get('/shared/geo/route?points=0,0;0,1&excludeTolls=true')).json()).toEqual({
    ...sourceInfo,
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

test('finds places worldwide in the gazetteer without an address service', async () => {
  const as = await caller(portal);
  const search = async (address: string) =>
    (await as.get(`/shared/geo/address/search?address=${encodeURIComponent(address)}`)).json();
  const reverse = async (position: string) => (await as.get(`/shared/geo/address?position=${position}`)).json();
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
  expect(await reverse('7.2951,80.6350')).toMatchObject({ ...GAZETTEER, address: kandy });
  expect(await reverse('0,-30')).toEqual({ ...GAZETTEER, address: null });
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

test("ranks places in the caller's country first", async () => {
  const user = await createBuilders(portal.db, TEST_NOW).user();
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

test('maps the address service to location fields and caches results', async () => {
  const as = await caller(portalWithService);
  service.response = jsonResponse([FORT, { lat: '1', lon: '2', display_name: 'Somewhere' }]);
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
  service.response = jsonResponse(FORT);
  for (let times = 0; times < 2; times += 1)
    expect((await as.get('/shared/geo/address?position=6.9344,79.8428')).json()).toMatchObject({
      address: FORT_ADDRESS,
    });
  service.response = jsonResponse({ error: 'Unable to geocode' });
  expect((await as.get('/shared/geo/address?position=0,-30')).json()).toMatchObject({
    address: null,
    isFallback: false,
  });
  const parameters = 'format=jsonv2&addressdetails=1&accept-language=en';
  expect(service.requestedPaths).toEqual([
    `/search?q=12%20York%20%26%20Street&limit=10&${parameters}`,
    `/reverse?lat=6.9344&lon=79.8428&${parameters}`,
    `/reverse?lat=0&lon=-30&${parameters}`,
  ]);
});

test('falls back to the gazetteer when the service fails', async () => {
  const as = await caller(portalWithService);
  portalWithService.app.config.geoTimeoutMs = SHORT_TIMEOUT_MS;
  const invalidPosition = ['returns a place with invalid coordinates', jsonResponse([{ ...FORT, lat: '91' }])] as const;
  for (const [name, response] of [...FAILURES, invalidPosition]) {
    service.response = response;
    const { items, ...sourceInfo } = (
      await as.get(
        `/shared/geo/address/search?address=${encodeURIComponent(`Kandy Sri Lanka${' '.repeat(9)}${'.'.repeat(1 + name.length)}`)}`,
      )
    ).json();
    expect([name, sourceInfo, items[0].city]).toEqual([name, { ...GAZETTEER, isFallback: true }, 'Kandy']);
  }
  expect((await as.get('/shared/geo/address?position=7.29,80.63')).json()).toMatchObject({
    isFallback: true,
    address: { city: 'Kandy' },
  });
  expect(service.requestedPaths).toHaveLength(FAILURES.length + 2);
});

test('the area of an organization covers most of its locations, else its country', async () => {
  const build = createBuilders(portal.db, TEST_NOW);
  const country = await portal.db
    .selectFrom('countries')
    .select('id')
    .where('shortName', '=', 'CH')
    .executeTakeFirstOrThrow();
  const { id: organizationId } = await build.organization({ countryId: country.id });
  const as = portal.as(await build.user({ organizationId }));
  const home = async () => ((await as.get('/shared/geo/home')).json() as { corners: object[] }).corners;
  const [southWest, northEast] = (await home()) as { latitude: number; longitude: number }[];
  expect([southWest?.latitude, southWest?.longitude].map((degrees) => Math.round(degrees ?? 0))).toEqual([46, 7]);
  expect([northEast?.latitude, northEast?.longitude].map((degrees) => Math.round(degrees ?? 0))).toEqual([48, 9]);

  await build.location({ latitude: 1, longitude: 2 }); // of another organization
  await build.location({ organizationId, latitude: 46.9, longitude: 7.4 });
  expect(await home()).toEqual([
    { latitude: 46.9, longitude: 7.4 },
    { latitude: 46.9, longitude: 7.4 },
  ]);
  for (let n = 0; n < 20; n += 1) await build.location({ organizationId, latitude: 47 + n / 100, longitude: 8 });
  await build.location({ organizationId, latitude: -30, longitude: 150 });
  const [, corner] = (await home()) as { latitude: number; longitude: number }[];
  expect(corner).toEqual({ latitude: 47.18, longitude: 8 });
});
