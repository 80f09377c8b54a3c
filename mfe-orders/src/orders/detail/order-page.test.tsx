import { screen, waitFor, within } from '@testing-library/react';
import type { Order } from 'shared-contracts/orders/orders';
import type { TimelineEntry } from 'shared-contracts/timeline';
import {
  findAccessibilityViolations,
  chooseAction,
  errorReply,
  renderScreen,
  findMap,
  type Replies,
  testUsers,
} from 'shared-ui/testing';
import OrderPage from './order-page.tsx';
import { START, order } from '../testing/orders.fixtures.ts';

const submitted: TimelineEntry = {
  id: 'entry-1',
  event: 'submit',
  from: 'saved',
  to: 'pendingValidation',
  user: 'Saman Fernando',
  actor: null,
  reason: null,
  occurredAt: START,
  recordedAt: START,
};

const renderPage = (overrides: Partial<Order> = {}, replies: Replies = {}) =>
  renderScreen(<OrderPage />, {
    url: '/orders/order-1',
    path: '/orders/:id',
    replies: {
      'GET orders/:id': () => order(overrides),
      'GET orders/:id/timeline': () => ({ items: [submitted] }),
      ...replies,
    },
  });
const findSection = async (name: string) => within(await screen.findByRole('region', { name }));

test('shows numbered stops and the line between them on a map', async () => {
  renderPage();
  expect(await screen.findByRole('img', { name: '1. Colombo Port' })).toHaveTextContent('1');
  expect(screen.getByRole('img', { name: '2. Kandy Depot' })).toHaveTextContent('2');
  const map = await findMap();
  expect(map.lines()).toEqual([
    [
      { latitude: 6.95, longitude: 79.85 },
      { latitude: 7.29, longitude: 80.63 },
    ],
  ]);
});

test('shows the share of an order in the emissions of its trip', async () => {
  renderPage({ stage: 'addedToTrip' }, { 'GET orders/:id/emissions': () => ({ emissions: '22.400' }) });
  const prediction = await findSection('Distance and cost');
  expect((await prediction.findByText('Emissions')).parentElement).toHaveTextContent('22 kg CO₂e');
});

test('shows all data of an order', async () => {
  const { baseElement } = renderPage();
  expect(await screen.findByRole('heading', { level: 1, name: 'O-000104' })).toBeVisible();
  const route = await findSection('Route');
  const stops = route.getAllByRole('listitem');
  expect(stops.map(({ textContent }) => textContent)).toEqual([
    '1PickupColombo PortColombo · Nimal Perera01.12.2030 11:30 – 13:30Loading duration 01:00',
    '2Drop 1Kandy DepotKandy · Kamala Silva01.12.2030 17:30 – 21:30Unloading duration 01:30',
  ]);
  const cargo = await findSection('Cargo');
  expect(cargo.getByRole('row', { name: 'Ceylon tea P-1 10 4,000 kg 15.00 CBM' })).toBeVisible();
  expect(cargo.getByRole('row', { name: 'Total 4,000 kg 15.00 CBM' })).toBeVisible();
  const general = await findSection('General info');
  for (const text of ['Full truck load', 'Lanka Transporters', 'Lanka 2030', '20 ft lorry', 'Keep dry', 'Kamala Silva'])
    expect(general.getByText(text)).toBeVisible();
  const prediction = await findSection('Distance and cost');
  expect(prediction.getByText('137.5 km')).toBeVisible();
  expect(prediction.getByText('12,371.04 LKR')).toBeVisible();
  expect((await findSection('History')).getByText(/^Saman Fernando ·/)).toBeVisible();
  expect(await screen.findByRole('group', { name: 'Map of the route' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('lists the cargo as cards on phones, where its table would be cut', async () => {
  const matchMedia = window.matchMedia;
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: media.includes('max-width') });
  renderPage();
  const cargo = within((await findSection('Cargo')).getByRole('list', { name: 'Cargo' }));
  const [tea, total] = cargo.getAllByRole('listitem');
  expect(tea).toHaveTextContent('CargoCeylon teaPack numberP-1');
  expect(total).toHaveTextContent('4,000 kg');
  window.matchMedia = matchMedia;
});

test('shows the partner that is paid a revenue', async () => {
  renderPage({ partner: { id: testUsers.cargoOwner.organizationId, name: 'Ceylon Tea Exports' } });
  expect((await findSection('Distance and revenue')).getByText('Revenue')).toBeVisible();
});

test('shows what the organization is paid for an order, its share of the trip, and its margin', async () => {
  const amounts = { revenue: '1000.00', cost: '1700.00', margin: '-700.00' };
  renderPage(
    { stage: 'delivered' },
    { 'GET v2/orders/:id': () => ({ ...order(), ...amounts, actualDistance: null, actualCost: '1000.00' }) },
  );
  const section = await findSection('Distance and cost');
  expect((await section.findByText('Actual revenue')).parentElement).toHaveTextContent('1,000.00 LKR');
  expect(section.getByText('Actual cost').parentElement).toHaveTextContent('1,700.00 LKR');
  expect(section.getByText('Margin').parentElement).toHaveTextContent('-700.00 LKR');
});

test('shows the next approver and given approvals', async () => {
  renderPage({
    stage: 'pending2ndValidation',
    waitsFor: 'Kamala Silva',
    firstApproval: { by: 'Nimal Perera', at: START },
    createdBy: 'former-user-0a1b2c3d4e5f',
  });
  expect(await screen.findByText('Waiting for Kamala Silva')).toBeVisible();
  expect((await findSection('Approval')).getByText('Former person 0a1b2c3d4e5f')).toBeVisible();
  expect((await findSection('Approval')).getByText('Nimal Perera')).toBeVisible();
});

test('approves, or rejects with a reason', async () => {
  const bodies: unknown[] = [];
  const { user, notices } = renderPage(
    { stage: 'pendingValidation', actions: ['approve', 'reject'] },
    { 'PATCH orders/:id/approve': ({ body }) => (bodies.push(body), order()) },
  );
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(notices).toEqual(['Order approved']));
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject order' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reject reason' }), 'Wrong contract');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(notices).toEqual(['Order approved', 'Order rejected']));
  expect(bodies).toEqual([
    { from: 'pendingValidation' },
    { rejectReason: 'Wrong contract', from: 'pendingValidation' },
  ]);
});

