import { screen, waitFor, within } from '@testing-library/react';
import type { WorkOrder, WorkOrderRow } from 'shared-contracts/fleet/work-orders';
import {
  chooseAction,
  errorReply,
  findAccessibilityViolations,
  type Replies,
  renderScreen,
  testUsers,
} from 'shared-ui/testing';
import VehicleWorkOrdersSlot from '../vehicle-work-orders-slot.tsx';
import WorkOrderPage from './work-order-page.tsx';
import WorkOrdersPage from './work-orders-page.tsx';

const AT = 1_767_261_600;
const row: WorkOrderRow = {
  id: 'order-1',
  revision: 1,
  number: 'W-000001',
  kind: 'fault',
  status: 'open',
  title: 'Brakes squeal',
  vehicle: { id: 'vehicle-1', name: 'WP LK-4521' },
  organization: { id: 'o', name: 'Wijesekara' },
  contact: null,
  workshop: 'Lanka Brakes',
  service: null,
  inspectionId: null,
  outFrom: AT,
  outTo: AT + 7_200,
  cost: '2501.00',
  currency: 'LKR',
  doneAt: null,
  odometer: null,
  engineHours: null,
  createdAt: AT,
  actions: ['edit', 'addDocument', 'start', 'complete', 'cancel'],
};
const order: WorkOrder = {
  ...row,
  description: 'Since Monday',
  lines: [
    { id: 'line-1', kind: 'part', description: 'Brake pads', quantity: '2', unitPrice: '1250.50', amount: '2501.00' },
  ],
  documents: [
    {
      id: 'document-1',
      name: 'invoice.pdf',
      mime: 'application/pdf',
      url: '/api/work-orders/order-1/documents/document-1',
      author: { id: 'user-1', name: 'Upul Wijesekara' },
      createdAt: AT,
      actions: ['delete'],
    },
  ],
};
const vehicle = {
  id: 'vehicle-1',
  registrationPlate: 'WP LK-4521',
  type: { id: 't', name: 'Lorry', icon: 'truck' },
  services: [{ serviceIntervalId: 'service-1', name: 'Engine oil' }],
};
const pageOf = (...items: object[]) => ({ items, total: items.length, page: 1, limit: 20 });

const renderIn = (content: React.ReactNode, replies: Replies = {}, url = '/', path = '/') =>
  renderScreen(content, {
    url,
    path,
    user: testUsers.fleetOwner,
    replies: {
      'GET work-orders': () => pageOf(row),
      'GET work-orders/:id': () => order,
      'GET work-orders/:id/timeline': () => ({ items: [] }),
      'GET vehicles': () => pageOf(vehicle),
      'GET vehicles/:id': () => vehicle,
      'GET vehicles/service-intervals': () => pageOf({ id: 'service-1', name: 'Engine oil' }),
      'GET contacts': () => pageOf({ id: 'contact-1', name: 'Perera Motors' }),
      ...replies,
    },
  });

test('lists work orders with filters, and starts one', async () => {
  const { user, calls, notices, baseElement } = renderIn(
    <WorkOrdersPage />,
    { 'PATCH work-orders/:id/status': () => order },
    '/?status=open&kind=fault&vehicleId=vehicle-1&from=1&to=2',
  );
  const line = within(await screen.findByRole('row', { name: /W-000001/ }));
  for (const text of ['Brakes squeal', 'Open', 'Lanka Brakes', '2,501.00 LKR'])
    expect(line.getByText(text)).toBeVisible();
  const [path] = calls.filter((call) => call.startsWith('GET work-orders?'));
  for (const filter of ['status=open', 'kind=fault', 'vehicleId=vehicle-1', 'from=1', 'to=2', 'sort=-createdAt'])
    expect(path).toContain(filter);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(line.getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(notices).toEqual(['Work order started']));
});

