import { ErrorBody } from 'shared-contracts/common';
import { createBuilders } from '../demo/builders.ts';
import { isOfPortal, type Operation, listOperations } from './platform/testing/operations.ts';
import { TEST_NOW, testApp } from './platform/testing/test-app.ts';

const portal = testApp();
const UNKNOWN_ID = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';
const API = '/api';

const call = async (user: { id: string } | null, { method, path, operationId }: Operation) => {
  const url = path.slice(API.length).replaceAll(/\{\w+\}/g, UNKNOWN_ID);
  const as = portal.as(user);
  const reply = await as[method.toLowerCase() as keyof typeof as](url);
  const isJson = String(reply.headers['content-type']).startsWith('application/json');
  return { operationId, status: reply.statusCode, code: isJson ? reply.json().code : undefined };
};

/** One after another: all at once would wait for database connections until calls time out. */
async function callAll(user: { id: string } | null, operations: readonly Operation[]) {
  const responses: Awaited<ReturnType<typeof call>>[] = [];
  for (const operation of operations) responses.push(await call(user, operation));
  return responses;
}

/** Operations that require no rule: unguarded by the specification, or limited to the user's own data. */
const OPEN_TO_SIGNED_IN = [
  'deleteAuthFactorsById',
  'deleteAuthSessions',
  'deleteAuthSessionsById',
  'deleteListViewsById',
  'deleteListViewsByIdDefault',
  'deletePushSubscription',
  'exportPartners',
  'getAuthFactors',
  'getAuthIsBlocked',
  'getAuthSessions',
  'getListViews',
  'getNotifications',
  'getOrganizationsMy',
  'getPartners',
  'getPartnersById',
  'getPushSubscription',
  'getSearch',
  'getSearchRecent',
  'getSearchRecords',
  'getSharedGeoAddress',
  'getSharedGeoAddressSearch',
  'getSharedGeoDistance',
  'getSharedGeoHome',
  'getSharedGeoRoute',
  'getUsersRules',
  'getUsersSelf',
  'getVehiclesBrands',
  'getVehiclesBrandsById',
  'getVehiclesCargoTypes',
  'getVehiclesCargoTypesById',
  'getVehiclesColors',
  'getVehiclesColorsById',
  'getVehiclesFuelTypes',
  'getVehiclesFuelTypesById',
  'getVehiclesModels',
  'getVehiclesModelsById',
  'getVehiclesServiceIntervals',
  'getVehiclesServiceIntervalsById',
  'getVehiclesTypes',
  'getVehiclesTypesById',
  'getVehiclesTypesSuggest',
  'patchAuthFactorsById',
  'patchListViewsById',
  'patchNotificationsByIdRead',
  'patchUsersSelfUpdate',
  'postAuthFactorsPasskey',
  'postAuthFactorsPasskeyConfirm',
  'postAuthFactorsRecoveryCodes',
  'postAuthFactorsTotp',
  'postAuthFactorsTotpConfirm',
  'postAuthPasswordConfirmation',
  'postListViews',
  'postNotificationsRead',
  'postTraces',
  'postUsersSelfPersonalData',
  'putListViewsByIdDefault',
  'putPushSubscription',
];
const PUBLIC_OPERATIONS = [
  'postAuth',
  'postAuthInvitationsAccept',
  'postAuthInvitationsCheck',
  'postAuthOtp',
  'postAuthCheckOtp',
  'postAuthChangePassword',
  'postAuthPasskey',
  'postAuthPasskeyOptions',
  'postAuthRefresh',
  'postAuthSecondFactor',
  'postAuthSignInCode',
  'postAuthSignOut',
  'getAuthSsoStart',
  'getAreasSigningKeys',
  'getAuthSsoCallback',
  'getAuthSsoSamlByIdLogout',
  'getAuthSsoSamlByIdMetadata',
  'getAuthSsoSamlContinue',
  'postAuthSsoLookup',
  'postAuthSsoSamlByIdAcs',
  'postAuthSsoSamlByIdLogout',
  'postAuthSsoSession',
  'postAuthSsoByIdLogout',
  'postAreasReports',
  'postOauthToken',
  'getCalendarFeedsByFile',
  'getGateLinksByToken',
  'patchGateLinksByTokenCancel',
  'postGateLinksByTokenBookings',
  'getLiveVehiclesByToken',
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
  'getTelemetryPositionsByToken',
  'postTelemetryPositions',
  'postTelemetryPositionsByToken',
  'getTrackingByToken',
  'getTrackingByTokenProofsByProofId',
  'getTrackingByTokenProofsByProofIdThumbnail',
  'getUsersCommonPasswords',
];

test('requires sign-in for every operation except the public ones', () => {
  const open = listOperations(portal.app)
    .filter(({ isPublic }) => isPublic)
    .map(({ operationId }) => operationId);
  expect(open.toSorted()).toEqual(PUBLIC_OPERATIONS.toSorted());
});

test('responds with 401 to unauthenticated requests before anything else is validated', async () => {
  const operations = listOperations(portal.app).filter(({ isPublic }) => !isPublic);
  const responses = await callAll(null, operations);
  expect(responses.filter(({ status, code }) => status !== 401 || code !== 'unauthorized')).toEqual([]);
  expect(responses.length).toBeGreaterThan(15);
});

test('responds with 403 to users without the required rule before anything else is validated', async () => {
  const user = await createBuilders(portal.db, TEST_NOW).user({ rules: [] });
  const all = listOperations(portal.app).filter(isOfPortal);
  const operations = all.filter(({ isPublic, isStream }) => !isPublic && !isStream);
  const responses = await callAll(user, operations);
  const passed = responses.filter(({ status, code }) => status !== 403 || code !== 'forbidden');
  expect(passed.map(({ operationId }) => operationId).toSorted()).toEqual(OPEN_TO_SIGNED_IN);
});

test('generates a unique id for every operation', () => {
  const names = listOperations(portal.app).map(({ operationId }) => operationId);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test('serves the OpenAPI document', async () => {
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
] as const)('responds to %s %s with the standard error body', async (method, url, status) => {
  const reply = await portal.app.inject({ method, url });
  expect([reply.statusCode, ErrorBody.safeParse(reply.json()).success]).toEqual([status, true]);
});
