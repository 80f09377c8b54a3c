import { ErrorBody } from 'shared-contracts/common';
import { given } from '../demo/builders.ts';
import { type Operation, operationsOf } from './platform/testing/operations.ts';
import { TEST_NOW, testApp } from './platform/testing/test-app.ts';

const portal = testApp();
const SOME_ID = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';
const API = '/api';

const call = async (user: { id: string } | null, { method, path, operationId }: Operation) => {
  const at = path.slice(API.length).replaceAll(/\{\w+\}/g, SOME_ID);
  const as = portal.as(user);
  const reply = await as[method.toLowerCase() as keyof typeof as](at);
  return { operationId, status: reply.statusCode, code: reply.json().code };
};

/** What any signed-in person may call: nothing but what the specification leaves unguarded, or what is one's own. */
const FOR_EVERYBODY = [
  'getAuthIsBlocked',
  'getNotifications',
  'getOrganizationsMy',
  'getPartners',
  'getPartnersById',
  'getSearch',
  'getSearchRecent',
  'getSearchRecords',
  'getSharedGeoAddress',
  'getSharedGeoAddressSearch',
  'getSharedGeoDistance',
  'getSharedGeoRoute',
  'getUsersRules',
  'getVehiclesBrands',
  'getVehiclesCargoTypes',
  'getVehiclesColors',
  'getVehiclesFuelTypes',
  'getVehiclesModels',
  'getVehiclesServiceIntervals',
  'getVehiclesTypes',
  'getVehiclesTypesSuggest',
  'patchNotificationsByIdRead',
  'patchUsersSelfUpdate',
  'postNotificationsRead',
];
const FOR_ANYBODY = [
  'postAuth',
  'postAuthOtp',
  'postAuthCheckOtp',
  'postAuthChangePassword',
  'postAreasReports',
  'getSharedCountries',
  'getSharedCurrencies',
  'getSharedTimezones',
  'getOrganizationsDistributor',
  'getOrganizationsByIdLogo',
  'getOrganizationsByIdLoginImage',
  'getOrganizationsByIdFavicon',
  'getOrganizationsByIdPicturesByFileId',
  'postOrganizationsRegistration',
  'getTelemetryPositions',
  'postTelemetryPositions',
  'getTrackingByToken',
];

test('the calls that need no sign-in are these and no others', () => {
  const open = operationsOf(portal.app)
    .filter(({ isPublic }) => isPublic)
    .map(({ operationId }) => operationId);
  expect(open.toSorted()).toEqual(FOR_ANYBODY.toSorted());
});

test('every other call answers 401 to whoever is not signed in, whatever else is wrong with it', async () => {
  const operations = operationsOf(portal.app).filter(({ isPublic }) => !isPublic);
  const answers = await Promise.all(operations.map((operation) => call(null, operation)));
  expect(answers.filter(({ status, code }) => status !== 401 || code !== 'unauthorized')).toEqual([]);
  expect(answers.length).toBeGreaterThan(15);
});

test('every call that needs a rule answers 403 to whoever has none, whatever else is wrong with it', async () => {
  const user = await given(portal.db, TEST_NOW).user({ rules: [] });
  const operations = operationsOf(portal.app).filter(({ isPublic, isStream }) => !isPublic && !isStream);
  const answers = await Promise.all(operations.map((operation) => call(user, operation)));
  const passed = answers.filter(({ status, code }) => status !== 403 || code !== 'forbidden');
  expect(passed.map(({ operationId }) => operationId).toSorted()).toEqual(FOR_EVERYBODY);
});

test('no two calls have one name', () => {
  const names = operationsOf(portal.app).map(({ operationId }) => operationId);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test('the document is served', async () => {
  const { openapi, paths } = (await portal.app.inject('/openapi.json')).json();
  expect([openapi, Object.keys(paths).includes('/api/auth')]).toEqual(['3.1.0', true]);
});

test.each([
  ['GET', '/api/nothing', 404],
  ['DELETE', '/api/nothing', 404],
  ['GET', '/api', 404],
  ['PATCH', '/api/auth', 404],
  ['POST', '/nothing', 404],
  ['GET', '/api/order-types/%FF', 400],
] as const)('%s %s is told like any other error', async (method, url, status) => {
  const reply = await portal.app.inject({ method, url });
  expect([reply.statusCode, ErrorBody.safeParse(reply.json()).success]).toEqual([status, true]);
});
