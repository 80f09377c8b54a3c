import type { OrderDocument } from 'shared-contracts/orders/order-documents';
import { form, MEGABYTE, MULTIPART, PDF, PNG } from '../../identity/organizations/testing/picture.fixtures.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openOffice } from '../testing/office.ts';

const portal = testApp();

const toForm = (content: Buffer, fields: Record<string, string>, name: string) =>
  Buffer.concat([
    ...Object.entries(fields).map(([field, value]) =>
      Buffer.from(`--edge\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`),
    ),
    form(content, { field: 'file', name }),
  ]);

async function openOrder(stage: 'saved' | 'validated' = 'validated') {
  const office = await openOffice(portal);
  const { build, organizationId, partner, planner } = office;
  const order = await build.order({
    organizationId,
    partnerId: partner.id,
    operationId: office.operation.id,
    contractId: office.contract.id,
    createdBy: planner.id,
    stage,
  });
  const dispatcher = await build.user({ organizationId: partner.id, rules: 'dispatcher' });
  const path = `/orders/${order.id}/documents`;
  const add = (user: { id: string }, name: string, { visibility = 'partner', kind = 'cmr', content = PDF } = {}) =>
    portal.as(user, MULTIPART).post(path, toForm(content, { kind, visibility }, name));
  const list = async (user: { id: string }) => (await portal.as(user).get(path)).json();
  const names = async (user: { id: string }) =>
    (await list(user)).items.map(({ name }: OrderDocument) => name).toSorted();
  const download = async (user: { id: string }, { url }: OrderDocument) =>
    (await portal.as(user).get(url.replace('/api', ''))).statusCode;
  const events = async (user: { id: string }) =>
    (await portal.as(user).get(`/orders/${order.id}/timeline`))
      .json()
      .items.map(({ event }: { event: string }) => event)
      .filter((event: string) => event.startsWith('document'));
  return { ...office, order, dispatcher, path, add, list, names, download, events };
}

test('adds documents that are what they claim to be, and records it', async () => {
  const { order, planner, add, list, download, events } = await openOrder();
  const readRevision = async () => (await portal.as(planner).get(`/orders/${order.id}`)).json().revision;
  const revision = await readRevision();
  for (const [content, kind] of [
    [Buffer.from('MZ a program'), 'cmr'],
    [Buffer.concat([PDF, Buffer.alloc(MEGABYTE)]), 'cmr'],
    [PDF, 'poem'],
  ] as const)
    expect((await add(planner, 'cmr.pdf', { content, kind })).json()).toMatchObject({
      statusCode: 422,
      fields: { [kind === 'poem' ? 'kind' : 'file']: {} },
    });
  const added = await add(planner, 'cmr.pdf');
  expect([added.statusCode, added.json()]).toEqual([
    201,
    {
      id: expect.any(String),
      name: 'cmr.pdf',
      mime: 'application/pdf',
      kind: 'cmr',
      visibility: 'partner',
      author: { id: planner.id, name: 'Pia Planner' },
      organization: { id: order.organizationId, name: expect.any(String) },
      createdAt: TEST_NOW,
      url: `/api/orders/${order.id}/documents/${added.json().id}`,
      actions: ['delete'],
    },
  ]);
  expect(await list(planner)).toEqual({ items: [added.json()], actions: ['add'] });
  expect(await download(planner, added.json())).toBe(200);
  expect(await events(planner)).toEqual(['documentAdded']);
  expect(await readRevision()).toBe(revision);
});

test('shows a document and its traces to its organization, or to both sides', async () => {
  const { build, order, planner, dispatcher, path, add, names, download, events } = await openOrder();
  const shared = (await add(planner, 'cmr.pdf')).json();
  const internal = (await add(planner, 'margin.png', { visibility: 'internal', content: PNG })).json();
  await add(dispatcher, 'permit.pdf');
  const kept = (await add(dispatcher, 'wages.pdf', { visibility: 'internal' })).json();
  const outsider = await build.user({ rules: 'planner' });
  expect(await names(planner)).toEqual(['cmr.pdf', 'margin.png', 'permit.pdf']);
  expect(await names(dispatcher)).toEqual(['cmr.pdf', 'permit.pdf', 'wages.pdf']);
  expect([
    await download(dispatcher, shared),
    await download(dispatcher, internal),
    await download(planner, kept),
  ]).toEqual([200, 404, 404]);
  expect([(await portal.as(outsider).get(path)).statusCode, await download(outsider, shared)]).toEqual([404, 404]);
  expect(await events(planner)).toEqual(['documentAdded', 'documentAdded', 'documentAdded']);
  expect(await events(dispatcher)).toEqual(['documentAdded', 'documentAdded']);
  const next = await build.organization({ type: '3pl' });
  const successor = await build.user({ organizationId: next.id, rules: 'dispatcher' });
  await portal.db.updateTable('orders').set({ partnerId: next.id }).where('id', '=', order.id).execute();
  expect([await names(successor), await download(dispatcher, shared)]).toEqual([[], 404]);
});

test('the organization that added a document removes it, with its file', async () => {
  const { planner, first, dispatcher, path, add, list, names, events } = await openOrder();
  const { id } = (await add(planner, 'photo.png', { content: PNG })).json();
  const countFiles = async () =>
    (await portal.db.selectFrom('files').select('id').where('organizationId', '=', planner.organizationId).execute())
      .length;
  expect(await countFiles()).toBe(2);
  expect((await list(dispatcher)).items[0].actions).toEqual([]);
  expect((await portal.as(dispatcher).delete(`${path}/${id}`)).statusCode).toBe(403);
  expect((await portal.as(first).delete(`${path}/${id}`)).json()).toEqual({ id });
  expect([await names(planner), await countFiles(), await events(dispatcher)]).toEqual([
    [],
    0,
    ['documentAdded', 'documentRemoved'],
  ]);
  expect((await portal.as(first).delete(`${path}/${id}`)).statusCode).toBe(404);
});

test('deleting an order deletes its documents', async () => {
  const { build, organizationId, order, add } = await openOrder('saved');
  const admin = await build.user({ organizationId, rules: 'all' });
  await add(admin, 'cmr.pdf');
  expect((await portal.as(admin).delete(`/orders/${order.id}`)).statusCode).toBe(200);
  expect(
    await portal.db.selectFrom('files').select('id').where('organizationId', '=', organizationId).execute(),
  ).toEqual([]);
});
