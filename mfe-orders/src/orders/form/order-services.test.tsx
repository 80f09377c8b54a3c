import { screen, waitFor, within } from '@testing-library/react';
import type { OrderPreview } from 'shared-contracts/orders/orders';
import { findAccessibilityViolations, renderScreen } from 'shared-ui/testing';
import OrderPage from '../detail/order-page.tsx';
import { completeOrder, renderNewOrder } from '../testing/new-order.tsx';
import { chooseOption, enterText, press } from '../testing/order-form.ts';
import { order } from '../testing/orders.fixtures.ts';

const preview: OrderPreview = {
  distance: '137.456',
  cost: '12371.04',
  currency: 'LKR',
  estimated: true,
  apart: [],
  warnings: [],
  services: [
    { name: 'Tail lift', unit: 'stop', rate: '1500.00' },
    { name: 'Second driver', unit: 'hour', rate: '333.33' },
  ],
};

test('requests services of the contract, which the preview and the order include', async () => {
  const previewed: unknown[] = [];
  let sent: unknown;
  const { user, baseElement } = renderNewOrder(
    {
      'POST orders/preview': ({ body }) => (previewed.push(body), preview),
      'POST orders': ({ body }) => ((sent = body), order()),
    },
    completeOrder,
  );
  await user.click(await screen.findByRole('button', { name: 'Add service' }));
  expect(screen.getByRole('option', { name: 'Second driver: 333.33 LKR per hour' })).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'Tail lift');
  await enterText(user, 'Quantity', '2');
  const services = [{ name: 'Tail lift', quantity: '2' }];
  await waitFor(() => expect(previewed.at(-1)).toMatchObject({ services }));
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await press(user, 'Save and continue later');
  await waitFor(() => expect(sent).toMatchObject({ services }));
});

test('marks a requested service missing in the contract, and shows when it has none', async () => {
  const first = renderNewOrder(
    { 'POST orders/preview': () => preview },
    { ...completeOrder, services: [{ name: 'Escort', quantity: '1' }] },
  );
  expect(await screen.findByRole('option', { name: 'Escort (not in the contract)' })).toBeInTheDocument();
  first.unmount();
  const { user } = renderNewOrder({ 'POST orders/preview': () => ({ ...preview, services: [] }) });
  expect(screen.queryByText('The contract has no services on request.')).toBeNull();
  await chooseOption(user, 'Partner', 'Lanka Transporters');
  await chooseOption(user, 'Contract', 'Lanka 2030');
  expect(await screen.findByText('The contract has no services on request.')).toBeVisible();
});

test('the page of the order lists them', async () => {
  renderScreen(<OrderPage />, {
    url: '/orders/order-1',
    path: '/orders/:id',
    replies: {
      'GET orders/:id': () => order({ services: [{ name: 'Tail lift', quantity: '2' }] }),
      'GET orders/:id/timeline': () => ({ items: [] }),
    },
  });
  const general = within(await screen.findByRole('region', { name: 'General info' }));
  expect(general.getByText('Tail lift × 2')).toBeVisible();
});
