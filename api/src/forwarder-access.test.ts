import { createBuilders } from '../demo/builders.ts';
import { isOfPortal, type Operation, listOperations } from './platform/testing/operations.ts';
import { TEST_NOW, testApp } from './platform/testing/test-app.ts';
import { openDepot } from './trips/testing/depot.ts';

// Users of 3PL and 4PL organizations read everything without rules; to write and delete they need the same rules as others.
const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const TYPES = ['3pl', '4pl'] as const;
const UNKNOWN_ID = '00000000-0000-4000-8000-0000000000ff';

/** Calls that change something other than a record of the organization, or for which the record decides. */
const OPEN_CHANGES: Record<string, string> = {
  'PATCH /users/self-update': 'changes the own account',
  'POST /traces': 'tells how long an own navigation took',
  'POST /users/self/personal-data': 'exports the own data',
  'POST /auth/password-confirmation': 'confirms the own password',
  'POST /auth/factors/totp': 'adds an own second factor',
  'POST /auth/factors/totp/confirm': 'adds an own second factor',
  'POST /auth/factors/passkey': 'adds an own second factor',
  'POST /auth/factors/passkey/confirm': 'adds an own second factor',
  'POST /calendar-feed': 'makes an own link',
  'DELETE /calendar-feed': 'ends an own link',
  'PATCH /auth/factors/{id}': 'renames an own second factor',
  'DELETE /auth/sessions': 'ends own sessions',
  'DELETE /auth/sessions/{id}': 'ends an own session',
  'PATCH /notifications/{id}/read': 'marks an own notification',
  'POST /notifications/read': 'marks own notifications',
  'PUT /reports/columns/{name}': 'stores the own columns of a report',
  'POST /reports/schedules': 'schedules a report for anyone who may read it',
  'PATCH /reports/schedules/{id}': 'changes an own schedule',
  'DELETE /reports/schedules/{id}': 'ends an own schedule',
  'POST /reports/schedules/{id}/runs': 'sends an own scheduled report',
  'POST /list-views': 'saves an own view',
  'PATCH /list-views/{id}': 'checked per view: an own one, or a shared one by rule',
  'DELETE /list-views/{id}': 'checked per view, like its change',
  'PUT /list-views/{id}/default': 'chooses the own default',
  'DELETE /list-views/{id}/default': 'chooses the own default',
  'PUT /push/subscription': 'is notified in the own browser',
  'DELETE /push/subscription': 'is notified in the own browser',
  'PUT /v2/trips/plans/{id}/presence': 'says who has a plan open, for those who read it',
  'DELETE /v2/trips/plans/{id}/presence': 'ends it',
  'POST /invoices/e-invoices/readings': 'reads a file and stores nothing',
  'POST /contracts/{id}/try': 'computes a price and stores nothing',
  'PATCH /trips/{id}/stage': 'checked per trip: its driver moves it without rules',
  'PATCH /orders/{id}/stage': 'checked per order: the driver of its trip moves it without rules',
  'PATCH /orders/{id}/cargos/{cargoId}/delivered': 'checked per order, like its stage',
  'PATCH /orders/{id}/stops/{position}/times': 'checked per order, like its stage',
  'POST /trips/{id}/driver-events': 'checked per trip: only for its driver',
  'POST /trips/{id}/scans': 'checked per trip: only for its driver',
  'POST /trips/{id}/messages': 'checked per trip: only for its driver and its dispatchers',
  'POST /trips/{id}/messages/read': 'marks what the caller has read, as the one above',
  'POST /trips/{id}/proofs': 'checked per trip: only for its driver',
  'POST /trips/{id}/inspections': 'checked per trip: only for its driver',
  'POST /trips/{id}/inspections/photos': 'checked per trip: only for its driver',
};

