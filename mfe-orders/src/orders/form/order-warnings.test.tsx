import { screen, waitFor, within } from '@testing-library/react';
import type { OrderPreviewInput } from 'shared-contracts/orders/orders';
import { errorReply, findAccessibilityViolations, type Replies } from 'shared-ui/testing';
import { completeOrder, renderNewOrder } from '../testing/new-order.tsx';
import { expectDescription, findStep, press } from '../testing/order-form.ts';
import { order, START } from '../testing/orders.fixtures.ts';

const late = {
  code: 'lateArrival',
  field: 'deliveryTo',
  params: { stop: 1, at: START + 36_000, to: START + 18_000, minutes: 300 },
};
const overload = { code: 'overload', field: 'vehicleTypeIds', params: {} };
const preview = {
  distance: '137.456',
  cost: '12371.04',
  currency: 'LKR',
  estimated: true,
  apart: [],
  warnings: [overload, late],
};
const toError = ({ field, ...error }: typeof late | typeof overload) => [field, { message: '', ...error }] as const;
const LATE_TEXT = 'Kandy Depot: a vehicle arrives at 01.12.2030 21:30 at the earliest, after the window.';

async function openLocations(replies: Replies) {
  const view = renderNewOrder({ 'POST orders/preview': () => preview, ...replies }, completeOrder);
  for (const name of ['Schedule', 'Cargo', 'Location']) {
    await press(view.user, 'Next');
    await findStep(name);
  }
  return view;
}

test('warns of an order that can probably not be carried, while it is entered', async () => {
  const inputs: OrderPreviewInput[] = [];
  const { baseElement } = await openLocations({
    'POST orders/preview': ({ body }) => (inputs.push(body as OrderPreviewInput), preview),
  });
  expect(await screen.findByText(LATE_TEXT)).toBeVisible();
  expect(screen.getByText('The cargo is more than any of the requested vehicle types can carry.')).toBeVisible();
  expect(inputs.at(-1)).toMatchObject({
    vehicleTypeIds: completeOrder.vehicleTypeIds,
    deliveryTo: completeOrder.deliveryTo,
    cargoItems: [{ quantity: 10 }],
  });
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

/** Wants warnings to be acknowledged. */
const createStageReply = (bodies: unknown[]): Replies => ({
  'PATCH orders/:id/stage': ({ body }) => {
    bodies.push(body);
    if ((body as { reason?: string }).reason)
      return { ...order({ stage: 'pendingValidation' }), stageOutcome: 'changed' };
    const fields = {
      ...Object.fromEntries([toError(overload), toError(late)]),
      acknowledgedWarnings: { code: 'required', message: '' },
    };
    return errorReply(422, 'invalid', { fields });
  },
});

test('sends an order despite its warnings with a reason', async () => {
  const bodies: unknown[] = [];
  const { user, router } = await openLocations(createStageReply(bodies));
  await press(user, 'Send for approval');
  const dialog = within(await screen.findByRole('dialog', { name: 'Send despite warnings' }));
  expect(dialog.getByText(LATE_TEXT)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The customer waits');
  await user.click(dialog.getByRole('button', { name: 'Send despite warnings' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/order-1'));
  expect(bodies).toEqual([
    { stage: 'pendingValidation' },
    {
      stage: 'pendingValidation',
      acknowledgedWarnings: expect.arrayContaining(['overload', 'lateArrival']),
      reason: 'The customer waits',
    },
  ]);
});

test('without a reason the order stays saved, and the warnings are at their fields', async () => {
  const bodies: unknown[] = [];
  const { user, router } = await openLocations(createStageReply(bodies));
  await press(user, 'Send for approval');
  const dialog = within(await screen.findByRole('dialog', { name: 'Send despite warnings' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await findStep('General info');
  await expectDescription('Vehicle types', 'None of these vehicle types can carry the cargo', 'combobox');
  expect(router.state.location.pathname).toBe('/order/new');
  expect(bodies).toHaveLength(1);
});

test('an order that is blocked shows why at its fields', async () => {
  const { user } = await openLocations({
    'PATCH orders/:id/stage': () => errorReply(422, 'invalid', { fields: Object.fromEntries([toError(late)]) }),
  });
  await press(user, 'Send for approval');
  await findStep('Schedule');
  await expectDescription('Delivery to', 'A vehicle can’t arrive by then');
  expect(screen.queryByRole('dialog')).toBeNull();
});