test('creates an order for a due service, with a line', async () => {
  let sent: unknown;
  const { user } = renderIn(
    <WorkOrdersPage />,
    { 'POST work-orders': ({ body }) => ((sent = body), order) },
    '/?dialog=create.vehicle-1.service-1',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'New work order' }));
  expect(await dialog.findByRole('textbox', { name: 'Title' })).toHaveValue('Engine oil');
  await user.type(dialog.getByRole('textbox', { name: 'Workshop' }), 'Own');
  await user.click(dialog.getByRole('button', { name: 'Add line' }));
  await user.type(dialog.getByRole('textbox', { name: 'Part or labour' }), 'Oil');
  const price = dialog.getByRole('textbox', { name: 'Unit price' });
  await user.clear(price);
  await user.type(price, '1950');
  await user.click(dialog.getByRole('button', { name: 'Create work order' }));
  await waitFor(() =>
    expect(sent).toEqual({
      vehicleId: 'vehicle-1',
      kind: 'plan',
      title: 'Engine oil',
      serviceIntervalId: 'service-1',
      contactId: null,
      workshop: 'Own',
      outFrom: null,
      outTo: null,
      description: null,
      lines: [{ kind: 'part', description: 'Oil', quantity: '1', unitPrice: '1950.00' }],
    }),
  );
});

test('shows an order with its lines and documents, and why its vehicle can’t be out of service', async () => {
  const { user, baseElement, calls } = renderIn(
    <WorkOrderPage />,
    {
      'PATCH work-orders/:id': () => errorReply(409, 'vehicleOnTrip', { params: { trip: 'none' } }),
      'DELETE work-orders/:id/documents/:documentId': () => ({ id: 'document-1' }),
    },
    '/work-orders/order-1',
    '/work-orders/:id',
  );
  expect(await screen.findByRole('heading', { name: /W-000001 – Brakes squeal/ })).toBeVisible();
  expect(screen.getByRole('cell', { name: '1,250.50' })).toBeVisible();
  expect(screen.getByText('Since Monday')).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await chooseAction(user, 'invoice.pdf', 'Delete');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(calls).toContain('DELETE work-orders/order-1/documents/document-1'));
  await chooseAction(user, 'W-000001', 'Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit work order' }));
  const title = await dialog.findByRole('textbox', { name: 'Title' });
  await user.type(title, '!');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText(/The vehicle is on a trip/))[0]).toBeVisible();
});

test('completes an order, and shows the service that it records', async () => {
  let sent: unknown;
  const { user } = renderIn(
    <WorkOrdersPage />,
    {
      'GET work-orders/:id': () => ({ ...order, service: { id: 'service-1', name: 'Engine oil' } }),
      'PATCH work-orders/:id/status': ({ body }) => ((sent = body), order),
    },
    '/?dialog=complete.order-1',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Complete work order' }));
  expect(await dialog.findByText(/The service Engine oil is recorded/)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Odometer' }), '52000.5');
  await user.click(dialog.getByRole('button', { name: 'Complete' }));
  await waitFor(() =>
    expect(sent).toEqual({ status: 'done', doneAt: expect.any(Number) as unknown, odometer: 52_000.5 }),
  );
});

test('distinguishes an unknown order from an error', async () => {
  renderIn(
    <WorkOrderPage />,
    { 'GET work-orders/:id': () => errorReply(404, 'notFound') },
    '/work-orders/order-9',
    '/work-orders/:id',
  );
  expect(await screen.findByText('This work order doesn’t exist')).toBeVisible();
});

test('shows the newest orders on the page of a vehicle', async () => {
  const { calls, baseElement } = renderIn(
    <main>
      <VehicleWorkOrdersSlot vehicleId="vehicle-1" />
    </main>,
    { 'GET work-orders': () => ({ ...pageOf(row), total: 7 }) },
  );
  expect(await screen.findByRole('link', { name: 'Brakes squeal' })).toHaveAttribute('href', '/work-orders/order-1');
  expect(calls).toContain('GET work-orders?vehicleId=vehicle-1&limit=5');
  expect(screen.getByRole('link', { name: 'New work order' })).toHaveAttribute(
    'href',
    '/work-orders?dialog=create.vehicle-1',
  );
  expect(screen.getByRole('link', { name: 'Show all 7' })).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});
