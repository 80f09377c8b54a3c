import fc from 'fast-check';
import { sql } from 'kysely';
import { allows, type Holder, ORGANIZATION_TYPES } from 'shared-contracts/values/access';
import { given as builders } from '../demo/builders.ts';
import { issueToken } from './identity/auth/session.ts';
import { type KnownIds, validFor } from './platform/testing/arbitrary.ts';
import { knownIds } from './platform/testing/known-ids.ts';
import { type Operation, operationsOf } from './platform/testing/operations.ts';
import { requestsTo, type SentRequest } from './platform/testing/requests.ts';
import { TEST_NOW, testApp } from './platform/testing/test-app.ts';

/** Every call of the document by everybody who might try: what must come of it follows from the access that the call declares. */
const portal = testApp({ isDemo: true });
const TRIES = 3;

type Person = Holder & { id: string };
let ofOwner: KnownIds;
let owner: Person;
let root: Person;
let strangers: Person[];
let powerless: Person[];
let blockedToken: string;

const personOf = async (login: string, more: Partial<Holder> = {}): Promise<Person> => {
  const found = await portal.db
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'organizationId')
    .select(['users.id', 'role', 'type as organizationType'])
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  const rules = await portal.db
    .selectFrom('userRules')
    .select(['model', 'rule'])
    .where('userId', '=', found.id)
    .execute();
  return { ...found, rules, ...more };
};

async function outsider(organizationType: Holder['organizationType'], rules: 'all' | 'none'): Promise<Person> {
  const given = builders(portal.db, TEST_NOW, `outside ${organizationType} ${rules}`);
  const organization = await given.organization({
    type: organizationType,
    name: `Outside ${organizationType} ${rules}`,
    code: `OUT${organizationType}${rules}`.toUpperCase(),
    registrationId: `${organizationType} ${rules}`,
  });
  const { login } = await given.user({
    login: `outside-${organizationType}-${rules}`,
    organizationId: organization.id,
    rules,
    role: 'user',
    contact: {},
  });
  return personOf(login);
}

beforeAll(async () => {
  [owner, root] = [await personOf('owner'), await personOf('root')];
  const { organizationId } = await portal.db
    .selectFrom('users')
    .select('organizationId')
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow();
  ofOwner = await knownIds(portal.db, organizationId);
  strangers = await Promise.all(ORGANIZATION_TYPES.map((type) => outsider(type, 'all')));
  powerless = await Promise.all(ORGANIZATION_TYPES.map((type) => outsider(type, 'none')));
  const { token } = (await portal.as(null).post('/auth', { login: 'lagoon', password: 'consign' })).json();
  blockedToken = token;
  await portal.db.updateTable('users').set({ status: 2 }).where('login', '=', 'lagoon').execute();
}, 60_000);

const operations = () => operationsOf(portal.app);
const guarded = () => operations().filter(({ isPublic }) => !isPublic);
const nameOf = ({ method, path }: Operation) => `${method} ${path}`;

/** Valid requests, the same in every run, that name the owner's records wherever a record is named. */
const requestsOf = (operation: Operation, tries = TRIES): SentRequest[] =>
  fc.sample(requestsTo(operation, portal.app.swagger(), ofOwner, validFor), { numRuns: tries, seed: 7 });

const tokens = new Map<string, Promise<string>>();
async function headersOf({ id }: Person) {
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
    guarded().map(async (operation) => {
      const [request] = requestsOf(operation, 1);
      const reply = request && (await send(headers, operation, request));
      return [nameOf(operation), `${reply?.statusCode} ${reply?.json().code}`] as const;
    }),
  );
  return replies;
};

test.each([
  ['no token', () => ({})],
  ['a broken token', () => ({ authorization: 'Bearer abc.def.ghi' })],
])('%s opens nothing', async (_what, headers) => {
  expect((await codesOf(headers())).filter(([, code]) => code !== '401 unauthorized')).toEqual([]);
});

