import fc from 'fast-check';
import { ErrorBody } from 'shared-contracts/common';
import { arbitraryOf, type KnownIds } from './platform/testing/arbitrary.ts';
import { knownIds } from './platform/testing/known-ids.ts';
import { type Operation, operationsOf } from './platform/testing/operations.ts';
import { requestsTo } from './platform/testing/requests.ts';
import { testApp } from './platform/testing/test-app.ts';

const portal = testApp({ isDemo: true });
/** Of each call; `FUZZ_RUNS=250` for a long look. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 4);
const PATIENCE_MS = 30 * 60_000;

let known: KnownIds;
let users: { id: string }[];

beforeAll(async () => {
  known = await knownIds(portal.db);
  users = await portal.db
    .selectFrom('users')
    .select('id')
    .where('login', 'in', ['root', 'owner', 'dispatcher'])
    .execute();
}, 60_000);

/** What is wrong with an answer; null: nothing. */
function fault(status: number, text: string, { responses }: Operation): string | null {
  if (status >= 500) return `answers ${status}`;
  if (!(status in responses)) return `answers ${status}, which it does not document`;
  if (status >= 400 && !ErrorBody.safeParse(JSON.parse(text)).success) return `answers ${status} in a shape of its own`;
  return null;
}

test(
  'whatever is sent to whichever call, the answer is one that its document names',
  async () => {
    const document = portal.app.swagger();
    const faults: string[] = [];
    for (const operation of operationsOf(portal.app).filter(({ isStream }) => !isStream)) {
      const { method, path } = operation;
      const request = fc.record({
        sent: requestsTo(operation, document, known, arbitraryOf),
        user: fc.constantFrom(...users),
      });
      const check = fc.asyncProperty(request, async ({ sent: { address, body }, user }) => {
        const as = portal.as(user, body === undefined ? {} : { 'content-type': 'application/json' });
        const reply = await as[method.toLowerCase() as keyof typeof as](
          address,
          body === undefined ? undefined : JSON.stringify(body),
        );
        const found = fault(reply.statusCode, reply.payload, operation);
        if (found) throw new Error(found);
      });
      const { failed, counterexample, errorInstance } = await fc.check(check, {
        numRuns: RUNS,
        seed: 20_261_120,
        endOnFailure: true,
      });
      if (failed)
        faults.push(`${method} ${path} ${String(errorInstance)}: ${JSON.stringify(counterexample).slice(0, 400)}`);
    }
    expect(faults).toEqual([]);
  },
  PATIENCE_MS,
);