/** Reads that only prepare a change, so they need the rule to write. */
const READS_OF_WRITERS =
  /^GET \/(orders|cargos|locations)\/import(\/|$)|^GET \/trips\/(vehicles|drivers|orders)$|^GET \/partners\/\{id\}\/sharing$|^GET \/users\/first-sign-in$|^GET \/orders\/\{id\}\/comments\/people$|^GET \/v2\/trips\/improvements(\/|$)|^GET \/alerts\/recipients$|^GET \/v1\/organizations\/invoicing$|^GET \/month-locks$|^GET \/journal-runs\/\{id\}\/file$|^GET \/invoices\/\{id\}\/credit-balance$|^GET \/alerts\/rules\/\{kind\}\/webhook\/deliveries$/;
/** Reads for root or admins, or for other types of organizations. */
const READS_OF_OTHERS =
  /^(?:GET|POST) \/(api-keys|webhooks|audit|identity-domains|identity-providers|edi\/partners|mails|jobs|organizations\/(?:my\/setup|declined)|platform|releases|retention|second-factor-policy|v1\/epc|vehicles\/schedule)(\/|$)|^GET \/shared\/(countries|currencies)\/\{id\}$/;

const nameOf = ({ method, path }: Operation) => `${method} ${path.replace('/api', '')}`;
const operations = () =>
  listOperations(portal.app)
    .filter(isOfPortal)
    .filter(({ isPublic, isStream }) => !isPublic && !isStream);

const createForwarder = async (type: (typeof TYPES)[number]) =>
  build().user({ organizationId: (await build().organization({ type })).id });

async function listOutcomes(user: { id: string }) {
  const as = portal.as(user);
  return Promise.all(
    operations().map(async (operation) => {
      const path = operation.path.replace('/api', '').replaceAll(/\{\w+\}/g, UNKNOWN_ID);
      const { statusCode } = await as[operation.method.toLowerCase() as keyof typeof as](path);
      const isRead = operation.method === 'GET' || path.endsWith('/export');
      return { name: nameOf(operation), isRead, isForbidden: statusCode === 403 };
    }),
  );
}

test.each(TYPES)('lets a %s user without rules read everything and change nothing', async (type) => {
  const outcomes = await listOutcomes(await createForwarder(type));
  const expectsForbidden = ({ name, isRead }: { name: string; isRead: boolean }) =>
    isRead ? READS_OF_WRITERS.test(name) || READS_OF_OTHERS.test(name) : !(name in OPEN_CHANGES);
  expect(outcomes.filter((outcome) => outcome.isForbidden !== expectsForbidden(outcome))).toEqual([]);
  const names = outcomes.map(({ name }) => name);
  expect(Object.keys(OPEN_CHANGES).filter((name) => !names.includes(name))).toEqual([]);
  expect(outcomes.filter(({ isRead, isForbidden }) => !isRead && isForbidden).length).toBeGreaterThan(140);
});

test.each(TYPES)('checks stages, users, settings and tokens of a %s by rules', async (type) => {
  const { organizationId, save, build: make } = await openDepot(portal, type);
  const trip = (await save()).json();
  const order = await make.order({ organizationId, stage: 'saved' });
  const dispatcher = await make.user({ organizationId });
  const changes = [
    ['patch', `/trips/${trip.id}/stage`, { stage: 'cancelled', reason: 'No driver' }],
    ['patch', `/orders/${order.id}/stage`, { stage: 'cancelled', reason: 'No cargo' }],
    ['patch', `/users/${dispatcher.id}`, { status: 2 }],
    ['patch', '/organizations/self', { contactName: 'Someone' }],
    ['post', '/organizations/self/partner-token', undefined],
  ] as const;
  const send = async (user: { id: string }) => {
    const codes: number[] = [];
    for (const [method, path, body] of changes) codes.push((await portal.as(user)[method](path, body)).statusCode);
    return codes;
  };
  expect(await send(await make.user({ organizationId }))).toEqual([403, 403, 403, 403, 403]);
  expect(await send(await make.user({ organizationId, rules: 'all' }))).toEqual([200, 200, 200, 200, 200]);
});
