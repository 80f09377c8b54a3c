import { screen, waitFor, within } from '@testing-library/react';
import type { Order } from 'shared-contracts/orders';
import type { TimelineEntry } from 'shared-contracts/timeline';
import { accessibilityFaults, chooseAction, refuse, renderScreen, shownMap, type Replies } from 'shared-ui/testing';
import OrderPage from './order-page.tsx';
import { DAY, order } from './testing/given.ts';

const sent: TimelineEntry = {
  id: 'entry-1',
  event: 'submit',
  from: 'saved',
  to: 'pendingValidation',
  user: 'Saman Fernando',
  actor: null,
  reason: null,
  occurredAt: DAY,
  recordedAt: DAY,
};

const show = (over: Partial<Order> = {}, replies: Replies = {}) =>
  renderScreen(<OrderPage />, {
    at: '/orders/order-1',
    path: '/orders/:id',
    replies: { 'GET orders/:id': () => order(over), 'GET orders/:id/timeline': () => ({ items: [sent] }), ...replies },
  });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('the journey is on a map: its stops by number and the line between them', async () => {
  show();
  expect(await screen.findByRole('img', { name: '1. Colombo Port' })).toHaveTextContent('1');
  expect(screen.getByRole('img', { name: '2. Kandy Depot' })).toHaveTextContent('2');
  const map = await shownMap();
  expect(map.lines()).toEqual([
    [
      { latitude: 6.95, longitude: 79.85 },
      { latitude: 7.29, longitude: 80.63 },
    ],
  ]);
});

test('everything about an order, read only', async () => {
  const { baseElement } = show();
  expect(await screen.findByRole('heading', { level: 1, name: 'O-000104' })).toBeVisible();
  const route = await section('Route');
  const stops = route.getAllByRole('listitem');
  expect(stops.map(({ textContent }) => textContent)).toEqual([
    '1PickupColombo PortColombo · Nimal Perera01.12.2030 11:30 – 13:30Loading duration 01:00',
    '2Drop 1Kandy DepotKandy · Kamala Silva01.12.2030 17:30 – 21:30Unloading duration 01:30',
  ]);
  const cargo = await section('Cargo');
  expect(cargo.getByRole('row', { name: 'Ceylon tea P-1 10 4,000 kg 15.00 CBM' })).toBeVisible();
  expect(cargo.getByRole('row', { name: 'Total 4,000 kg 15.00 CBM' })).toBeVisible();
  const general = await section('General info');
  for (const text of ['Full truck load', 'Lanka Transporters', 'Lanka 2030', '20 ft lorry', 'Keep dry', 'Kamala Silva'])
    expect(general.getByText(text)).toBeVisible();
  const prediction = await section('Distance and cost');
  expect(prediction.getByText('137.5 km')).toBeVisible();
  expect(prediction.getByText('12,371.04 LKR')).toBeVisible();
  expect((await section('History')).getByText(/^Saman Fernando ·/)).toBeVisible();
  expect(await screen.findByRole('group', { name: 'Map of the route' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(await accessibilityFaults(baseElement)).toEqual([]);
});

test('says who must act next and who has approved', async () => {
  show({ stage: 'pending2ndValidation', waitsFor: 'Kamala Silva', firstApproval: { by: 'Nimal Perera', at: DAY } });
  expect(await screen.findByText('Waits for Kamala Silva')).toBeVisible();
  expect((await section('Approval')).getByText('Nimal Perera')).toBeVisible();
});

test('an approver approves, or rejects with a reason', async () => {
  const bodies: unknown[] = [];
  const { user, notices } = show(
    { stage: 'pendingValidation', actions: ['approve', 'reject'] },
    { 'PATCH orders/:id/approve': ({ body }) => (bodies.push(body), order()) },
  );
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(notices).toEqual(['Order approved']));
  await chooseAction(user, 'O-000104', 'Reject');
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject order' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reject reason' }), 'Wrong contract');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(notices).toEqual(['Order approved', 'Order rejected']));
  expect(bodies).toEqual([
    { from: 'pendingValidation' },
    { rejectReason: 'Wrong contract', from: 'pendingValidation' },
  ]);
});

test('a rejected order shows why, and is reopened', async () => {
  const { user, calls } = show(
    { stage: 'rejected', rejectedReason: 'No lorry on that day', actions: ['reopen', 'delete'] },
    { 'PATCH orders/:id/reopen': () => order() },
  );
  expect(await screen.findByText('No lorry on that day')).toBeVisible();
  await chooseAction(user, 'O-000104', 'Reopen');
  const dialog = within(await screen.findByRole('dialog', { name: 'Reopen' }));
  await user.click(dialog.getByRole('button', { name: 'Reopen' }));
  await waitFor(() => expect(calls).toContain('PATCH orders/order-1/reopen'));
});

test('a deleted order leads back to the list', async () => {
  const { user, router } = show({ actions: ['submit', 'delete'] }, { 'DELETE orders/:id': () => ({ id: 'order-1' }) });
  await chooseAction(user, 'O-000104', 'Delete');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders'));
});

test('an order that is just begun shows what it has', async () => {
  show({
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
  expect((await section('Route')).getByText('No stops yet')).toBeVisible();
  expect((await section('Cargo')).getByText('No cargo yet')).toBeVisible();
});

test('an order that is not there or not ours is not found', async () => {
  show({}, { 'GET orders/:id': () => refuse(404, 'notFound') });
  expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to orders' })).toHaveAttribute('href', '/orders');
});
