import type { DistributorInfo } from 'shared-contracts/organizations';
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
let brandOf: ReturnType<typeof createBrandLookup>;

beforeEach(() => {
  clock.now = 1_000;
  find.mockReset().mockImplementation(async () => brand('Serendib'));
  onError.mockReset();
  brandOf = createBrandLookup(find, { onError, now: () => clock.now });
});

test('a host is asked for once in ten seconds, however many ask', async () => {
  expect(await Promise.all([brandOf(HOST), brandOf(HOST)])).toEqual([brand('Serendib'), brand('Serendib')]);
  clock.now += 9_999;
  await brandOf(HOST);
  expect(find.mock.calls).toEqual([[HOST]]);
  find.mockResolvedValue(null);
  clock.now += 1;
  expect(await brandOf(HOST)).toBeNull();
  expect(await brandOf(HOST)).toBeNull();
  expect(find).toHaveBeenCalledTimes(2);
});

test.each(['localhost', 'consign.com', 'dev.consign.com', '10.0.0.7'])(
  '%s is nobody’s own, and nobody is asked',
  async (host) => {
    expect(await brandOf(host)).toBeNull();
    expect(find).not.toHaveBeenCalled();
  },
);

test('while the database is away it is what it was, or not known', async () => {
  await brandOf(HOST);
  clock.now += 60_000;
  find.mockRejectedValue(new Error('away'));
  expect(await brandOf(HOST)).toEqual(brand('Serendib'));
  expect(await brandOf('other.example')).toBeUndefined();
  expect(onError).toHaveBeenCalledTimes(2);
  find.mockResolvedValue(brand('Back'));
  expect(await brandOf(HOST)).toEqual(brand('Back'));
});

test('a database that does not answer keeps no page waiting, and its answer counts when it comes', async () => {
  const late = Promise.withResolvers<DistributorInfo>();
  find.mockReturnValue(late.promise);
  expect(await brandOf(HOST)).toBeUndefined();
  const patient = brandOf(HOST);
  late.resolve(brand('Late'));
  expect(await patient).toEqual(brand('Late'));
  expect(find).toHaveBeenCalledTimes(1);
});

test('names that anybody makes up do not fill the memory', async () => {
  await brandOf(HOST);
  for (let n = 0; n < 500; n += 1) await brandOf(`made-up-${n}.example`);
  await brandOf('made-up-499.example');
  expect(find).toHaveBeenCalledTimes(501);
  await brandOf(HOST);
  expect(find).toHaveBeenCalledTimes(502);
});
