import { screen, waitFor, within } from '@testing-library/react';
import type { Order } from 'shared-contracts/orders/orders';
import type { OrderStageState } from 'shared-contracts/orders/order-stages';
import type { OrderStopTiming, OrderTiming } from 'shared-contracts/orders/order-timing';
import type { OrderEtas } from 'shared-contracts/orders/tracking';
import { HOUR } from 'shared-contracts/values/time';
import { chooseAction, findAccessibilityViolations, renderScreen, type Replies } from 'shared-ui/testing';
import OrderPage from './order-page.tsx';
import { order, START } from '../testing/orders.fixtures.ts';

type Stop = Order['stops'][number];
const [pickup, drop] = order().stops;
const hatton = { ...drop!.location, id: 'location-3', name: 'Hatton Estate', city: 'Hatton' };
const tea = { item: 0, cargo: { id: 'cargo-1', name: 'Ceylon tea' }, deliveredQuantity: null, shortageReason: null };
/** Two pickups and two drops. */
const stops: Stop[] = [
  { ...pickup!, items: [{ ...tea, quantity: 6 }] },
  {
    ...pickup!,
    location: hatton,
    contact: null,
    windowFrom: START + HOUR,
    windowTo: START + 2 * HOUR,
    handlingMinutes: 20,
    reference: 'EST-7',
    instructions: 'Ask at gate 2',
    items: [{ ...tea, quantity: 4 }],
  },
  { ...drop!, items: [{ ...tea, quantity: 7, deliveredQuantity: 5, shortageReason: 'Wet' }] },
  { ...drop!, location: hatton, items: [{ ...tea, quantity: 3 }] },
];
const stamp = { at: START, isInferred: false };
const toTiming = ({ kind, location }: Stop, position: number): OrderStopTiming => ({
  position,
  kind,
  location,
  plannedFrom: null,
  plannedTo: null,
  arrival: position < 3 ? stamp : null,
  start: null,
  end: null,
  departure: position < 2 ? stamp : null,
  lateMinutes: null,
  dwellMinutes: null,
  freeMinutes: 120,
  chargedMinutes: null,
  amount: null,
  correctable: [],
});
const timing: OrderTiming = {
  stage: 'unloading',
  stops: stops.map(toTiming),
  summary: {
    dwellMinutes: 0,
    chargedMinutes: 0,
    amount: null,
    currency: 'LKR',
    lateMinutes: null,
    transitMinutes: null,
  },
};

const etas: OrderEtas = {
  etaState: 'live',
  positionAt: Math.trunc(Date.now() / 1_000) - 240,
  stops: [{ position: 3, eta: START + 12 * HOUR }],
};

const renderPage = (actions: Order['actions'], replies: Replies = {}) =>
  renderScreen(<OrderPage />, {
    url: '/orders/order-1',
    path: '/orders/:id',
    replies: {
      'GET orders/:id': () => order({ stage: 'unloading', stops, actions }),
      'GET orders/:id/timeline': () => ({ items: [] }),
      'GET v1/orders/:id/timing': () => timing,
      'GET orders/:id/etas': () => etas,
      'GET v2/orders/:id': () => ({
        ...order({ stops }),
        timing: timing.summary,
        actualDistance: null,
        actualCost: null,
      }),
      ...replies,
    },
  });
