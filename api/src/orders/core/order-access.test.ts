import { testApp } from '../platform/testing/test-app.ts';
import { openOffice } from './testing/office.ts';

const portal = testApp();

type Call = [method: 'get' | 'post' | 'patch' | 'delete', path: (id: string) => string, body?: object];
const OF_ONE: Call[] = [
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
  ['patch', (id) => `/orders/${id}`, { description: 'mine' }],
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

test("another organization's order is not found, whatever the call", async () => {
  const { save } = await openOffice(portal);
  const { id } = await save();
  const { given } = await openOffice(portal);
  const stranger = await given.user({ organizationId: (await given.organization()).id, rules: 'all' });
  const carrier = await given.user({ organizationId: (await given.organization({ type: '3pl' })).id });
  for (const user of [stranger, carrier]) {
    const replies = await Promise.all(OF_ONE.map((one) => call(one, id, user)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(OF_ONE.map(() => 404));
    for (const list of LISTS)
      expect([list, (await portal.as(user).get(list)).json()]).toMatchObject([list, { total: 0, items: [] }]);
  }
});

test('each call needs its rule on orders', async () => {
  const { given, organizationId, save, input } = await openOffice(portal);
  const { id } = await save();
  const allowed = async (rule: 'read' | 'write' | 'delete') => {
    const user = await given.user({ organizationId, rules: [{ model: 'order', rule }] });
    const calls: Call[] = [
      ...OF_ONE,
      ['get', () => '/orders/v2'],
      ['post', () => '/orders', input],
      ['post', () => '/orders/preview', input],
    ];
    const replies = await Promise.all(
      calls.map((one) => call(one, rule === 'delete' ? '3f0a1b52-26a7-4a7e-9a65-9a5b4dbf2a10' : id, user)),
    );
    return calls
      .filter((_, i) => replies[i]?.statusCode !== 403 || replies[i]?.json().code !== 'forbidden')
      .map(([method, path]) => `${method} ${path('id')}`);
  };
  expect(await allowed('read')).toEqual([
    'get /orders/id',
    'get /orders/id/stage',
    'get /orders/id/timeline',
    'get /v2/orders/id',
    'get /v2/orders/archive/id',
    'get /v1/orders/id/timing',
    'get /orders/v2',
  ]);
  expect(await allowed('delete')).toEqual(['delete /orders/id']);
  expect(await allowed('write')).toEqual([
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

test('nobody is asked to sign in first', async () => {
  const replies = await Promise.all(OF_ONE.map((one) => call(one, '3f0a1b52-26a7-4a7e-9a65-9a5b4dbf2a10', null)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(OF_ONE.map(() => 401));
});
