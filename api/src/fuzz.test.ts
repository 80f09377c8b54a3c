import fc from 'fast-check';
import { ErrorBody } from 'shared-contracts/common';
import { loadDemo } from '../demo/demo.ts';
import type { Tables } from './platform/database.ts';
import { arbitraryOf, type KnownIds } from './platform/testing/arbitrary.ts';
import { type Operation, operationsOf } from './platform/testing/operations.ts';
import { TEST_NOW, testApp } from './platform/testing/test-app.ts';

const portal = testApp();
const API = '/api';
const RUNS = 40;

const TABLES = {
  orderTypeId: 'orderTypes', partnerId: 'organizations', organizationId: 'organizations', contractId: 'contracts', operationId: 'operations', cargoId: 'cargos',
  locationId: 'locations', contactId: 'contacts', notificationContactId: 'contacts', vehicleTypeId: 'vehicleTypes', orderId: 'orders',
} as const satisfies Record<string, keyof Tables>;

async function idsIn(table: (typeof TABLES)[keyof typeof TABLES]) {
  const rows = await portal.db.selectFrom(table).select('id').limit(50).execute();
  return rows.map(({ id }) => id);
}

let known: KnownIds;
let users: { id: string }[];

beforeAll(async () => {
  await loadDemo(portal.db, TEST_NOW);
  known = Object.fromEntries(await Promise.all(Object.entries(TABLES).map(async ([name, table]) => [name, await idsIn(table)] as const)));
  users = await portal.db.selectFrom('users').select('id').where('login', 'in', ['root', 'owner', 'dispatcher']).execute();
}, 60_000);

/** `/api/order-types/{id}` holds ids of order types. */
const subjectOf = (path: string) => `${(path.split('/')[2] ?? '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/s$/, '')}Id`;

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

function requestTo({ path, parameters, body }: Operation, document: object) {
  const named = parameters.map(({ name, in: where, schema }) => [`${where}:${name}`, arbitraryOf(schema, document, known, where === 'path' && name === 'id' ? subjectOf(path) : name)]);
  const required = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `path:${name}`);
  const values = fc.record(Object.fromEntries(named) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: required });
  return fc.record({ values, body: body ? arbitraryOf(body, document, known) : fc.constant(undefined), user: fc.constantFrom(...users) });
}

function addressOf(path: string, values: Record<string, unknown>) {
  const query = new URLSearchParams();
  let address = path.slice(API.length);
  for (const [key, value] of Object.entries(values)) {
    const [where, name = ''] = key.split(':');
    if (where === 'path') address = address.replace(`{${name}}`, encodeURIComponent(asText(value)) || '%20');
    else for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) query.append(name, asText(one));
  }
  return `${address}?${query.toString()}`;
}

/** What is wrong with an answer; null: nothing. */
function fault(status: number, text: string, { responses }: Operation): string | null {
  if (status >= 500) return `answers ${status}`;
  if (!(status in responses)) return `answers ${status}, which it does not document`;
  if (status >= 400 && !ErrorBody.safeParse(JSON.parse(text)).success) return `answers ${status} in a shape of its own`;
  return null;
}

test('whatever is sent to whichever call, the answer is one that its document names', async () => {
  const document = portal.app.swagger();
  const faults: string[] = [];
  for (const operation of operationsOf(portal.app)) {
    const { method, path } = operation;
    const check = fc.asyncProperty(requestTo(operation, document), async ({ values, body, user }) => {
      const as = portal.as(user, body === undefined ? {} : { 'content-type': 'application/json' });
      const reply = await as[method.toLowerCase() as keyof typeof as](addressOf(path, values), body === undefined ? undefined : JSON.stringify(body));
      const found = fault(reply.statusCode, reply.payload, operation);
      if (found) throw new Error(found);
    });
    const { failed, counterexample, errorInstance } = await fc.check(check, { numRuns: RUNS, seed: 20_261_120, endOnFailure: true });
    if (failed) faults.push(`${method} ${path} ${String(errorInstance)}: ${JSON.stringify(counterexample).slice(0, 400)}`);
  }
  expect(faults).toEqual([]);
}, 120_000);