const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('shows each stop with its window, minutes, texts, cargo and delivered quantities', async () => {
  const { baseElement } = renderPage([]);
  const section = (await screen.findByRole('heading', { name: 'Route' })).closest('section')!;
  await within(section).findByText('Expected');
  const items = [...section.querySelectorAll('ol > li')].map((item) => item.textContent);
  expect(items).toEqual([
    '1Pickup 1Colombo PortColombo · Nimal PereraCeylon tea: 601.12.2030 11:30 – 13:30Loading duration 01:00',
    '2Pickup 2Hatton EstateHattonReference EST-7Ask at gate 2Ceylon tea: 401.12.2030 12:30 – 13:30Loading duration 00:20',
    '3Drop 1Kandy DepotKandy · Kamala SilvaCeylon tea: 5 of 7 delivered · Wet01.12.2030 17:30 – 21:30Unloading duration 01:30',
    '4Drop 2Hatton EstateHatton · Kamala SilvaCeylon tea: 301.12.2030 17:30 – 21:30Unloading duration 01:30Expected 01.12.2030 23:30',
  ]);
  expect(within(section).getByText(/^Arrivals estimated/)).toHaveTextContent('vehicle’s position 4 minutes ago.');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('shows why no arrivals are expected', async () => {
  renderPage([], { 'GET orders/:id/etas': () => ({ etaState: 'noPosition', positionAt: null, stops: [] }) });
  expect(await screen.findByText('No estimated arrivals: the vehicle has sent no position.')).toBeVisible();
  expect(screen.queryByText('Expected')).toBeNull();
});

test('the timing shows each stop', async () => {
  const { user } = renderPage([]);
  await user.click(await screen.findByRole('button', { name: 'Show timing' }));
  const dialog = await findDialog('Timing');
  const names = (await dialog.findAllByRole('row')).slice(1).map((row) => row.querySelector('td')?.textContent);
  expect(names).toEqual(['Pickup 1Colombo Port', 'Pickup 2Hatton Estate', 'Drop 1Kandy Depot', 'Drop 2Hatton Estate']);
});

test('reports the delivered quantity of a drop', async () => {
  let sent: unknown;
  const { user, notices } = renderPage(['markCargoDelivered'], {
    'PATCH orders/:id/cargos/:cargoId/delivered': ({ path, body }) => ((sent = [path, body]), order()),
  });
  await chooseAction(user, 'O-000104', 'Mark cargo delivered');
  const dialog = await findDialog('Mark cargo delivered');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Cargo' }), 'Ceylon tea at Hatton Estate (Drop 2)');
  const quantity = dialog.getByRole('textbox', { name: 'Delivered quantity' });
  await waitFor(() => expect(quantity).toHaveAccessibleDescription('Ordered: 3'));
  await user.clear(quantity);
  await user.type(quantity, '2');
  const reason = await dialog.findByRole('textbox', { name: 'Shortage reason' });
  expect(reason).toBeRequired();
  await user.type(reason, 'Torn');
  await user.click(dialog.getByRole('button', { name: 'Mark delivered' }));
  await waitFor(() => expect(notices).toEqual(['Cargo delivery recorded']));
  expect(sent).toEqual(['orders/order-1/cargos/cargo-1/delivered', { stop: 3, quantity: 2, shortageReason: 'Torn' }]);
});

const moves: OrderStageState['moves'] = [
  { stage: 'transit', event: 'finishDrop', needsReason: false, takesQuantities: true },
  { stage: 'incompleteDelivery', event: 'deliverPart', needsReason: false, takesQuantities: true },
];
async function openStageDialog(stage: string) {
  const sent: unknown[] = [];
  const { user } = renderPage(['changeStage'], {
    'GET orders/:id/stage': () => ({ stage: 'unloading', allowedStages: [], moves }),
    'PATCH orders/:id/stage': ({ body }) => (sent.push(body), { ...order(), stageOutcome: 'changed' }),
  });
  await chooseAction(user, 'O-000104', 'Change stage');
  const dialog = await findDialog('Change stage');
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'New stage' }), stage);
  return { user, dialog, sent };
}

test('reports the cargo unloaded at the current drop on the way to the next one', async () => {
  const { user, dialog, sent } = await openStageDialog('In transit');
  const group = within(await dialog.findByRole('group', { name: 'Drop 1: Kandy Depot' }));
  expect(dialog.queryByRole('group', { name: 'Drop 2: Hatton Estate' })).toBeNull();
  const quantity = group.getByRole('textbox', { name: 'Ceylon tea: delivered of 7' });
  expect(quantity).toHaveValue('5');
  await user.clear(quantity);
  await user.type(quantity, '6');
  await user.click(dialog.getByRole('button', { name: 'Change stage' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    stage: 'transit',
    from: 'unloading',
    delivered: [{ stop: 2, cargoId: 'cargo-1', quantity: 6, shortageReason: 'Wet' }],
  });
});

test('a part delivery reports what each drop received', async () => {
  const { user, dialog, sent } = await openStageDialog('Incomplete delivery');
  const last = within(await dialog.findByRole('group', { name: 'Drop 2: Hatton Estate' }));
  const quantity = last.getByRole('textbox', { name: 'Ceylon tea: delivered of 3' });
  await user.clear(quantity);
  await user.type(quantity, '1');
  await user.type(last.getByRole('textbox', { name: 'Ceylon tea: shortage reason' }), 'Torn');
  await user.click(dialog.getByRole('button', { name: 'Change stage' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    delivered: [
      { stop: 2, cargoId: 'cargo-1', quantity: 5, shortageReason: 'Wet' },
      { stop: 3, cargoId: 'cargo-1', quantity: 1, shortageReason: 'Torn' },
    ],
  });
});