test('a rejected order shows the reason and can be reopened', async () => {
  const { user, calls } = renderPage(
    { stage: 'rejected', rejectedReason: 'No lorry on that day', actions: ['reopen', 'delete'] },
    { 'PATCH orders/:id/reopen': () => order() },
  );
  expect(await screen.findByText('No lorry on that day')).toBeVisible();
  await chooseAction(user, 'O-000104', 'Reopen');
  const dialog = within(await screen.findByRole('dialog', { name: 'Reopen' }));
  await user.click(dialog.getByRole('button', { name: 'Reopen' }));
  await waitFor(() => expect(calls).toContain('PATCH orders/order-1/reopen'));
});

test('a rejected order is edited and sent again', async () => {
  const bodies: unknown[] = [];
  const { user, router } = renderPage(
    { stage: 'rejected', rejectedReason: 'No lorry on that day', actions: ['reopen', 'delete'] },
    { 'PATCH orders/:id/reopen': ({ body }) => (bodies.push(body), order()) },
  );
  await user.click(await screen.findByRole('button', { name: 'Edit and send again' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/order-1/edit'));
  expect(bodies).toEqual([{ from: 'rejected' }]);
});

test('shows approvers the warnings with which an order was sent', async () => {
  const warning = {
    code: 'lateArrival',
    field: 'deliveryTo',
    params: { stop: 1, at: START, to: START, minutes: 5 },
  } as const;
  renderPage({
    stage: 'pendingValidation',
    acknowledged: { warnings: [warning], reason: 'The customer waits' },
    actions: ['approve', 'reject'],
  });
  expect(await screen.findByText('Sent despite warnings')).toBeVisible();
  expect(
    screen.getByText('Kandy Depot: a vehicle arrives at 01.12.2030 11:30 at the earliest, after the window.'),
  ).toBeVisible();
  expect(screen.getByText('Reason: The customer waits')).toBeVisible();
});

test('a saved order offers editing next to sending', async () => {
  const { user, router } = renderPage({ actions: ['edit', 'submit', 'delete'] });
  expect(await screen.findByRole('button', { name: 'Send for approval' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/order-1/edit'));
});

test('deleting an order returns to the list', async () => {
  const { user, router } = renderPage(
    { actions: ['submit', 'delete'] },
    { 'DELETE orders/:id': () => ({ id: 'order-1' }) },
  );
  await chooseAction(user, 'O-000104', 'Delete');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders'));
});

test('shows an order without stops and cargo', async () => {
  renderPage({
    stops: [],
    cargoItems: [],
    predictedDistance: null,
    predictedCost: null,
    pickupFrom: null,
    pickupTo: null,
    deliveryFrom: null,
    deliveryTo: null,
    vehicleTypes: [],
  });
  expect((await findSection('Route')).getByText('No stops yet')).toBeVisible();
  expect((await findSection('Cargo')).getByText('No cargo yet')).toBeVisible();
});

test('shows that an order was not found', async () => {
  renderPage({}, { 'GET orders/:id': () => errorReply(404, 'notFound') });
  expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to orders' })).toHaveAttribute('href', '/orders');
});
