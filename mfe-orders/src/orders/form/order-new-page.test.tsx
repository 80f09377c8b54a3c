import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OrderInput } from 'shared-contracts/orders';
import { accessibilityFaults, as, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import type { Draft } from './order-draft.ts';
import OrderNewPage from './order-new-page.tsx';
import { DAY, dryGoods, fullLoad, kandy, lanka, lorry, order, pageOf, port, tea, yearly } from './testing/given.ts';
import { choose, field, isTold, NETWORK, press, put, putTime, step } from './testing/form.ts';

const HOUR = 3600;
const general = {
  orderTypeId: fullLoad.id,
  partnerId: lanka.id,
  contractId: yearly.id,
  operationId: dryGoods.id,
  vehicleTypeIds: [lorry.id],
};
const schedule = { pickupFrom: DAY, pickupTo: DAY + HOUR, deliveryFrom: DAY + 3 * HOUR, deliveryTo: DAY + 5 * HOUR };
const cargoItems = [{ packNumber: null, cargoId: tea.id, quantity: 10 }];
const stops = [
  { locationId: port.id, contactId: null },
  { locationId: kandy.id, contactId: null },
];
const whole: Partial<OrderInput> = { ...general, ...schedule, cargoItems, stops };
const known: Draft['known'] = {
  ...Object.fromEntries([fullLoad, lanka, yearly, dryGoods, lorry].map(({ id, name }) => [id, { name }])),
  [tea.id]: { name: tea.name, piece: { weight: 400, space: 1.5 } },
  [port.id]: { name: port.name, position: [port.latitude, port.longitude] },
  [kandy.id]: { name: kandy.name, position: [kandy.latitude, kandy.longitude] },
};

/** With values: as someone who comes back to what they entered before. */
const show = (replies: Replies = {}, values?: Partial<OrderInput>, user = as.cargoOwner) =>
  renderScreen(<OrderNewPage />, {
    at: '/order/new',
    path: '/order/new',
    user,
    replies: { ...NETWORK, ...replies },
    saved: values ? { 'consign.draft.order': JSON.stringify({ values, known } satisfies Draft) } : {},
  });
const draft = (): Draft | null => JSON.parse(localStorage.getItem('consign.draft.order') ?? 'null');

test('four steps from nothing to an order that is sent for approval', async () => {
  let sent: unknown;
  let stage: unknown;
  const { user, baseElement, calls, router, notices } = show({
    'POST orders': ({ body }) => ((sent = body), order()),
    'PATCH orders/:id/stage': ({ body }) => ((stage = body), order()),
  });
  await press(user, 'Next');
  await isTold('Order type', 'Field is required', 'combobox');
  expect(field('Order type', 'combobox')).toHaveFocus();
  expect(field('Contract', 'combobox')).toBeDisabled();
  await choose(user, 'Order type', 'Full truck load');
  await choose(user, 'Partner', 'Lanka Transporters');
  await choose(user, 'Contract', 'Lanka 2030');
  expect(calls).toContain(
    'GET contracts?isConfirmed=true&isNotExpired=true&isDisabled=false&partnerId=partner-1&page=1&limit=10',
  );
  await choose(user, 'Operation', 'Dry goods');
  expect(await screen.findByText('Nimal Perera approves first, then Kamala Silva.')).toBeVisible();
  await choose(user, 'Vehicle types', '20 ft lorry');
  await put(user, 'Reference', 'PO-77');
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  await press(user, 'Next');

  await step('Schedule');
  await putTime(user, 'Pickup from', '01.12.2030 11:30');
  await putTime(user, 'Pickup to', '01.12.2030 12:30');
  await putTime(user, 'Delivery from', '01.12.2030 14:30');
  await putTime(user, 'Delivery to', '01.12.2030 16:30');
  await put(user, 'Loading duration', '1:30');
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  await press(user, 'Next');

  await step('Cargo');
  await choose(user, 'Cargo', 'Ceylon tea');
  await put(user, 'Quantity', '10');
  expect(await screen.findByRole('meter', { name: '20 ft lorry: Weight' })).toHaveAttribute('aria-valuenow', '80');
  expect(screen.getByRole('meter', { name: '20 ft lorry: Space' })).toHaveAttribute('aria-valuenow', '75');
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  await press(user, 'Next');

  await step('Location');
  await choose(user, 'Pickup', 'Colombo Port');
  await choose(user, 'Drop 1', 'Kandy Depot');
  expect(await screen.findByText('12,371.04 LKR')).toBeVisible();
  expect(screen.getByText('Colombo Port → Kandy Depot')).toBeVisible();
  expect(calls).toContain('GET shared/geo/distance?points=6.95%2C79.85%3B7.29%2C80.63');
  expect(await screen.findByRole('img', { name: '2. Kandy Depot' })).toBeVisible();
  expect(screen.getAllByRole('combobox', { name: 'Contact' }).map((one) => (one as HTMLInputElement).value)).toEqual([
    'Nimal Perera',
    'Kamala Silva',
  ]);
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  await press(user, 'Send for approval');

  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/order-1'));
  expect(sent).toEqual({
    ...whole,
    reference: 'PO-77',
    isFlexible: false,
    isBackhaul: false,
    notificationContactIds: [],
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
  expect(draft()).toBeNull();
}, 120_000);

const past = Math.trunc(Date.now() / 1000) - HOUR;

test.each<[string, string, Partial<OrderInput>]>([
  ['Pickup from', 'Field is required', { pickupFrom: null }],
  ['Delivery to', 'Field is required', { deliveryTo: null }],
  ['Pickup to', 'Pickup to must be at or after pickup from', { pickupTo: DAY - 60 }],
  ['Delivery from', 'Delivery from must be in the future', { pickupFrom: null, pickupTo: null, deliveryFrom: past }],
  ['Delivery from', 'Delivery from must be after pickup from', { pickupTo: null, deliveryFrom: DAY }],
  ['Delivery from', 'Delivery from must be after pickup to', { deliveryFrom: DAY + HOUR }],
  ['Delivery to', 'Delivery to must be at or after delivery from', { deliveryTo: DAY + 2 * HOUR }],
  ['Cutoff from', 'Field is required', { cutoffOption: 'pickup' }],
  [
    'Cutoff to',
    'Cutoff to must be at or after cutoff from',
    { cutoffOption: 'delivery', cutoffFrom: DAY, cutoffTo: DAY - 60 },
  ],
])('the schedule is not left while at %s: %s', async (name, words, values) => {
  const { user } = show({}, { ...whole, ...values });
  await press(user, 'Next');
  await step('Schedule');
  await press(user, 'Next');
  await isTold(name, words);
  expect(screen.getByRole('heading', { level: 2, name: 'Schedule' })).toBeInTheDocument();
});

test('what is at its limit is right', async () => {
  const { user } = show(
    {},
    { ...whole, pickupTo: DAY, deliveryTo: DAY + 3 * HOUR, cutoffOption: 'none', cutoffFrom: DAY, cutoffTo: DAY - 60 },
  );
  await press(user, 'Next');
  await step('Schedule');
  await press(user, 'Next');
  expect(await step('Cargo')).toBeInTheDocument();
});

test('an order is saved at any step and continued later', async () => {
  let sent: unknown;
  const { user, router, notices } = show(
    { 'POST orders': ({ body }) => ((sent = body), order()) },
    {
      ...general,
      cargoItems: [{ packNumber: null, cargoId: '', quantity: 1 }],
      stops: [stops[0], { locationId: '', contactId: null }] as typeof stops,
    },
  );
  await press(user, 'Save and continue later');
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/order-1'));
  expect(sent).toMatchObject({ ...general, pickupFrom: null, deliveryTo: null, cargoItems: [], stops: [stops[0]] });
  expect(notices).toEqual(['Order saved']);
  expect(draft()).toBeNull();
});

test('without its general info it is not saved', async () => {
  const { user, calls } = show();
  await press(user, 'Save and continue later');
  await isTold('Partner', 'Field is required', 'combobox');
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('what the server finds wrong leads to its step; the order is made once', async () => {
  const refused = refuse(422, 'invalid', { fields: { contractId: { code: 'contractExpired', message: 'expired' } } });
  const { user, calls } = show({ 'PATCH orders/:id/stage': () => refused }, whole);
  for (const name of ['Schedule', 'Cargo', 'Location']) {
    await press(user, 'Next');
    await step(name);
  }
  await press(user, 'Send for approval');
  await step('General info');
  await isTold('Contract', 'Contract has expired', 'combobox');
  await press(user, 'Save and continue later');
  await waitFor(() => expect(calls).toContain('PATCH orders/order-1'));
  expect(calls.filter((call) => call === 'POST orders')).toHaveLength(1);
});

test('what was entered is there again, or thrown away', async () => {
  const { user } = show({}, { ...general, reference: 'PO-77' });
  expect(field('Partner', 'combobox')).toHaveValue('Lanka Transporters');
  await put(user, 'Reference', 'PO-78');
  await waitFor(() => expect(draft()?.values.reference).toBe('PO-78'));
  await press(user, 'Start anew');
  await waitFor(() => expect(field('Reference')).toHaveValue(''));
  expect(field('Partner', 'combobox')).toHaveValue('');
  expect(draft()).toBeNull();
});

test('another partner needs another contract', async () => {
  const { user } = show({}, general);
  await user.click(
    within(field('Partner', 'combobox').parentElement as HTMLElement).getByRole('button', { name: 'Clear' }),
  );
  await waitFor(() => expect(field('Contract', 'combobox')).toBeDisabled());
  expect(field('Contract', 'combobox')).toHaveValue('');
});

test('an overload is told in words', async () => {
  const { user } = show({}, { ...whole, cargoItems: [{ packNumber: null, cargoId: tea.id, quantity: 14 }] });
  await press(user, 'Next');
  await step('Schedule');
  await press(user, 'Next');
  await step('Cargo');
  expect(await screen.findByText('112.0%')).toBeVisible();
  expect(screen.getAllByText('Overload')).toHaveLength(2);
});

test('cargos that may not travel together are named at once, as the API says', async () => {
  const bleach = { ...tea, id: 'cargo-2', name: 'Bleach', code: 'BL' };
  const asked: string[][] = [];
  const { user } = show(
    {
      'GET cargos': () => pageOf(tea, bleach),
      'POST orders/preview': ({ body }) => {
        const ids = (body as OrderInput).cargoItems.map(({ cargoId }) => cargoId);
        asked.push(ids);
        return {
          distance: null,
          cost: null,
          currency: 'LKR',
          estimated: true,
          apart: ids.length > 1 ? [{ first: tea.name, second: bleach.name }] : [],
        };
      },
    },
    { ...whole, cargoItems: [{ packNumber: null, cargoId: tea.id, quantity: 1 }] },
  );
  await press(user, 'Next');
  await step('Schedule');
  await press(user, 'Next');
  await step('Cargo');
  await user.type(field('Quantity'), '12345');
  await press(user, 'Add cargo');
  await user.click(await waitFor(() => screen.getAllByRole('combobox', { name: 'Cargo' })[1] as HTMLElement));
  await user.click(await screen.findByRole('option', { name: /^Bleach/ }));
  expect(await screen.findByText('Ceylon tea and Bleach may not travel together')).toBeVisible();
  expect(asked).toEqual([[tea.id], [tea.id, bleach.id]]); // no call for a key
});

test('a stop that is dragged by its grip takes the place where it is let go', async () => {
  const { user, container } = show({}, whole);
  for (const name of ['Schedule', 'Cargo', 'Location']) {
    await press(user, 'Next');
    await step(name);
  }
  const grips = () => [...container.querySelectorAll('[draggable]')];
  const row = (at: number) => grips()[at]?.closest('[role=group]') as HTMLElement;
  const dataTransfer = { setData: () => undefined };
  fireEvent.dragStart(grips()[1] as Element, { dataTransfer });
  expect(fireEvent.dragOver(row(0))).toBe(false); // it may be let go here
  fireEvent.drop(row(0));
  await waitFor(() => expect(field('Pickup', 'combobox')).toHaveValue('Kandy Depot'));
  expect(field('Drop 1', 'combobox')).toHaveValue('Colombo Port');
  expect(fireEvent.dragOver(row(1))).toBe(true); // what is no row goes nowhere
  expect(await screen.findByText('Kandy Depot → Colombo Port')).toBeVisible();
});

test.each([
  ['2575', '23:59', '23:59', 1439],
  ['7x', '7', '07:00', 420],
])('a duration typed as %j stands as %j and settles as %s', async (typed, masked, settled, minutes) => {
  const { user } = show({}, { ...whole, loadingMinutes: 0 });
  await press(user, 'Next');
  await step('Schedule');
  const duration = field('Loading duration');
  await user.clear(duration);
  await user.type(duration, typed);
  expect(duration).toHaveValue(masked);
  await user.tab();
  expect(duration).toHaveValue(settled);
  await waitFor(() => expect(draft()?.values.loadingMinutes).toBe(minutes));
});

test('weights and distances stand in the units of the person', async () => {
  const { user } = show(
    {},
    { ...whole, cargoItems: [{ packNumber: null, cargoId: tea.id, quantity: 10 }] },
    { ...as.cargoOwner, units: 'imperial' },
  );
  await press(user, 'Next');
  await step('Schedule');
  await press(user, 'Next');
  await step('Cargo');
  expect(await screen.findByText('4.000 tonnes')).toBeVisible();
  await press(user, 'Next');
  await step('Location');
  expect(await screen.findAllByText('85.4 mi')).toHaveLength(2); // of the leg and of the whole
});

test('stops change places; two of them stay', async () => {
  const { user } = show({}, whole);
  for (const name of ['Schedule', 'Cargo', 'Location']) {
    await press(user, 'Next');
    await step(name);
  }
  expect(screen.getByRole('button', { name: 'Remove row 1' })).toBeDisabled();
  await press(user, 'Move row 2 up');
  await waitFor(() => expect(field('Pickup', 'combobox')).toHaveValue('Kandy Depot'));
  expect(screen.getByText('Row 2 is now at place 1')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move row 1 up' })).toHaveFocus();
  expect(await screen.findByText('Kandy Depot → Colombo Port')).toBeVisible();
  await press(user, 'Add drop');
  expect(await screen.findByRole('combobox', { name: 'Drop 2' })).toHaveValue('');
  await press(user, 'Send for approval');
  await isTold('Drop 2', 'Field is required', 'combobox');
});

test('leaving asks first', async () => {
  const { user, router } = show();
  await put(user, 'Reference', 'PO-77');
  await user.click(screen.getByRole('link', { name: 'Orders' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  expect(dialog.getByText(/This browser keeps what you entered/)).toBeVisible();
  expect(router.state.location.pathname).toBe('/order/new');
  await user.click(dialog.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders'));
  expect(draft()?.values.reference).toBe('PO-77');
});

test('who may not write orders sees no form', async () => {
  show({}, undefined, as.reader);
  expect(await screen.findByText('You have no access to this page')).toBeVisible();
});
