import { sql } from 'kysely';
import { findIncompatibleChanges } from '../platform/public-api/compare-documents.rules.ts';
import type { OpenApiDocument } from '../platform/public-api/document.ts';
import { publicSchemas } from '../platform/public-api/public-schema.ts';
import { createBuilders } from '../../demo/builders.ts';
import { listOperations } from '../platform/testing/operations.ts';
import { TEST_NOW, testApp } from '../platform/testing/test-app.ts';
import { readReleasedDocument } from './released-document.ts';
import { V1_CALLS } from './v1-calls.ts';
import { V1 } from './v1.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);

const readDocument = async (): Promise<OpenApiDocument> =>
  (await portal.as(null).get('/v1/openapi.json')).json() as OpenApiDocument;

test('breaks no caller of the released version', async () => {
  const released = readReleasedDocument();
  expect(released && findIncompatibleChanges(released, await readDocument())).toEqual([]);
});

test('matches the document in the repository: run `npm run openapi -- --keep` after adding to it', async () => {
  expect(readReleasedDocument()).toEqual(await readDocument());
});

test('has each call of the table, and no other', async () => {
  const { paths } = await readDocument();
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  const names = operations.map(({ operationId }) => operationId ?? '');
  expect(names.toSorted()).toEqual(V1_CALLS.map(({ operationId }) => operationId).toSorted());
  expect(JSON.stringify(paths)).not.toContain('x-');
});

test('has a valid example of each schema', () => {
  const names = V1_CALLS.flatMap(({ schema, bodySchema }) => [
    schema,
    ...(bodySchema === undefined ? [] : [bodySchema]),
  ]);
  expect(Object.keys(V1.examples).toSorted()).toEqual([...new Set(names)].toSorted());
  const ofVersion = [...publicSchemas].filter(([name]) => names.includes(name.replace(/Page$/, '')));
  const problems = ofVersion.flatMap(([name, schema]) => {
    const examples = schema.meta()?.['examples'] as unknown[] | undefined;
    const { error } = schema.safeParse(examples?.[0]);
    return error ? [`${name}: ${JSON.stringify(error.issues.slice(0, 3))}`] : [];
  });
  expect(problems).toEqual([]);
});

test('has the access of the portal for each call', () => {
  const operations = listOperations(portal.app);
  const accessOf = (call: string) =>
    operations.find(
      ({ method, path }) => `${method} ${path}` === call.replace(' ', ' /api').replaceAll(/:(\w+)/g, '{$1}'),
    )?.access;
  const copies = operations.filter(({ sameAs }) => sameAs !== undefined);
  expect(copies).toHaveLength(V1_CALLS.length);
  for (const { sameAs = '', access } of copies) expect([sameAs, access]).toEqual([sameAs, accessOf(sameAs)]);
});

test('responds to an API key with the fields of the document only', async () => {
  const { id: organizationId } = await build().organization();
  const admin = await build().user({ organizationId, role: 'admin', rules: 'all' });
  const { id } = await build().order({ organizationId, stage: 'saved' });
  const rules = [{ model: 'order', rule: 'read' }];
  const { secret } = (await portal.as(admin).post('/api-keys', { name: 'ERP', rules })).json();
  const key = portal.as(null, { authorization: `Bearer ${secret}` });
  const [order, ofPortal] = [(await key.get(`/v1/orders/${id}`)).json(), (await key.get(`/orders/${id}`)).json()];
  expect(ofPortal.actions).toEqual(expect.any(Array));
  const { actions: _actions, waitsFor: _waitsFor, ...expected } = ofPortal;
  expect(order).toEqual(expected);
  const { items } = (await key.get('/v1/orders')).json();
  expect(items).toEqual([expect.not.objectContaining({ actions: expect.anything() })]);
  expect((await key.delete(`/v1/orders/${id}`)).statusCode).toBe(403);
});

test('counts every row for API keys and exports, and for a screen as many as its pager shows', async () => {
  const { id: organizationId } = await build().organization();
  const admin = await build().user({ organizationId, role: 'admin', rules: 'all' });
  await sql`
    insert into order_types (organization_id, name, code, created_at)
    select ${organizationId}, 'Type ' || n, 'T' || n, ${TEST_NOW} from generate_series(1, 10_002) as series (n)
  `.execute(portal.db);
  const rules = [{ model: 'orderType', rule: 'read' }];
  const { secret } = (await portal.as(admin).post('/api-keys', { name: 'ERP', rules })).json();
  const key = portal.as(null, { authorization: `Bearer ${secret}` });
  for (const path of ['/v1/order-types', '/order-types'])
    expect({ ...(await key.get(path)).json(), items: [] }).toEqual({ items: [], total: 10_002, page: 1, limit: 20 });
  const { items: _items, ...page } = (await portal.as(admin).get('/order-types')).json();
  expect(page).toEqual({ total: 10_001, totalIsLowerBound: true, page: 1, limit: 20 });
  const columns = [{ id: 'code', title: 'Code', labels: {} }];
  const file = await portal.as(admin).post('/order-types/export', { format: 'csv', title: 'Types', columns });
  expect(file.body.trim().split('\n')).toHaveLength(1 + 10_002);
});
