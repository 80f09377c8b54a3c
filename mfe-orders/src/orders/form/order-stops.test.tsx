import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { OrderInput } from 'shared-contracts/orders/orders';
import { errorReply, findAccessibilityViolations, type Replies } from 'shared-ui/testing';
import { completeOrder, renderNewOrder } from '../testing/new-order.tsx';
import {
  chooseOption,
  enterDateTime,
  enterText,
  expectDescription,
  findStep,
  getField,
  press,
} from '../testing/order-form.ts';
import { kandy, order, pageOf, port } from '../testing/orders.fixtures.ts';

const hatton = { ...port, id: 'location-3', name: 'Hatton Estate', contacts: [] };
const stop = (locationId: string) => ({ locationId, contactId: null });
const withStops = (...stops: OrderInput['stops']): Partial<OrderInput> => ({ ...completeOrder, stops });

async function openLocations(draft: Partial<OrderInput>, replies: Replies = {}) {
  const view = renderNewOrder({ 'GET locations': () => pageOf(port, kandy, hatton), ...replies }, draft);
  await goTo(view.user, 'Schedule', 'Cargo', 'Location');
  return view;
}
async function goTo(user: UserEvent, ...steps: string[]) {
  for (const name of steps) {
    await press(user, 'Next');
    await findStep(name);
  }
}
const saveReply = (sent: OrderInput[]): Replies => ({
  'POST orders': ({ body }) => (sent.push(body as OrderInput), order()),
});
const allocation = (name: string) => within(screen.getByRole('group', { name }));

test('enters two pickups and two drops, each with a window and cargo', async () => {
  const sent: OrderInput[] = [];
  const { user, baseElement, router } = await openLocations(withStops(stop(port.id), stop(kandy.id)), saveReply(sent));
  expect(screen.queryByRole('group', { name: 'Cargo at the stops' })).toBeNull();
  await press(user, 'Add pickup');
  expect(getField('Pickup 2', 'combobox')).toHaveFocus();
  await chooseOption(user, 'Pickup 2', 'Hatton Estate');
  await press(user, 'Add drop');
  expect(getField('Drop 2', 'combobox')).toHaveFocus();
  await chooseOption(user, 'Drop 2', 'Hatton Estate');

  const [details] = screen.getAllByRole('button', { name: 'Own window and details', expanded: false });
  await user.click(details!);
  await enterDateTime(user, 'Window from', '01.12.2030 12:00');
  await enterDateTime(user, 'Window to', '01.12.2030 12:15');
  await enterText(user, 'Loading duration', '0:20');
  await enterText(user, 'Reference', 'EST-7');
  await enterText(user, 'Instructions', 'Ask at gate 2');
  expect(screen.getAllByRole('button', { name: 'Instructions and reference' })).toHaveLength(2);

  const [loaded, unloaded] = ['Ceylon tea (10): loaded', 'Ceylon tea (10): unloaded'].map((name) => allocation(name));
  await user.type(loaded!.getByRole('textbox', { name: 'Pickup 2: Hatton Estate' }), '4');
  await user.type(unloaded!.getByRole('textbox', { name: 'Drop 1: Kandy Depot' }), '7');
  expect(await loaded!.findByText('Rest at Colombo Port: 6')).toBeVisible();
  expect(await unloaded!.findByText('Rest at Hatton Estate: 3')).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);

  await press(user, 'Send for approval');
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/order-1'));
  const at = Date.UTC(2030, 11, 1, 6, 30) / 1000; // 12:00 in Colombo
  expect(sent[0]?.stops).toEqual([
    { locationId: port.id, contactId: null },
    {
      locationId: hatton.id,
      contactId: null,
      kind: 'pickup',
      windowFrom: at,
      windowTo: at + 900,
      handlingMinutes: 20,
      reference: 'EST-7',
      instructions: 'Ask at gate 2',
      items: [{ item: 0, quantity: 4 }],
    },
    { locationId: kandy.id, contactId: null, items: [{ item: 0, quantity: 7 }] },
    { locationId: hatton.id, contactId: null },
  ]);
});

