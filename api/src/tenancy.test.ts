import fc from 'fast-check';
import { sql } from 'kysely';
import {
  hasAccess,
  type AccessSubject,
  isBuiltInRule,
  ORGANIZATION_TYPES,
} from 'shared-contracts/values/identity/access';
import { USER_STATUS } from 'shared-contracts/values/statuses';
import { MINUTE_MS } from 'shared-contracts/values/time';
import { createBuilders } from '../demo/builders.ts';
import { issueToken } from './identity/auth/session.ts';
import { type ExistingIds, validValues } from './platform/testing/arbitrary-values.ts';
import { listExistingIds } from './platform/testing/existing-ids.ts';
import { type Operation, listOperations } from './platform/testing/operations.ts';
import { arbitraryRequests, type SentRequest } from './platform/testing/arbitrary-requests.ts';
import { TEST_NOW, testApp } from './platform/testing/test-app.ts';

// Sends requests to every operation as various users; the expected results follow from the access it declares.
const portal = testApp({ isDemo: true });
const REQUESTS_PER_OPERATION = 3;

/** `secret`: of an API key, instead of a session of the user. `isClient`: it calls by an access token of OAuth. */
type TestUser = AccessSubject & { id: string; secret?: string; isClient?: boolean };
let ownerIds: ExistingIds;
let owner: TestUser;
let root: TestUser;
let outsiders: TestUser[];
/** The same with API keys, and keys of the owner. */
let outsideKeys: TestUser[];
/** The same keys as OAuth clients. */
let outsideClients: TestUser[];
let ownerKey: TestUser;
let usersWithoutRules: TestUser[];
let blockedToken: string;

const findUser = async (login: string): Promise<TestUser> => {
  const user = await portal.db
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'organizationId')
    .select(['users.id', 'role', 'type as organizationType'])
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  const rules = await portal.db
    .selectFrom('userRules')
    .select(['model', 'rule'])
    .where('userId', '=', user.id)
    .execute();
  return { ...user, rules };
};

async function createOutsider(
  organizationType: AccessSubject['organizationType'],
  rules: 'all' | 'none',
  kind = '',
): Promise<TestUser> {
  const name = `${organizationType} ${rules}${kind}`;
  const build = createBuilders(portal.db, TEST_NOW, `outside ${name}`);
  const organization = await build.organization({
    type: organizationType,
    name: `Outside ${name}`,
    code: `OUT${organizationType}${rules}${kind}`.toUpperCase(),
    registrationId: name,
  });
  const { login } = await build.user({
    login: `outside-${organizationType}-${rules}${kind}`,
    organizationId: organization.id,
    rules,
    role: 'user',
    contact: {},
  });
  return findUser(login);
}

/** A key with all rules of a user, who calls by it. */
async function createKey(user: TestUser): Promise<TestUser> {
  const { organizationId } = await portal.db
    .selectFrom('users')
    .select('organizationId')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  const build = createBuilders(portal.db, TEST_NOW, `key of ${user.id}`);
  const { id: apiKeyId, secret } = await build.apiKey({
    organizationId,
    createdBy: user.id,
    rules: user.rules.filter(isBuiltInRule),
  });
  return { ...user, role: 'user', apiKeyId, secret };
}

beforeAll(async () => {
  operations = listOperations(portal.app);
  guardedOperations = operations.filter(({ isPublic }) => !isPublic);
  [owner, root] = [await findUser('owner'), await findUser('root')];
  const { organizationId } = await portal.db
    .selectFrom('users')
    .select('organizationId')
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow();
  ownerIds = await listExistingIds(portal.db, organizationId);
  outsiders = await Promise.all(ORGANIZATION_TYPES.map((type) => createOutsider(type, 'all')));
  outsideKeys = await Promise.all(
    ORGANIZATION_TYPES.map(async (type) => createKey(await createOutsider(type, 'all', 'k'))),
  );
  outsideClients = outsideKeys.map((key) => ({ ...key, isClient: true }));
  ownerKey = await createKey(owner);
  usersWithoutRules = await Promise.all(ORGANIZATION_TYPES.map((type) => createOutsider(type, 'none')));
  const { token } = (await portal.as(null).post('/auth', { login: 'lagoon', password: 'consign' })).json();
  blockedToken = token;
  await portal.db.updateTable('users').set({ status: USER_STATUS.blocked }).where('login', '=', 'lagoon').execute();
}, MINUTE_MS);

