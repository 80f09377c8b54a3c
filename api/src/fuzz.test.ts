import fc from 'fast-check';
import { ErrorBody } from 'shared-contracts/common';
import { MINUTE_MS } from 'shared-contracts/values/time';
import { createBuilders } from '../demo/builders.ts';
import { issueToken } from './identity/auth/session.ts';
import { mixedValues, type ExistingIds } from './platform/testing/arbitrary-values.ts';
import { listExistingIds } from './platform/testing/existing-ids.ts';
import { type Operation, listOperations } from './platform/testing/operations.ts';
import { arbitraryRequests } from './platform/testing/arbitrary-requests.ts';
import { TEST_NOW, testApp } from './platform/testing/test-app.ts';

const portal = testApp({ isDemo: true });
/** Runs per operation. Set `FUZZ_RUNS=250` and `TEST_LIMIT_MINUTES=60` for a thorough check, with another `FUZZ_SEED`. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 4);
/** The ids in the requests differ in each run. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_120);

let existingIds: ExistingIds;
/** Tokens of users, an API key and an OAuth client. */
let tokens: string[];

beforeAll(async () => {
  existingIds = await listExistingIds(portal.db);
  const users = await portal.db
    .selectFrom('users')
    .select(['id', 'login', 'organizationId'])
    .where('login', 'in', ['root', 'owner', 'dispatcher'])
    .execute();
  const owner = users.find(({ login }) => login === 'owner');
  const { id, secret } = await createBuilders(portal.db, TEST_NOW, 'fuzz').apiKey({
    organizationId: owner?.organizationId ?? '',
    createdBy: owner?.id ?? '',
  });
  const client = { grant_type: 'client_credentials', client_id: id, client_secret: secret };
  const { access_token: clientToken } = (await portal.as(null).post('/oauth/token', client)).json();
  tokens = [...(await Promise.all(users.map((user) => issueToken(portal.app, user.id)))), secret, clientToken];
}, MINUTE_MS);

/** @returns null for a documented response */
function findProblem(status: number, text: string, { responses }: Operation): string | null {
  if (status >= 500) return `responds with ${status}`;
  if (!(status in responses)) return `responds with undocumented status ${status}`;
  if (status >= 400 && !ErrorBody.safeParse(JSON.parse(text)).success)
    return `responds with ${status} without the standard error body`;
  return null;
}

test('responds to arbitrary requests as documented', async () => {
  const document = portal.app.swagger();
  const problems: string[] = [];
  for (const operation of listOperations(portal.app).filter(({ isStream }) => !isStream)) {
    const { method, path } = operation;
    const request = fc.record({
      sentRequest: arbitraryRequests(operation, document, existingIds, mixedValues),
      token: fc.constantFrom(...tokens),
    });
    const check = fc.asyncProperty(request, async ({ sentRequest: { address, headers, body }, token }) => {
      const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
      const as = portal.as(null, { authorization: `Bearer ${token}`, ...headers, ...type });
      const reply = await as[method.toLowerCase() as keyof typeof as](
        address,
        body === undefined ? undefined : JSON.stringify(body),
      );
      const problem = findProblem(reply.statusCode, reply.payload, operation);
      if (problem) throw new Error(problem);
    });
    const { failed, counterexample, errorInstance } = await fc.check(check, {
      numRuns: RUNS,
      seed: SEED,
      endOnFailure: true,
    });
    if (failed)
      problems.push(`${method} ${path} ${String(errorInstance)}: ${JSON.stringify(counterexample).slice(0, 400)}`);
  }
  expect(problems).toEqual([]);
});
