import { testApp } from '../../platform/testing/test-app.ts';
import { openOffice } from '../testing/office.ts';

const portal = testApp();

type Call = [method: 'get' | 'post' | 'patch' | 'delete', path: (id: string) => string, body?: object];
const ORDER_CALLS: Call[] = [
  ['get', (id) => `/orders/${id}`],
  ['get', (id) => `/orders/${id}/stage`],
  ['get', (id) => `/orders/${id}/timeline`],
  ['get', (id) => `/v2/orders/${id}`],
  ['get', (id) => `/v2/orders/archive/${id}`],
  ['get', (id) => `/v1/orders/${id}/timing`],
  ['post', (id) => `/orders/${id}`],
  ['post', (id) => `/orders/archive/${id}`],
  ['post', (id) => `/orders/archive/${id}/restore`],
  ['patch', (id) => `/orders/${id}/cargos/3f0a1b52-26a7-4a7e-9a65-9a5b4dbf2a10/delivered`, {}],
  ['patch', (id) => `/orders/${id}`, { description: 'Changed' }],
  ['patch', (id) => `/orders/${id}/stage`, { stage: 'cancelled' }],
  ['patch', (id) => `/orders/${id}/approve`, {}],
  ['patch', (id) => `/orders/${id}/reopen`, {}],
  ['delete', (id) => `/orders/${id}`],
];
const call = ([method, path, body]: Call, id: string, user: { id: string } | null) =>
  portal.as(user)[method](path(id), body);

const LISTS = [
  '/orders/v2',
  '/v2/orders?fromPartner=true',
  '/v2/orders?fromPartner=3pl',
  '/orders',
  '/orders/v2/delayed',
  '/orders/v2/demurrage',
  '/v2/orders/archive',
  '/orders/locations',
];

test('answers 404 to every call for an order of another organization', async () => {
  const { save } = await openOffice(portal);
  const { id } = await save();
  const { build } = await openOffice(portal);
  const otherUser = await build.user({ organizationId: (await build.organization()).id, rules: 'all' });
  const carrierOrganization = await build.organization({ type: '3pl' });
  const carrier = await build.user({ organizationId: carrierOrganization.id, rules: 'all' });
  for (const user of [otherUser, carrier]) {
    const replies = await Promise.all(ORDER_CALLS.map((orderCall) => call(orderCall, id, user)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(ORDER_CALLS.map(() => 404));
    for (const list of LISTS)
      expect([list, (await portal.as(user).get(list)).json()]).toMatchObject([list, { total: 0, items: [] }]);
  }
});

test('requires the matching order rule for each call', async () => {
  const { build, organizationId, save, input } = await openOffice(portal);
  const { id } = await save();
  const listAllowed = async (rule: 'read' | 'write' | 'delete') => {
    const user = await build.user({ organizationId, rules: [{ model: 'order', rule }] });
    const calls: Call[] = [
      ...ORDER_CALLS,
      ['get', () => '/orders/v2'],
      ['post', () => '/orders', input],
      ['post', () => '/orders/preview', input],
    ];
    const replies = await Promise.all(
      calls.map((orderCall) => call(orderCall, rule === 'delete' ? '3f0a1b52-26a7-4a7e-9a65-9a5b4dbf2a10' : id, user)),
    );
    return calls
      .filter((_, i) => replies[i]?.statusCode !== 403 || replies[i]?.json().code !== 'forbidden')
      .map(([method, path]) => `${method} ${path('id')}`);
  };
  expect(await listAllowed('read')).toEqual([
    'get /orders/id',
    'get /orders/id/stage',
    'get /orders/id/timeline',
    'get /v2/orders/id',
    'get /v2/orders/archive/id',
    'get /v1/orders/id/timing',
    'get /orders/v2',
  ]);
  expect(await listAllowed('delete')).toEqual(['delete /orders/id']);
  expect(await listAllowed('write')).toEqual([
    'post /orders/id',
    'post /orders/archive/id',
    'post /orders/archive/id/restore',
    'patch /orders/id/cargos/3f0a1b52-26a7-4a7e-9a65-9a5b4dbf2a10/delivered',
    'patch /orders/id',
    'patch /orders/id/stage',
    'patch /orders/id/approve',
    'patch /orders/id/reopen',
    'post /orders',
    'post /orders/preview',
  ]);
});

test('answers 401 to every call without a session', async () => {
  const replies = await Promise.all(
    ORDER_CALLS.map((orderCall) => call(orderCall, '3f0a1b52-26a7-4a7e-9a65-9a5b4dbf2a10', null)),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(ORDER_CALLS.map(() => 401));
});