test('a blocked user is told so by every call', async () => {
  const codes = await codesOf({ authorization: `Bearer ${blockedToken}` });
  expect(codes.filter(([, code]) => code !== '401 blocked').map(([name]) => name)).toEqual([
    'GET /api/auth/is-blocked',
  ]);
});

test('whoever lacks the rule is refused before anything else is looked at', async () => {
  const faults: string[] = [];
  for (const operation of guarded()) {
    const [request] = requestsOf(operation, 1);
    await Promise.all(
      powerless
        .filter((holder) => !allows(holder, operation.access ?? {}))
        .map(async (person) => {
          const reply = request && (await send(await headersOf(person), operation, request));
          if (reply?.statusCode !== 403)
            faults.push(
              `${nameOf(operation)} answers ${reply?.statusCode} to a ${person.organizationType} without rules`,
            );
        }),
    );
  }
  expect(faults).toEqual([]);
});

/** What an organization has, as one fingerprint a table. */
async function stateOf(organizationId: string): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'organization_id'`.execute(
    portal.db,
  );
  const states = await Promise.all(
    [...tables.map(({ name }) => [name, 'organization_id']), ['organizations', 'id']].map(
      async ([name = '', column = '']) => {
        const {
          rows: [row],
        } = await sql<{
          state: string;
        }>`select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as state from ${sql.table(name)} t where ${sql.ref(column)} = ${organizationId}`.execute(
          portal.db,
        );
        return [name, row?.state ?? ''] as const;
      },
    ),
  );
  return Object.fromEntries(states);
}

const idsIn = (text: string): string[] => text.match(/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g) ?? [];
const REFUSALS = [400, 403, 404, 409, 413, 415, 422, 429];

test('a stranger with every rule finds, changes and names nothing of another organization', async () => {
  const [organizationId = ''] = ofOwner['organizationId'] ?? [];
  const owned = new Set(
    Object.entries(ofOwner)
      .filter(([name]) => !/country|currency|timezone/i.test(name))
      .flatMap(([, ids]) => ids),
  );
  const platformWide = new Set(
    (await sql<{ id: string }>`select id from vehicle_types where organization_id is null`.execute(portal.db)).rows.map(
      ({ id }) => id,
    ),
  );
  const before = await stateOf(organizationId);
  const faults: string[] = [];
  for (const operation of operations().filter(({ isStream }) => !isStream)) {
    const stranger = strangers.find((holder) => operation.access && allows(holder, operation.access)) ?? strangers[0];
    await Promise.all(
      requestsOf(operation).map(async (request) => {
        const reply = await send(operation.isPublic ? {} : await headersOf(stranger as Person), operation, request);
        const named = new Set([...idsIn(request.address), ...idsIn(JSON.stringify(request.body ?? ''))]);
        const told = idsIn(reply.payload).find((id) => owned.has(id) && !platformWide.has(id) && !named.has(id));
        if (told) faults.push(`${nameOf(operation)} tells of ${told}`);
        const namesOwned = operation.path.includes('{id}') && idsIn(request.address).some((id) => owned.has(id));
        if (!operation.isPublic && namesOwned && !REFUSALS.includes(reply.statusCode))
          faults.push(`${nameOf(operation)} answers ${reply.statusCode} for another's record: ${request.address}`);
      }),
    );
  }
  expect([...new Set(faults)]).toEqual([]);
  expect(await stateOf(organizationId)).toEqual(before);
}, 120_000);

test('root and the owner are never told that a call is not theirs when its access lets them in', async () => {
  const faults: string[] = [];
  for (const operation of guarded().filter(({ method, isStream }) => method === 'GET' && !isStream)) {
    const [request] = requestsOf(operation, 1);
    await Promise.all(
      [root, owner]
        .filter((holder) => allows(holder, operation.access ?? {}))
        .map(async (person) => {
          const reply = request && (await send(await headersOf(person), operation, request));
          if ([401, 403].includes(reply?.statusCode ?? 0))
            faults.push(`${nameOf(operation)} answers ${reply?.statusCode} to ${person.role}`);
        }),
    );
  }
  expect(faults).toEqual([]);
});
