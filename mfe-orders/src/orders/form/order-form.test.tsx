import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OrderInput } from 'shared-contracts/orders/orders';
import { HOUR } from 'shared-contracts/values/time';
import { testUsers } from 'shared-ui/testing';
import { completeOrder, generalInfo, renderNewOrder } from '../testing/new-order.tsx';
import { expectDescription, findStep, getField, press } from '../testing/order-form.ts';
import { START, pageOf, tea } from '../testing/orders.fixtures.ts';
import { readDraft } from './order-draft.ts';

const past = Math.trunc(Date.now() / 1000) - HOUR;

test.each<[string, string, Partial<OrderInput>]>([
  ['Pickup from', 'Field is required', { pickupFrom: null }],
  ['Delivery to', 'Field is required', { deliveryTo: null }],
  ['Pickup to', 'Pickup to must be at or after pickup from', { pickupTo: START - 60 }],
  ['Delivery from', 'Delivery from must be in the future', { pickupFrom: null, pickupTo: null, deliveryFrom: past }],
  ['Delivery from', 'Delivery from must be after pickup from', { pickupTo: null, deliveryFrom: START }],
  ['Delivery from', 'Delivery from must be after pickup to', { deliveryFrom: START + HOUR }],
  ['Delivery to', 'Delivery to must be at or after delivery from', { deliveryTo: START + 2 * HOUR }],
  ['Cutoff from', 'Field is required', { cutoffOption: 'pickup' }],
  [
    'Cutoff to',
    'Cutoff to must be at or after cutoff from',
    { cutoffOption: 'delivery', cutoffFrom: START, cutoffTo: START - 60 },
  ],
])('the schedule step stays open while %s is invalid: %s', async (name, error, values) => {
  const { user } = renderNewOrder({}, { ...completeOrder, ...values });
  await press(user, 'Next');
  await findStep('Schedule');
  await press(user, 'Next');
  await expectDescription(name, error);
  expect(screen.getByRole('heading', { level: 2, name: 'Schedule' })).toBeInTheDocument();
});

test('accepts dates at their limits and ignores dates without a cutoff', async () => {
  const { user } = renderNewOrder(
    {},
    {
      ...completeOrder,
      pickupTo: START,
      deliveryTo: START + 3 * HOUR,
      cutoffOption: 'none',
      cutoffFrom: START,
      cutoffTo: START - 60,
    },
  );
  await press(user, 'Next');
  await findStep('Schedule');
  await press(user, 'Next');
  expect(await findStep('Cargo')).toBeInTheDocument();
});

test('changing the partner clears the contract', async () => {
  const { user } = renderNewOrder({}, generalInfo);
  await user.click(
    within(getField('Partner', 'combobox').parentElement as HTMLElement).getByRole('button', { name: 'Clear' }),
  );
  await waitFor(() => expect(getField('Contract', 'combobox')).toBeDisabled());
  expect(getField('Contract', 'combobox')).toHaveValue('');
});

test('shows an overload', async () => {
  const { user } = renderNewOrder(
    {},
    { ...completeOrder, cargoItems: [{ packNumber: null, cargoId: tea.id, quantity: 14 }] },
  );
  await press(user, 'Next');
  await findStep('Schedule');
  await press(user, 'Next');
  await findStep('Cargo');
  expect(await screen.findByText('112.0%')).toBeVisible();
  expect(screen.getAllByText('Overload')).toHaveLength(2);
});

