import { screen, waitFor, within } from '@testing-library/react';
import { errorReply, findAccessibilityViolations, testUsers } from 'shared-ui/testing';
import { completeOrder, generalInfo, renderNewOrder, stops } from '../testing/new-order.tsx';
import {
  chooseOption,
  enterDateTime,
  enterText,
  expectDescription,
  findStep,
  getField,
  press,
} from '../testing/order-form.ts';
import { kandy, order, port } from '../testing/orders.fixtures.ts';
import { readDraft } from './order-draft.ts';

test('creates an order in four steps and sends it for approval', async () => {
  let sent: unknown;
  let stage: unknown;
  const { user, baseElement, calls, router, notices } = renderNewOrder({
    'POST orders': ({ body }) => ((sent = body), order()),
    'PATCH orders/:id/stage': ({ body }) => ((stage = body), order()),
  });
  await press(user, 'Next');
  await expectDescription('Order type', 'Field is required', 'combobox');
  expect(getField('Order type', 'combobox')).toHaveFocus();
  expect(getField('Contract', 'combobox')).toBeDisabled();
  await chooseOption(user, 'Order type', 'Full truck load');
  await chooseOption(user, 'Partner', 'Lanka Transporters');
  await chooseOption(user, 'Contract', 'Lanka 2030');
  expect(calls).toContain(
    'GET contracts?isConfirmed=true&isNotExpired=true&isDisabled=false&partnerId=partner-1&page=1&limit=10',
  );
  await chooseOption(user, 'Operation', 'Dry goods');
  expect(await screen.findByText('Nimal Perera approves first, then Kamala Silva.')).toBeVisible();
  await chooseOption(user, 'Vehicle types', '20 ft lorry');
  await enterText(user, 'Reference', 'PO-77');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await press(user, 'Next');

  await findStep('Schedule');
  await enterDateTime(user, 'Pickup from', '01.12.2030 11:30');
  await enterDateTime(user, 'Pickup to', '01.12.2030 12:30');
  await enterDateTime(user, 'Delivery from', '01.12.2030 14:30');
  await enterDateTime(user, 'Delivery to', '01.12.2030 16:30');
  await enterText(user, 'Loading duration', '1:30');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await press(user, 'Next');

  await findStep('Cargo');
  await chooseOption(user, 'Cargo', 'Ceylon tea');
  await enterText(user, 'Quantity', '10');
  expect(await screen.findByRole('meter', { name: '20 ft lorry: Weight' })).toHaveAttribute('aria-valuenow', '80');
  expect(screen.getByRole('meter', { name: '20 ft lorry: Space' })).toHaveAttribute('aria-valuenow', '75');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await press(user, 'Next');

  await findStep('Location');
  await chooseOption(user, 'Pickup', 'Colombo Port');
  await chooseOption(user, 'Drop 1', 'Kandy Depot');
  expect(await screen.findByText('12,371.04 LKR')).toBeVisible();
  expect(screen.getByText('Colombo Port → Kandy Depot')).toBeVisible();
  expect(calls).toContain('GET shared/geo/distance?points=6.95%2C79.85%3B7.29%2C80.63');
  expect(await screen.findByRole('img', { name: '2. Kandy Depot' })).toBeVisible();
  expect(
    screen.getAllByRole('combobox', { name: 'Contact' }).map((field) => (field as HTMLInputElement).value),
  ).toEqual(['Nimal Perera', 'Kamala Silva']);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await press(user, 'Send for approval');

  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/order-1'));
  expect(sent).toEqual({
    ...completeOrder,
    reference: 'PO-77',
    isFlexible: false,
    isBackhaul: false,
    notificationContactIds: [],
    services: [],
    description: null,
    cutoffOption: 'none',
    cutoffFrom: null,
    cutoffTo: null,
    loadingMinutes: 90,
    unloadingMinutes: 0,
    stops: [
      { locationId: port.id, contactId: 'contact-1' },
      { locationId: kandy.id, contactId: 'contact-2' },
    ],
  });
  expect(stage).toEqual({ stage: 'pendingValidation' });
  expect(notices).toEqual(['Order sent for approval']);
  expect(readDraft()).toBeUndefined();
}, 120_000);

test('saves an incomplete order', async () => {
  let sent: unknown;
  const { user, router, notices } = renderNewOrder(
    { 'POST orders': ({ body }) => ((sent = body), order()) },
    {
      ...generalInfo,
      cargoItems: [{ packNumber: null, cargoId: '', quantity: 1 }],
      stops: [stops[0], { locationId: '', contactId: null }] as typeof stops,
    },
  );
  await press(user, 'Save and continue later');
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/order-1'));
  expect(sent).toMatchObject({ ...generalInfo, pickupFrom: null, deliveryTo: null, cargoItems: [], stops: [stops[0]] });
  expect(notices).toEqual(['Order saved']);
  expect(readDraft()).toBeUndefined();
});

test('does not save without general info', async () => {
  const { user, calls } = renderNewOrder();
  await press(user, 'Save and continue later');
  await expectDescription('Partner', 'Field is required', 'combobox');
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('API errors open their step, and the order is created only once', async () => {
  const reply = errorReply(422, 'invalid', {
    fields: { contractId: { code: 'contractExpired', message: 'expired' } },
  });
  const { user, calls } = renderNewOrder({ 'PATCH orders/:id/stage': () => reply }, completeOrder);
  for (const name of ['Schedule', 'Cargo', 'Location']) {
    await press(user, 'Next');
    await findStep(name);
  }
  await press(user, 'Send for approval');
  await findStep('General info');
  await expectDescription('Contract', 'Contract has expired', 'combobox');
  await press(user, 'Save and continue later');
  await waitFor(() => expect(calls).toContain('PATCH orders/order-1'));
  expect(calls.filter((call) => call === 'POST orders')).toHaveLength(1);
});

test('restores the draft, or discards it', async () => {
  const { user } = renderNewOrder({}, { ...generalInfo, reference: 'PO-77' });
  expect(getField('Partner', 'combobox')).toHaveValue('Lanka Transporters');
  await enterText(user, 'Reference', 'PO-78');
  await waitFor(() => expect(readDraft()?.values.reference).toBe('PO-78'));
  await press(user, 'Start over');
  await waitFor(() => expect(getField('Reference')).toHaveValue(''));
  expect(getField('Partner', 'combobox')).toHaveValue('');
  expect(readDraft()).toBeUndefined();
});

test('leaving asks for confirmation', async () => {
  const { user, router } = renderNewOrder();
  await enterText(user, 'Reference', 'PO-77');
  await user.click(screen.getByRole('link', { name: 'Orders' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  expect(dialog.getByText(/Your entries stay in this browser/)).toBeVisible();
  expect(router.state.location.pathname).toBe('/order/new');
  await user.click(dialog.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders'));
  expect(readDraft()?.values.reference).toBe('PO-77');
});

test('users without write access see no form', async () => {
  renderNewOrder({}, undefined, testUsers.reader);
  expect(await screen.findByText('You don’t have access to this page')).toBeVisible();
});
