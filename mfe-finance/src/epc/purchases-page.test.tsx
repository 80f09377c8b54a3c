import { screen, waitFor, within } from '@testing-library/react';
import type { EpcSettings } from 'shared-contracts/finance/epc-purchases';
import { errorReply, findAccessibilityViolations, renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import PurchasesPage from './purchases-page.tsx';
import { testPurchase } from './testing/purchase.fixtures.ts';

const LIST = 'GET v1/epc/purchases';
const settings: EpcSettings = {
  sellerName: '',
  sellerAddress: '1 Harbour Street',
  sellerTaxNumber: '999-7000',
  paymentDetails: 'Bank of Ceylon',
  taxPercentage: '18.00',
  paymentDays: 14,
  counting: 'atOnce',
  expiryMonths: null,
  warningDays: 14,
};
const renderPage = (replies: Replies = {}, url = '/') =>
  renderScreen(<PurchasesPage />, {
    url,
    user: testUsers.root,
    replies: {
      [LIST]: () => ({
        items: [testPurchase(), testPurchase({ id: 'p-2', number: 'EPC-2026-00011', state: 'paid' })],
        total: 2,
        page: 1,
        limit: 20,
      }),
      'GET v1/epc/settings': () => settings,
      ...replies,
    },
  });

test('root marks a purchase as paid by the reference of its payment', async () => {
  const sent: unknown[] = [];
  const { user, notices, baseElement } = renderPage({
    'POST v1/epc/purchases/p-1/pay': ({ body }) => (sent.push(body), testPurchase({ state: 'paid' })),
  });
  await screen.findByText('EPC-2026-00012');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Mark as paid/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark EPC-2026-00012 as paid' }));
  await user.type(dialog.getByRole('textbox', { name: /^Payment reference/ }), 'BOC 4711');
  await user.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  await waitFor(() => expect(notices).toEqual(['Purchase marked as paid']));
  expect(sent).toEqual([{ reference: 'BOC 4711' }]);
});

test('root ends a purchase with a reason, or sees why that is not possible', async () => {
  const sent: unknown[] = [];
  const { user } = renderPage(
    { 'POST v1/epc/purchases/p-1/close': ({ body }) => (sent.push(body), errorReply(409, 'creditsUsed')) },
    '/?dialog=close.p-1',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'End purchase EPC-2026-00012 unpaid' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Outcome/ }), 'Payment failed');
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Rejected by the bank');
  await user.click(dialog.getByRole('button', { name: 'End purchase' }));
  expect(await screen.findByText('Trips have used credits of this purchase, so it can’t be ended')).toBeVisible();
  expect(sent).toEqual([{ state: 'failed', reason: 'Rejected by the bank' }]);
});

test('root sets the terms of sale', async () => {
  const sent: unknown[] = [];
  const { user, notices } = renderPage({
    'PATCH v1/epc/settings': ({ body }) => (sent.push(body), settings),
  });
  await user.click(await screen.findByRole('button', { name: 'Terms of sale' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Terms of sale' }));
  await user.selectOptions(await dialog.findByRole('combobox', { name: /^Credits count/ }), 'From the payment');
  await user.type(dialog.getByRole('textbox', { name: /^Months until credits expire/ }), '12');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(notices).toEqual(['Terms of sale saved']));
  expect(sent).toEqual([{ ...settings, taxPercentage: '18', counting: 'whenPaid', expiryMonths: 12 }]);
});