test('lists cargos that may not travel together', async () => {
  const bleach = { ...tea, id: 'cargo-2', name: 'Bleach', code: 'BL' };
  const previewedCargos: string[][] = [];
  const { user } = renderNewOrder(
    {
      'GET cargos': () => pageOf(tea, bleach),
      'POST orders/preview': ({ body }) => {
        const ids = (body as OrderInput).cargoItems.map(({ cargoId }) => cargoId);
        previewedCargos.push(ids);
        return {
          distance: null,
          cost: null,
          currency: 'LKR',
          estimated: true,
          apart: ids.length > 1 ? [{ first: tea.name, second: bleach.name }] : [],
        };
      },
    },
    { ...completeOrder, cargoItems: [{ packNumber: null, cargoId: tea.id, quantity: 1 }] },
  );
  await press(user, 'Next');
  await findStep('Schedule');
  await press(user, 'Next');
  await findStep('Cargo');
  await user.type(getField('Quantity'), '12345');
  await press(user, 'Add cargo');
  await user.click(await waitFor(() => screen.getAllByRole('combobox', { name: 'Cargo' })[1] as HTMLElement));
  await user.click(await screen.findByRole('option', { name: /^Bleach/ }));
  expect(await screen.findByText('Ceylon tea and Bleach may not travel together')).toBeVisible();
  expect([previewedCargos[0], previewedCargos.at(-1)]).toEqual([[tea.id], [tea.id, bleach.id]]);
});

test('a stop can be dragged to another position', async () => {
  const { user, container } = renderNewOrder({}, completeOrder);
  for (const name of ['Schedule', 'Cargo', 'Location']) {
    await press(user, 'Next');
    await findStep(name);
  }
  const grips = () => [...container.querySelectorAll('[draggable]')];
  const row = (index: number) => grips()[index]?.closest('[role=group]') as HTMLElement;
  const dataTransfer = { setData: () => undefined };
  fireEvent.dragStart(grips()[1] as Element, { dataTransfer });
  expect(fireEvent.dragOver(row(0))).toBe(false); // accepts the drop
  fireEvent.drop(row(0));
  await waitFor(() => expect(getField('Pickup', 'combobox')).toHaveValue('Kandy Depot'));
  expect(getField('Drop 1', 'combobox')).toHaveValue('Colombo Port');
  expect(fireEvent.dragOver(row(1))).toBe(true); // nothing is being dragged any more
  expect(await screen.findByText('Kandy Depot → Colombo Port')).toBeVisible();
});

test.each([
  ['2575', '23:59', '23:59', 1439],
  ['7x', '7', '07:00', 420],
])('a duration typed as %j is masked as %j and formatted as %s', async (typed, masked, formatted, minutes) => {
  const { user } = renderNewOrder({}, { ...completeOrder, loadingMinutes: 0 });
  await press(user, 'Next');
  await findStep('Schedule');
  const duration = getField('Loading duration');
  await user.clear(duration);
  await user.type(duration, typed);
  expect(duration).toHaveValue(masked);
  await user.tab();
  expect(duration).toHaveValue(formatted);
  await waitFor(() => expect(readDraft()?.values.loadingMinutes).toBe(minutes));
});

test('shows weights and distances in the user’s units', async () => {
  const { user } = renderNewOrder(
    {},
    { ...completeOrder, cargoItems: [{ packNumber: null, cargoId: tea.id, quantity: 10 }] },
    { ...testUsers.cargoOwner, units: 'imperial' },
  );
  await press(user, 'Next');
  await findStep('Schedule');
  await press(user, 'Next');
  await findStep('Cargo');
  expect(await screen.findByText('4.000 tonnes')).toBeVisible();
  await press(user, 'Next');
  await findStep('Location');
  expect(await screen.findAllByText('85.4 mi')).toHaveLength(2); // of the leg and of the completeOrder
});

test('stops can be moved, and two of them cannot be removed', async () => {
  const { user } = renderNewOrder({}, completeOrder);
  for (const name of ['Schedule', 'Cargo', 'Location']) {
    await press(user, 'Next');
    await findStep(name);
  }
  expect(screen.getByRole('button', { name: 'Remove row 1' })).toBeDisabled();
  await press(user, 'Move row 2 up');
  await waitFor(() => expect(getField('Pickup', 'combobox')).toHaveValue('Kandy Depot'));
  expect(screen.getByText('Row 2 moved to position 1')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move row 1 up' })).toHaveFocus();
  expect(await screen.findByText('Kandy Depot → Colombo Port')).toBeVisible();
  await press(user, 'Add drop');
  expect(await screen.findByRole('combobox', { name: 'Drop 2' })).toHaveValue('');
  await press(user, 'Send for approval');
  await expectDescription('Drop 2', 'Field is required', 'combobox');
});