let operations: Operation[];
let guardedOperations: Operation[];
const toName = ({ method, path }: Operation) => `${method} ${path}`;

/** Valid requests that refer to the owner's records, the same in every run. */
const requestsOf = (operation: Operation, count = REQUESTS_PER_OPERATION): SentRequest[] =>
  fc.sample(arbitraryRequests(operation, portal.app.swagger(), ownerIds, validValues), { numRuns: count, seed: 7 });

const tokens = new Map<string, Promise<string>>();
async function requestClientToken(id = '', secret = ''): Promise<string> {
  const request = { grant_type: 'client_credentials', client_id: id, client_secret: secret };
  return (await portal.as(null).post('/oauth/token', request)).json().access_token as string;
}

async function authorize({ id, secret, isClient, apiKeyId }: TestUser) {
  if (isClient) {
    const token = tokens.get(`client ${apiKeyId}`) ?? requestClientToken(apiKeyId, secret);
    tokens.set(`client ${apiKeyId}`, token);
    return { authorization: `Bearer ${await token}` };
  }
  if (secret) return { authorization: `Bearer ${secret}` };
  const token = tokens.get(id) ?? issueToken(portal.app, id);
  tokens.set(id, token);
  return { authorization: `Bearer ${await token}` };
}

async function send(headers: Record<string, string>, { method }: Operation, { address, body }: SentRequest) {
  const as = portal.as(null, { 'content-type': 'application/json', ...headers });
  return as[method.toLowerCase() as keyof typeof as](address, body === undefined ? undefined : JSON.stringify(body));
}
const codesOf = async (headers: Record<string, string>) => {
  const replies = await Promise.all(
    guardedOperations.map(async (operation) => {
      const [request] = requestsOf(operation, 1);
      const reply = request && (await send(headers, operation, request));
      return [toName(operation), `${reply?.statusCode} ${reply?.json().code}`] as const;
    }),
  );
  return replies;
};

test.each([
  ['no token', () => ({})],
  ['a broken token', () => ({ authorization: 'Bearer abc.def.ghi' })],
])('rejects every call with %s', async (_description, headers) => {
  expect((await codesOf(headers())).filter(([, code]) => code !== '401 unauthorized')).toEqual([]);
});

test('rejects every call of a blocked user as blocked', async () => {
  const codes = await codesOf({ authorization: `Bearer ${blockedToken}` });
  expect(codes.filter(([, code]) => code !== '401 blocked').map(([name]) => name)).toEqual([
    'GET /api/auth/is-blocked',
  ]);
});

test('rejects users without the rule before anything else is validated', async () => {
  const problems: string[] = [];
  for (const operation of guardedOperations) {
    const [request] = requestsOf(operation, 1);
    await Promise.all(
      usersWithoutRules
        .filter((subject) => !hasAccess(subject, operation.access ?? {}))
        .map(async (user) => {
          const reply = request && (await send(await authorize(user), operation, request));
          if (reply?.statusCode !== 403)
            problems.push(
              `${toName(operation)} responds with ${reply?.statusCode} to a ${user.organizationType} without rules`,
            );
        }),
    );
  }
  expect(problems).toEqual([]);
});

