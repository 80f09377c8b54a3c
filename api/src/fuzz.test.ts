import fc from 'fast-check';
import { ErrorBody } from 'shared-contracts/common';
import { MINUTE_MS } from 'shared-contracts/values/time';
import { mixedValues, type ExistingIds } from './platform/testing/arbitrary-values.ts';
import { listExistingIds } from './platform/testing/existing-ids.ts';
import { type Operation, listOperations } from './platform/testing/operations.ts';
import { arbitraryRequests } from './platform/testing/arbitrary-requests.ts';
import { testApp } from './platform/testing/test-app.ts';

const portal = testApp({ isDemo: true });
/** Runs per operation. Set `FUZZ_RUNS=250` for a thorough check. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 4);
const TIMEOUT_MS = 30 * MINUTE_MS;

let existingIds: ExistingIds;
let users: { id: string }[];

beforeAll(async () => {
  existingIds = await listExistingIds(portal.db);
  users = await portal.db
    .selectFrom('users')
    .select('id')
    .where('login', 'in', ['root', 'owner', 'dispatcher'])
    .execute();
}, MINUTE_MS);

/** @returns null for a documented response */
function findProblem(status: number, text: string, { responses }: Operation): string | null {
  if (status >= 500) return `responds with ${status}`;
  if (!(status in responses)) return `responds with undocumented status ${status}`;
  if (status >= 400 && !ErrorBody.safeParse(JSON.parse(text)).success)
    return `responds with ${status} without the standard error body`;
  return null;
}

test(
  'responds to arbitrary requests as documented',
  async () => {
    const document = portal.app.swagger();
    const problems: string[] = [];
    for (const operation of listOperations(portal.app).filter(({ isStream }) => !isStream)) {
      const { method, path } = operation;
      const request = fc.record({
        sentRequest: arbitraryRequests(operation, document, existingIds, mixedValues),
        user: fc.constantFrom(...users),
      });
      const check = fc.asyncProperty(request, async ({ sentRequest: { address, headers, body }, user }) => {
        const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
        const as = portal.as(user, { ...headers, ...type });
        const reply = await as[method.toLowerCase() as keyof typeof as](
          address,
          body === undefined ? undefined : JSON.stringify(body),
        );
        const problem = findProblem(reply.statusCode, reply.payload, operation);
        if (problem) throw new Error(problem);
      });
      const { failed, counterexample, errorInstance } = await fc.check(check, {
        numRuns: RUNS,
        seed: 20_261_120,
        endOnFailure: true,
      });
      if (failed)
        problems.push(`${method} ${path} ${String(errorInstance)}: ${JSON.stringify(counterexample).slice(0, 400)}`);
    }
    expect(problems).toEqual([]);
  },
  TIMEOUT_MS,
);
