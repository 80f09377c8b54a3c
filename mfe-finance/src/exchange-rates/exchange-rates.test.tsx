import { screen, waitFor, within } from '@testing-library/react';
import type { ExchangeRate } from 'shared-contracts/finance/exchange-rates';
import {
  findAccessibilityViolations,
  getTableWidth,
  MAX_TABLE_WIDTH,
  renderScreen,
  type Replies,
  testUsers,
} from 'shared-ui/testing';
import ExchangeRatesPage from './exchange-rates-page.tsx';

const rate: ExchangeRate = {
  id: 'r-1',
  day: '2026-11-20',
  base: 'EUR',
  quote: 'LKR',
  rate: '350.5',
  source: 'manual',
  reason: 'Our bank',
  isShared: false,
  createdBy: 'ann',
  createdAt: 1_795_168_800,
};
const toPage = <T,>(items: T[]) => ({ items, total: items.length, page: 1, limit: 20 });
const renderPage = (replies: Replies = {}) =>
  renderScreen(<ExchangeRatesPage />, {
    user: testUsers.cargoOwner,
    replies: { 'GET exchange-rates': () => toPage([rate]), ...replies },
  });

test('lists rates with their source, and enters one with a reason', async () => {
  const sent: unknown[] = [];
  const { user, notices, baseElement } = renderPage({ 'POST exchange-rates': ({ body }) => (sent.push(body), rate) });
  const row = within(await screen.findByRole('row', { name: /20\.11\.2026/ }));
  for (const text of ['1 EUR = 350.5 LKR', 'Entered', 'Our bank', 'ann']) expect(row.getByText(text)).toBeVisible();
  expect(getTableWidth()).toBeLessThanOrEqual(MAX_TABLE_WIDTH);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Enter rate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter rate' }));
  await user.type(dialog.getByLabelText(/^Currency/), 'usd');
  await user.type(dialog.getByLabelText(/^In/), 'usd');
  await user.type(dialog.getByLabelText(/^Rate/), '0');
  await user.type(dialog.getByLabelText(/^Reason/), 'Our bank');
  await user.click(dialog.getByRole('button', { name: 'Enter rate' }));
  await waitFor(() => expect(dialog.getByLabelText(/^In/)).toBeInvalid());
  expect(dialog.getByLabelText(/^Rate/)).toBeInvalid();
  await user.clear(dialog.getByLabelText(/^In/));
  await user.type(dialog.getByLabelText(/^In/), 'lkr');
  await user.type(dialog.getByLabelText(/^Rate/), '.5');
  await user.click(dialog.getByRole('button', { name: 'Enter rate' }));
  await waitFor(() => expect(notices).toEqual(['Rate saved']));
  expect(sent).toEqual([
    { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), base: 'USD', quote: 'LKR', rate: '0.5', reason: 'Our bank' },
  ]);
});

test('imports a file, and shows what was new', async () => {
  const { user } = renderPage({
    'POST exchange-rates/imports': () => ({
      imported: 30,
      unchanged: 2,
      firstDay: '2026-11-19',
      lastDay: '2026-11-20',
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Import rates' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import rates' }));
  await user.upload(dialog.getByLabelText('File with exchange rates'), new File(['<'], 'eurofxref-daily.xml'));
  expect(await dialog.findByText('30 new rates from 19.11.2026 to 20.11.2026; 2 unchanged.')).toBeVisible();
});
