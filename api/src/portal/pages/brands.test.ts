import type { DistributorInfo } from 'shared-contracts/identity/organizations';
import { createBrandLookup, type FindDistributor } from './brands.ts';

const brand = (pageTitle: string): DistributorInfo => ({
  pageTitle,
  pageFavicon: null,
  supportEmail: 'help@serendib.example',
  loginPageTitle: null,
  loginImage: null,
  loginAlertText: null,
  accentColor: null,
  defaultLanguage: null,
  selfRegistration: true,
  showVersion: true,
  appStoreUrl: null,
  playStoreUrl: null,
  organizationTypes: ['1pl'],
});
const HOST = 'portal.serendib.localhost';
const clock = { now: 0 };
const find = jest.fn<ReturnType<FindDistributor>, [string]>();
const onError = jest.fn();
let findBrand: ReturnType<typeof createBrandLookup>;

beforeEach(() => {
  clock.now = 1_000;
  find.mockReset().mockImplementation(async () => brand('Serendib'));
  onError.mockReset();
  findBrand = createBrandLookup(find, { onError, now: () => clock.now });
});

test('caches the brand of a host for ten seconds', async () => {
  expect(await Promise.all([findBrand(HOST), findBrand(HOST)])).toEqual([brand('Serendib'), brand('Serendib')]);
  clock.now += 9_999;
  await findBrand(HOST);
  expect(find.mock.calls).toEqual([[HOST]]);
  find.mockResolvedValue(null);
  clock.now += 1;
  expect(await findBrand(HOST)).toBeNull();
  expect(await findBrand(HOST)).toBeNull();
  expect(find).toHaveBeenCalledTimes(2);
});

test.each(['localhost', 'consign.com', 'dev.consign.com', '10.0.0.7'])(
  'finds no brand for %s, without a query',
  async (host) => {
    expect(await findBrand(host)).toBeNull();
    expect(find).not.toHaveBeenCalled();
  },
);

test('returns the last brand, or undefined, while the database is unavailable', async () => {
  await findBrand(HOST);
  clock.now += 60_000;
  find.mockRejectedValue(new Error('unavailable'));
  expect(await findBrand(HOST)).toEqual(brand('Serendib'));
  expect(await findBrand('other.example')).toBeUndefined();
  expect(onError).toHaveBeenCalledTimes(2);
  find.mockResolvedValue(brand('Back'));
  expect(await findBrand(HOST)).toEqual(brand('Back'));
});

test('does not wait for a slow database, and uses its result when it arrives', async () => {
  const slowResult = Promise.withResolvers<DistributorInfo>();
  find.mockReturnValue(slowResult.promise);
  expect(await findBrand(HOST)).toBeUndefined();
  const pending = findBrand(HOST);
  slowResult.resolve(brand('Late'));
  expect(await pending).toEqual(brand('Late'));
  expect(find).toHaveBeenCalledTimes(1);
});

test('limits the number of cached hosts', async () => {
  await findBrand(HOST);
  for (let n = 0; n < 500; n += 1) await findBrand(`random-${n}.example`);
  await findBrand('random-499.example');
  expect(find).toHaveBeenCalledTimes(501);
  await findBrand(HOST);
  expect(find).toHaveBeenCalledTimes(502);
});
