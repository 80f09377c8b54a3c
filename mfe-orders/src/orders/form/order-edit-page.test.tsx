import { screen, waitFor } from '@testing-library/react';
import type { Order, OrderInput } from 'shared-contracts/orders/orders';
import { errorReply, renderScreen, type Replies } from 'shared-ui/testing';
import OrderEditPage from './order-edit-page.tsx';
import {
  START,
  dryGoods,
  fullLoad,
  kandy,
  lanka,
  lorry,
  order,
  port,
  tea,
  yearly,
} from '../testing/orders.fixtures.ts';
import {
  chooseOption,
  expectDescription,
  getField,
  orderFormReplies,
  press,
  enterText,
  findStep,
} from '../testing/order-form.ts';

const renderPage = (overrides: Partial<Order> = {}, replies: Replies = {}) =>
  renderScreen(<OrderEditPage />, {
    url: '/orders/order-1/edit',
    path: '/orders/:id/edit',
    replies: {
      ...orderFormReplies,
      'GET orders/:id': () => order({ actions: ['edit', 'submit'], ...overrides }),
      ...replies,
    },
  });

test('shows names instead of ids and sends untouched fields unchanged', async () => {
  let sent: unknown;
  const { user, router, notices } = renderPage({}, { 'PATCH orders/:id': ({ body }) => ((sent = body), order()) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit O-000104' })).toBeVisible();
  const expectedFields = { 'Order type': fullLoad, Partner: lanka, Contract: yearly, Operation: dryGoods };
  for (const [label, { name }] of Object.entries(expectedFields)) expect(getField(label, 'combobox')).toHaveValue(name);
  expect(screen.getByRole('button', { name: 'Remove 20 ft lorry' })).toBeVisible();
  await enterText(user, 'Reference', 'PO-78');
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
    pickupFrom: START,
    pickupTo: START + 7_200,
    deliveryFrom: START + 21_600,
    deliveryTo: START + 36_000,
    cutoffOption: 'none',
    cutoffFrom: null,
    cutoffTo: null,
    loadingMinutes: 60,
    unloadingMinutes: 90,
    cargoItems: [{ packNumber: 'P-1', cargoId: tea.id, quantity: 10 }],
    services: [],
    stops: [
      { locationId: port.id, contactId: 'contact-1' },
      { locationId: kandy.id, contactId: 'contact-2' },
    ],
  });
});

test('computes load and route from the order', async () => {
  const { user } = renderPage();
  await screen.findByRole('heading', { level: 1 });
  await press(user, 'Next');
  await findStep('Schedule');
  await press(user, 'Next');
  await findStep('Cargo');
  await enterText(user, 'Quantity', '5');
  expect(await screen.findByRole('meter', { name: '20 ft lorry: Weight' })).toHaveAttribute('aria-valuenow', '40');
  await press(user, 'Next');
  await findStep('Location');
  expect(await screen.findByText('Colombo Port → Kandy Depot')).toBeVisible();
  await chooseOption(user, 'Drop 1', 'Colombo Port');
  expect(await screen.findByText('Colombo Port → Colombo Port')).toBeVisible();
});

test('sending an order without stops marks each of them', async () => {
  const { user } = renderPage({ stops: [] });
  await screen.findByRole('heading', { level: 1 });
  for (const step of ['Schedule', 'Cargo', 'Location']) {
    await press(user, 'Next');
    await findStep(step);
  }
  await press(user, 'Send for approval');
  await expectDescription('Pickup', 'Field is required', 'combobox');
  await expectDescription('Drop 1', 'Field is required', 'combobox');
  expect(
    screen
      .getAllByRole('combobox', { name: /^(Pickup|Drop)/ })
      .every((field) => field.getAttribute('aria-invalid') === 'true'),
  ).toBe(true);
});

test('loads several stops and sends them unchanged', async () => {
  const own = { windowFrom: START + 3_600, windowTo: START + 7_200, handlingMinutes: 20 };
  const [pickup, drop] = order().stops;
  const item = { item: 0, quantity: 4 };
  const stops: Order['stops'] = [
    pickup!,
    { ...pickup!, ...own, reference: 'EST-7', explicit: { ...own, items: [item] } },
    { ...drop!, instructions: 'Ask at gate 2', explicit: { ...drop!.explicit, items: [{ item: 0, quantity: 7 }] } },
    drop!,
  ];
  let sent: unknown;
  const { user } = renderPage({ stops }, { 'PATCH orders/:id': ({ body }) => ((sent = body), order()) });
  await screen.findByRole('heading', { level: 1 });
  for (const step of ['Schedule', 'Cargo', 'Location']) {
    await press(user, 'Next');
    await findStep(step);
  }
  expect(getField('Pickup 2', 'combobox')).toHaveValue('Colombo Port');
  const getValues = (name: string) =>
    screen.getAllByRole('textbox', { name }).map((field) => (field as HTMLInputElement).value);
  expect(getValues('Reference')).toEqual(['EST-7', '']);
  expect(getValues('Instructions')).toEqual(['', 'Ask at gate 2']);
  expect(getField('Pickup 2: Colombo Port')).toHaveValue('4');
  expect(screen.getByText('Rest at Kandy Depot: 3')).toBeVisible();
  await press(user, 'Save and continue later');
  await waitFor(() => expect(sent).toBeDefined());
  expect((sent as OrderInput).stops).toEqual([
    { locationId: port.id, contactId: 'contact-1' },
    { locationId: port.id, contactId: 'contact-1', kind: 'pickup', ...own, reference: 'EST-7', items: [item] },
    {
      locationId: kandy.id,
      contactId: 'contact-2',
      instructions: 'Ask at gate 2',
      items: [{ item: 0, quantity: 7 }],
    },
    { locationId: kandy.id, contactId: 'contact-2' },
  ]);
});

test('an order that is not saved cannot be edited', async () => {
  renderPage({ stage: 'validated', actions: ['reopen'] });
  expect(await screen.findByRole('heading', { name: 'Order O-000104 cannot be edited now' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the order' })).toHaveAttribute('href', '/orders/order-1');
});

test('shows that an order was not found', async () => {
  renderPage({}, { 'GET orders/:id': () => errorReply(404, 'notFound') });
  expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeVisible();
});
