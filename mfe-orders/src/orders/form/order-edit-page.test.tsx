import { screen, waitFor } from '@testing-library/react';
import type { Order } from 'shared-contracts/orders';
import { refuse, renderScreen, type Replies } from 'shared-ui/testing';
import OrderEditPage from './order-edit-page.tsx';
import { DAY, dryGoods, fullLoad, kandy, lanka, lorry, order, port, tea, yearly } from './testing/given.ts';
import { choose, field, NETWORK, press, put, step } from './testing/form.ts';

const show = (over: Partial<Order> = {}, replies: Replies = {}) =>
  renderScreen(<OrderEditPage />, {
    at: '/orders/order-1/edit',
    path: '/orders/:id/edit',
    replies: { ...NETWORK, 'GET orders/:id': () => order({ actions: ['edit', 'submit'], ...over }), ...replies },
  });

test('the form shows names, not ids, and sends back what was not touched as it was', async () => {
  let sent: unknown;
  const { user, router, notices } = show({}, { 'PATCH orders/:id': ({ body }) => ((sent = body), order()) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit O-000104' })).toBeVisible();
  const shown = { 'Order type': fullLoad, Partner: lanka, Contract: yearly, Operation: dryGoods };
  for (const [label, { name }] of Object.entries(shown)) expect(field(label, 'combobox')).toHaveValue(name);
  expect(screen.getByRole('button', { name: 'Remove 20 ft lorry' })).toBeVisible();
  await put(user, 'Reference', 'PO-78');
  await press(user, 'Save and continue later');
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/order-1'));
  expect(notices).toEqual(['Order saved']);
  expect(sent).toEqual({
    reference: 'PO-78',
    orderTypeId: fullLoad.id,
    partnerId: lanka.id,
    contractId: yearly.id,
    operationId: dryGoods.id,
    vehicleTypeIds: [lorry.id],
    isFlexible: true,
    isBackhaul: false,
    notificationContactIds: ['contact-2'],
    description: 'Keep dry',
    pickupFrom: DAY,
    pickupTo: DAY + 7_200,
    deliveryFrom: DAY + 21_600,
    deliveryTo: DAY + 36_000,
    cutoffOption: 'none',
    cutoffFrom: null,
    cutoffTo: null,
    loadingMinutes: 60,
    unloadingMinutes: 90,
    cargoItems: [{ packNumber: 'P-1', cargoId: tea.id, quantity: 10 }],
    stops: [
      { locationId: port.id, contactId: 'contact-1' },
      { locationId: kandy.id, contactId: 'contact-2' },
    ],
  });
});

test('load and route are worked out from the order itself', async () => {
  const { user } = show();
  await screen.findByRole('heading', { level: 1 });
  await press(user, 'Next');
  await step('Schedule');
  await press(user, 'Next');
  await step('Cargo');
  await put(user, 'Quantity', '5');
  expect(await screen.findByRole('meter', { name: '20 ft lorry: Weight' })).toHaveAttribute('aria-valuenow', '40');
  await press(user, 'Next');
  await step('Location');
  expect(await screen.findByText('Colombo Port → Kandy Depot')).toBeVisible();
  await choose(user, 'Drop 1', 'Colombo Port');
  expect(await screen.findByText('Colombo Port → Colombo Port')).toBeVisible();
});

test('an order that is on its way is not edited', async () => {
  show({ stage: 'validated', actions: ['reopen'] });
  expect(await screen.findByRole('heading', { name: 'Order O-000104 cannot be edited now' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the order' })).toHaveAttribute('href', '/orders/order-1');
});

test('an order that is not there is not found', async () => {
  show({}, { 'GET orders/:id': () => refuse(404, 'notFound') });
  expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeVisible();
});