/** A fingerprint of the organization's rows in each table. */
async function fingerprintsOf(organizationId: string): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'organization_id'`.execute(portal.db);
  const fingerprints = await Promise.all(
    [...tables.map(({ name }) => [name, 'organization_id']), ['organizations', 'id']].map(
      async ([name = '', column = '']) => {
        const { rows } = await sql<{ fingerprint: string }>`
          select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as fingerprint
          from ${sql.table(name)} t where ${sql.ref(column)} = ${organizationId}`.execute(portal.db);
        return [name, rows[0]?.fingerprint ?? ''] as const;
      },
    ),
  );
  return Object.fromEntries(fingerprints);
}

const extractIds = (text: string): string[] => text.match(/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g) ?? [];
/** Returns what the caller's organization sent before, also ids of others' records, which are ignored. */
const RETURNS_INPUT = '/api/v2/trips/improvements';
const returnedIds = new Set<string>();
const REJECTED_STATUSES = [400, 403, 404, 409, 413, 415, 422, 429];

test.each([
  ['users', () => outsiders],
  ['API keys', () => outsideKeys],
  ['OAuth clients', () => outsideClients],
])(
  'hides and protects an organization from %s of others who have every rule',
  async (_kind, outsidersOf) => {
    const [organizationId = ''] = ownerIds['organizationId'] ?? [];
    const ownedIds = new Set(
      Object.entries(ownerIds)
        .filter(([name]) => !/country|currency|timezone/i.test(name))
        .flatMap(([, ids]) => ids),
    );
    const sharedTypeIds = new Set(
      (
        await sql<{ id: string }>`select id from vehicle_types where organization_id is null`.execute(portal.db)
      ).rows.map(({ id }) => id),
    );
    const initialFingerprints = await fingerprintsOf(organizationId);
    const problems: string[] = [];
    for (const operation of operations.filter(({ isStream }) => !isStream)) {
      const outsider =
        outsidersOf().find((subject) => operation.access && hasAccess(subject, operation.access)) ?? outsidersOf()[0];
      await Promise.all(
        requestsOf(operation).map(async (request) => {
          const reply = await send(operation.isPublic ? {} : await authorize(outsider as TestUser), operation, request);
          if (operation.operationId === 'deleteAuthSessions') tokens.clear(); // the outsider signed out everywhere
          const requestedIds = new Set([
            ...extractIds(request.address),
            ...extractIds(JSON.stringify(request.body ?? '')),
          ]);
          if (operation.path === RETURNS_INPUT) for (const id of requestedIds) returnedIds.add(id);
          const isReturned = (id: string) => operation.path === RETURNS_INPUT && returnedIds.has(id);
          const leakedId = extractIds(reply.payload).find(
            (id) => ownedIds.has(id) && !sharedTypeIds.has(id) && !requestedIds.has(id) && !isReturned(id),
          );
          if (leakedId) problems.push(`${toName(operation)} reveals ${leakedId}`);
          const requestsOwnedRecord =
            operation.path.includes('{id}') && extractIds(request.address).some((id) => ownedIds.has(id));
          if (!operation.isPublic && requestsOwnedRecord && !REJECTED_STATUSES.includes(reply.statusCode))
            problems.push(
              `${toName(operation)} responds with ${reply.statusCode} for another's record: ${request.address}`,
            );
        }),
      );
    }
    expect([...new Set(problems)]).toEqual([]);
    expect(await fingerprintsOf(organizationId)).toEqual(initialFingerprints);
  },
  120_000,
);

test('never rejects root and the owner when the access of a call includes them', async () => {
  const problems: string[] = [];
  for (const operation of guardedOperations.filter(({ method, isStream }) => method === 'GET' && !isStream)) {
    const [request] = requestsOf(operation, 1);
    await Promise.all(
      [root, owner]
        .filter((subject) => hasAccess(subject, operation.access ?? {}))
        .map(async (user) => {
          const reply = request && (await send(await authorize(user), operation, request));
          if ([401, 403].includes(reply?.statusCode ?? 0))
            problems.push(`${toName(operation)} responds with ${reply?.statusCode} to ${user.role}`);
        }),
    );
  }
  expect(problems).toEqual([]);
});

/** Calls that belong to a person. */
const PERSONAL =
  /^(?:\w+ \/api\/(?:auth|calendar-feed|list-views|notifications|push)(?:\/|$)|GET \/api\/search\/recent$|\w+ \/api\/users\/self)/;

test('lets an API key make the calls that its rules allow, and none for personal data', async () => {
  const problems: string[] = [];
  for (const operation of guardedOperations.filter(({ method, isStream }) => method === 'GET' && !isStream)) {
    const [request] = requestsOf(operation, 1);
    const reply = request && (await send(await authorize(ownerKey), operation, request));
    const isAllowed = hasAccess(ownerKey, operation.access ?? {}) && !PERSONAL.test(toName(operation));
    if (isAllowed === [401, 403].includes(reply?.statusCode ?? 0))
      problems.push(`${toName(operation)} responds with ${reply?.statusCode} ${reply?.json().code}`);
  }
  expect(problems).toEqual([]);
});