test('a pickup can be dragged between drops, and a stop be removed', async () => {
  const sent: OrderInput[] = [];
  const { user, container } = await openLocations(
    withStops(stop(port.id), { ...stop(hatton.id), kind: 'pickup' }, stop(kandy.id), stop(port.id)),
    saveReply(sent),
  );
  const grips = () => [...container.querySelectorAll('[draggable]')];
  fireEvent.dragStart(grips()[2] as Element, { dataTransfer: { setData: () => undefined } });
  const target = grips()[1]?.closest('[role=group]') as HTMLElement;
  fireEvent.dragOver(target);
  fireEvent.drop(target);
  await waitFor(() => expect(getField('Drop 1', 'combobox')).toHaveValue('Kandy Depot'));
  expect(
    screen.getAllByRole('combobox', { name: /^(Pickup|Drop)/ }).map((field) => field.getAttribute('id')),
  ).toHaveLength(4);
  await press(user, 'Remove row 1');
  await waitFor(() => expect(getField('Pickup 1', 'combobox')).toHaveValue('Kandy Depot'));
  await press(user, 'Save and continue later');
  await waitFor(() => expect(sent[0]?.stops.map(({ kind }) => kind)).toEqual([undefined, 'pickup', undefined]));
});

test('refuses more at the stops than the order has', async () => {
  const { user, calls } = await openLocations(
    withStops(stop(port.id), { ...stop(kandy.id), items: [{ item: 0, quantity: 6 }] }, stop(hatton.id), stop(port.id)),
  );
  const drop = allocation('Ceylon tea (10): unloaded').getByRole('textbox', { name: /^Drop 2/ });
  await user.type(drop, '5');
  await press(user, 'Send for approval');
  await waitFor(() => expect(drop).toHaveAccessibleDescription('No more than 4 left'));
  expect(screen.getByText('Rest at Colombo Port: -1')).toBeVisible();
  expect(calls.filter((call) => call.startsWith('POST orders') && call !== 'POST orders/preview')).toEqual([]);
});

test('an allocation follows its cargo item when another one is removed', async () => {
  const sent: OrderInput[] = [];
  const tea = { packNumber: null, cargoId: 'cargo-1', quantity: 10 };
  const items = [
    { item: 0, quantity: 1 },
    { item: 1, quantity: 8 },
  ];
  const { user } = renderNewOrder(saveReply(sent), {
    ...withStops(stop(port.id), { ...stop(kandy.id), items }, stop(port.id)),
    cargoItems: [tea, { ...tea, quantity: 9 }],
  });
  await goTo(user, 'Schedule', 'Cargo');
  await press(user, 'Remove row 1');
  expect(await screen.findByText('Rest at Colombo Port: 1')).toBeVisible();
  await press(user, 'Save and continue later');
  await waitFor(() => expect(sent[0]?.stops[1]?.items).toEqual([{ item: 0, quantity: 8 }]));
});

test('shows the API’s errors at the fields of the stop', async () => {
  const fields = {
    'stops.1.windowTo': { code: 'beforeEarlierStop', message: '' },
    'stops.1.items.0.quantity': { code: 'notLoaded', message: '', params: { max: 3 } },
  };
  const { user } = await openLocations(
    withStops(stop(port.id), { ...stop(kandy.id), items: [{ item: 0, quantity: 6 }] }, stop(hatton.id)),
    { 'POST orders': () => errorReply(422, 'invalid', { fields }) },
  );
  await press(user, 'Save and continue later');
  await expectDescription('Window to', 'The window must not end before that of an earlier stop starts');
  const unloaded = allocation('Ceylon tea (10): unloaded').getByRole('textbox');
  await waitFor(() => expect(unloaded).toHaveAccessibleDescription('No more than 3 loaded before this stop'));
  expect(screen.getAllByRole('button', { name: 'Own window and details', expanded: true })).toHaveLength(1);
});
